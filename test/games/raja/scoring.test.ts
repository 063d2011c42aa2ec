import { describe, expect, test } from 'vitest';
import { GOLD_BY_RANK } from '../../../shared/games/raja/board.ts';
import { NAMES } from '../../../shared/games/raja/notation.ts';
import { given, road, type Table } from './table.ts';

/** Ada takes the last turn of a round that scores Kota, and nobody gives anything up. */
const scored = (text: string, options = '{}'): Table =>
  given(`
    ${text}
    maharaja: kota
    tasks: gold[]
    options: ${options}`).when('ada', 'button:end');

describe('Points', () => {
  test('an architect, a house and a small palace give 1 point, a great palace 3, as in the booklet', () => {
    // Tommaso has only his architect there, Maria a house, and Anna her architect, 2 houses, a
    // small palace and the great one.
    given(`
      > ada $5 in kota, duke: turned gold gold
      ben $5, merchant
      cleo $5 in kota, builder
      kota: houses ben 1 cleo 2, great cleo, small cleo`).scores('kota', 1, 1, 7);
  });

  test('come only from what stands in that city', () => {
    given(`
      > ada $5 in ajmer, duke: turned gold gold
      ben $5, merchant
      ajmer: houses ben 3
      #5 ben
      #4 ada`)
      .scores('kota', 0, 0)
      .scores('ajmer', 1, 3);
  });

  test('the Priest’s small palaces give 2 points, and the great one still 3', () => {
    given(`
      > ada $5, priest: turned gold gold
      ben $5, merchant
      kota: houses ada 1, great ada, small ada ben ada ben`).scores('kota', 8, 2);
  });

  test('RJ-7: the Priest is whoever holds the card at the scoring', () => {
    given(`
      > ada $5, merchant: turned character gold
      ben $5, priest: played gold gold
      kota: small ada ada ben
      maharaja: kota
      used: merchant`)
      .when('ada', 'action:gold')
      .when('ada', 'action:character', 'character:3')
      .when('ben', 'character:1')
      .when('ada', 'button:end')
      .scored([4, 1], [10, 5]);
  });

  test('RJ-15: neutral palaces give nothing to anybody', () => {
    given(`
      > ada $5, duke: turned gold gold
      ben $5, merchant
      kota: small neutral ada
      options: {"neutralPalaces":true}`).scores('kota', 1, 0);
  });

  test('RJ-1: an architect in the starting city gives nothing, because it has no governor', () => {
    const { state } = given('> ada $5, duke: turned gold gold\nben $5, merchant');
    expect(state.track).not.toContain('chittor');
    expect(state.architects).toEqual(['chittor', 'chittor']);
  });
});

describe('Payments', () => {
  test.each([2, 3, 4, 5])('%i players are paid by rank', (seats) => {
    const held = ['builder', 'duke', 'merchant', 'priest', 'traveller'];
    const rows = held.slice(0, seats).map((character, seat) => {
      return `${seat === 0 ? '> ' : ''}${NAMES[seat]} $0, ${character}: played gold gold`;
    });
    const points = held.slice(0, seats).map((_, seat) => seat + 1);
    const houses = points.map((count, seat) => `${NAMES[seat]} ${count}`).join(' ');
    scored(`${rows.join('\n')}\nkota: houses ${houses}`).scored(
      points,
      (GOLD_BY_RANK[seats] as number[]).toReversed(),
    );
  });

  test('a player without points gets nothing, even if a payment is left', () => {
    scored(`
      > ada $0, builder: played gold gold
      ben $0, duke: played gold gold
      cleo $0, priest: played gold gold
      kota: houses ben 1 cleo 2`)
      .scored([0, 1, 2], [0, 7, 11])
      .gold('ada', 0)
      .gold('ben', 7)
      .gold('cleo', 11);
  });

  test('nobody is paid where nobody has points', () => {
    scored('> ada $0, builder: played gold gold\nben $0, duke: played gold gold').scored(
      [0, 0],
      [0, 0],
    );
  });

  test('RJ-24: the lower character at the moment of scoring wins a tie', () => {
    scored(`
      > ada $0, builder: played gold gold
      ben $0, priest: played gold gold
      cleo $0, duke: played gold gold
      kota: houses ada 2 ben 2 cleo 2`).scored([2, 2, 2], [3, 7, 11]);
    given(`
      > ada $0, builder: turned character gold
      ben $0, priest: played gold gold
      kota: houses ada 2 ben 2
      maharaja: kota`)
      .when('ada', 'action:gold')
      .when('ada', 'action:character', 'character:1')
      .when('ada', 'button:end')
      .scored([2, 2], [10, 5]);
  });
});

