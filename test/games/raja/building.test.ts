// House and Two houses, and Gold and Quarry, which pay for them and supply them.
import { describe, expect, test } from 'vitest';
import { given, road, type Table } from './table.ts';

const turn = (ada: string, ...more: string[]) =>
  given([`> ada ${ada}`, 'ben $5, priest', 'cleo $5, duke', ...more].join('\n'));

describe('House', () => {
  test('costs 1 gold in any village, wherever the architect is', () => {
    turn('$5 in kota, builder: turned house gold', '#0 ben')
      .when('ada', 'action:house', 'village:0')
      .emits({ type: 'built', seat: 0, at: 0, free: false })
      .emits({ type: 'paid', seat: 0, to: null, gold: 1 })
      .then('#0 ben ada')
      .gold('ada', 4)
      .houses('ada', 5, 14)
      .unfinished(1)
      .mayNot('ada', 'action:house', 'village:1');
  });

  test('may stand in the city where the architect is', () => {
    turn('$5 in kota, builder: turned house gold')
      .refuses('ada', ['action:house', 'city:ajmer'], 'architectElsewhere')
      .when('ada', 'action:house', 'city:kota')
      .then('kota: houses ada 1')
      .gold('ada', 4);
  });

  test('may stand in a city without limit', () => {
    turn('$5 in kota, builder: turned house gold', 'kota: houses ada 5 ben 12 cleo 9')
      .when('ada', 'action:house', 'city:kota')
      .then('kota: houses ada 6 ben 12 cleo 9');
  });

  test('RJ-1: cannot stand in the starting city', () => {
    turn('$15, builder: turned palaceAndHouse house')
      .refuses('ada', ['action:house', 'city:chittor'], 'startCity')
      .refuses('ada', ['action:palaceAndHouse', 'site:great'], 'startCity')
      .refuses('ada', ['action:palaceAndHouse', 'site:small'], 'startCity')
      .refuses('ada', ['action:palaceAndHouse', 'city:chittor'], 'startCity');
  });

  test('is one of two in a village, or of one in a game of two players', () => {
    turn('$5, builder: turned house gold', '#0 ben cleo').refuses(
      'ada',
      ['action:house', 'village:0'],
      'villageFull',
    );
    given('> ada $5, builder: turned house gold\nben $5, priest\n#0 ben')
      .refuses('ada', ['action:house', 'village:0'], 'villageFull')
      .may('ada', 'action:house', 'village:1');
  });

  test('RJ-26: may share a village with another house of its owner', () => {
    turn('$5, builder: turned house gold', '#0 ada')
      .when('ada', 'action:house', 'village:0')
      .then('#0 ada ada');
  });

  test('RJ-18: comes from the supply and never from the quarry', () => {
    turn('$5, builder: supply 0, turned house gold')
      .offers('ada', ['action:house'], [])
      .refuses('ada', ['action:house', 'village:0'], 'noHouse')
      .unfinished(2);
  });

  test('cannot be built without gold', () => {
    turn('$0, builder: turned house gold')
      .refuses('ada', ['action:house', 'village:0'], 'tooDear')
      .when('ada', 'action:gold')
      .when('ada', 'action:house', 'village:0')
      .gold('ada', 1);
  });
});