describe('The 5 gold for being alone', () => {
  const one = (kota: string, ben = 'ben $0, duke: played gold gold', options = '{}') =>
    scored(`> ada $0, builder: played gold gold\n${ben}\n${kota}`, options);

  test('go to the only player with an architect or a building in the city', () => {
    one('kota: houses ada 1').scored([1, 0], [15, 0], 'ada').gold('ada', 15);
    one('kota: small ada').scored([1, 0], [15, 0], 'ada');
    one('kota: great ada').scored([3, 0], [15, 0], 'ada');
    one('', 'ben $0 in kota, duke: played gold gold').scored([0, 1], [0, 15], 'ben');
  });

  test.each([
    ['an architect', 'kota: houses ada 4', 'ben $0 in kota, duke: played gold gold'],
    ['a house', 'kota: houses ada 4 ben 1', undefined],
    ['a small palace', 'kota: houses ada 4, small ben', undefined],
    ['the great palace', 'kota: houses ada 4, great ben', undefined],
  ])('are lost if another player has %s there', (_, kota, ben) => {
    expect(one(kota, ben).events).toContainEqual(
      expect.objectContaining({ type: 'scored', alone: null }),
    );
  });

  test('RJ-20: are not lost because of neutral palaces', () => {
    one('kota: houses ada 1, small neutral', undefined, '{"neutralPalaces":true}').scored(
      [1, 0],
      [15, 0],
      'ada',
    );
  });
});

describe('The booklet’s round of four players', () => {
  test('RJ-4, RJ-3, RJ-28: Anna 4, Bob 5, Chris 6 and Diana 1 points are paid 6, 9, 12 and 3 gold', () => {
    // RJ-28: city A is Kota and city D is Jaipur. The city is empty, the roads are open, and Diana
    // is fourth.
    const table = given(`
      ada $15, duke
      ben $15, priest
      cleo $15, entrepreneur
      dan $15, builder
      ${road('chittor', 'kota', 'ada ben', 'cleo dan')}
      ${road('kota', 'jaipur', 'dan', 'dan')}
      ${road('chittor', 'udaipur', 'ben ada', 'cleo')}
      track: . . bikaner udaipur jaipur jaisalmer jodhpur ajmer kota
      maharaja: kota
      round: 1`)
      .chooseActions('ada', 'palaceAndHouse', 'gold')
      .chooseActions('ben', 'palaceAndHouse', 'moveHouse')
      .chooseActions('cleo', 'twoHouses', 'twoHouses')
      .chooseActions('dan', 'palaceAndHouse', 'track');

    // Anna builds a house in a village, goes to A and builds the great palace.
    table
      .when('ada', 'action:gold')
      .when('ada', 'action:palaceAndHouse', 'village:12')
      .when('ada', 'city:kota')
      .when('ada', 'action:palaceAndHouse', 'site:great')
      .when('ada', 'button:end')
      .scores('kota', 4, 0, 0, 0);

    // RJ-3: Bob builds a small palace and a house, and moves another house to A.
    table
      .when('ben', 'city:kota')
      .when('ben', 'action:palaceAndHouse', 'site:small')
      .when('ben', 'action:palaceAndHouse', 'city:kota')
      .when('ben', 'action:moveHouse', 'house:6', 'city:kota')
      .when('ben', 'button:end')
      .scores('kota', 4, 5, 0, 0);

    // Chris builds four houses in A, and one more as Entrepreneur.
    table.when('cleo', 'city:kota');
    for (let house = 0; house < 4; house++) table.when('cleo', 'action:twoHouses', 'city:kota');
    table
      .when('cleo', 'power:5', 'city:kota')
      .when('cleo', 'button:end')
      .scores('kota', 4, 5, 6, 0);

    // Diana builds the great palace and a house in D for 10, moves D down two, and comes back to A.
    table.when('dan', 'city:kota').when('dan', 'city:jaipur');
    const before = Number(table.state.purse.gold[3]);
    table
      .when('dan', 'action:palaceAndHouse', 'site:great')
      .when('dan', 'action:palaceAndHouse', 'city:jaipur')
      .gold('dan', before - 10)
      .when('dan', 'action:track', 'governor:jaipur')
      .when('dan', 'city:kota')
      .scores('kota', 4, 5, 6, 1)
      .when('dan', 'button:end')
      .scored([4, 5, 6, 1], [6, 9, 12, 3])
      // D is the next city, and its governor goes to the box above the highest one, with the number
      // 2.
      .emits({ type: 'round', round: 2, city: 'jaipur', box: 9 })
      .then('maharaja: jaipur');
  });
});