describe('Two houses', () => {
  const two = (...more: string[]) => turn('$5 in kota, builder: turned twoHouses gold', ...more);

  test('RJ-35: one stands in a city and the other in a village, for 1 gold each, in either order', () => {
    two()
      .when('ada', 'action:twoHouses', 'city:kota')
      .then('tasks: twoHouses[house] gold')
      .when('ada', 'action:twoHouses', 'village:3')
      .then('tasks: twoHouses[] gold\nkota: houses ada 1\n#3 ada')
      .gold('ada', 3);
    two()
      .when('ada', 'action:twoHouses', 'village:3')
      .refuses('ada', ['action:twoHouses', 'village:4'], 'cityOnly')
      .when('ada', 'action:twoHouses', 'city:kota')
      .then('tasks: twoHouses[] gold\nkota: houses ada 1\n#3 ada');
  });

  test('both may stand in one city or in two', () => {
    two()
      .when('ada', 'action:twoHouses', 'city:kota')
      .when('ada', 'action:twoHouses', 'city:kota')
      .unfinished(1);
    two(road('kota', 'ajmer', 'ada', 'ada'))
      .when('ada', 'action:twoHouses', 'city:kota')
      .when('ada', 'city:ajmer')
      .refuses('ada', ['action:twoHouses', 'city:kota'], 'architectElsewhere')
      .when('ada', 'action:twoHouses', 'city:ajmer')
      .then('kota: houses ada 1\najmer: houses ada 1')
      .unfinished(1);
  });

  test('RJ-26: one house alone leaves the action partly done', () => {
    two().when('ada', 'action:twoHouses', 'village:3').when('ada', 'action:gold').unfinished(1);
  });

  // Each Two houses needs one house in a city, and the rules may decide which one only when both
  // are done.
  const orders = ['c', 'v'].flatMap((a) =>
    ['c', 'v'].flatMap((b) => ['c', 'v'].flatMap((c) => ['c', 'v'].map((d) => a + b + c + d))),
  );
  test.each(orders)(
    'RJ-31: two such actions are carried out side by side in the order %s',
    (order) => {
      const table = turn('$9 in kota, builder: turned twoHouses twoHouses');
      let [inCity, inVillage] = [0, 0];
      for (const place of order) {
        const at = place === 'c' ? 'city:kota' : `village:${inVillage}`;
        if (place === 'v' && inVillage === 2) {
          table.refuses('ada', ['action:twoHouses', at], 'cityOnly');
          return;
        }
        table.when('ada', 'action:twoHouses', at);
        if (place === 'c') inCity++;
        else inVillage++;
        table.unfinished(2 - Math.min(Math.floor((inCity + inVillage) / 2), inCity));
      }
      table.offers('ada', ['action:twoHouses'], []);
    },
  );

  test('RJ-31: three such actions, one by a token, allow four houses in cities and then two in villages', () => {
    const table = turn(
      '$9 in kota, builder: tokens 1, turned twoHouses twoHouses',
      'options: {"yogi":true}',
    ).when('ada', 'token', 'action:twoHouses');
    const house = (at: string): Table => table.when('ada', 'action:twoHouses', at);
    for (let count = 0; count < 4; count++) house('city:kota');
    table.unfinished(1);
    house('village:0').unfinished(1);
    house('village:1').unfinished(0).gold('ada', 3);
  });
});

describe('Gold and Quarry', () => {
  test('Gold brings 2 gold from the bank', () => {
    turn('$5, builder: turned gold gold')
      .when('ada', 'action:gold')
      .emits({ type: 'received', seat: 0, gold: 2, for: 'action' })
      .when('ada', 'action:gold')
      .gold('ada', 9)
      .offers('ada', ['action:gold'], [])
      .unfinished(0);
  });

  test('a Quarry brings two houses, which may be built at once or later', () => {
    turn('$5, builder: supply 0, turned quarry house')
      .houses('ada', 0, 20)
      .when('ada', 'action:quarry')
      .emits({ type: 'quarried', seat: 0, houses: 2 })
      .houses('ada', 2, 18)
      .gold('ada', 5)
      .when('ada', 'action:house', 'village:2')
      .unfinished(0);
  });

  test('RJ-5: a Quarry with one house left brings it and is not carried out in full', () => {
    turn('$5, builder: supply 19, turned quarry gold')
      .when('ada', 'action:quarry')
      .emits({ type: 'quarried', seat: 0, houses: 1 })
      .houses('ada', 20, 0)
      .when('ada', 'action:gold')
      .offers('ada', ['action:quarry'], [])
      .unfinished(1)
      .endTurn('ada')
      .emits({ type: 'gaveUp', seat: 0, actions: ['quarry'] })
      .gold('ben', 7);
  });

  test('RJ-5: a Quarry without houses cannot be carried out', () => {
    turn('$5, builder: supply 20, turned quarry quarry')
      .offers('ada', ['action:quarry'], [])
      .unfinished(2);
  });

  test('RJ-5: the second of two Quarries with three houses left is not carried out in full', () => {
    turn('$5, builder: supply 17, turned quarry quarry')
      .when('ada', 'action:quarry')
      .unfinished(1)
      .when('ada', 'action:quarry')
      .houses('ada', 20, 0)
      .unfinished(1);
  });
});

test('House: a house that one action built does not count for another action', () => {
  const table = turn('$9 in kota, builder: turned house twoHouses').when(
    'ada',
    'action:house',
    'city:kota',
  );
  table.then('tasks: house[] twoHouses').unfinished(1);
  expect(table.events.map(({ type }) => type)).toEqual(['paid', 'built']);
});
