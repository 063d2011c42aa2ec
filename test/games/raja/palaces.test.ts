// Palaces, and the action Palace and house.
import { describe, test } from 'vitest';
import { given } from './table.ts';

const turn = (ada: string, ...more: string[]) =>
  given([`> ada ${ada}`, 'ben $5, priest', 'cleo $5, duke', ...more].join('\n'));

describe('Palace', () => {
  const build = (gold: number, ...more: string[]) =>
    turn(`$${gold} in kota, merchant: turned palace gold`, ...more);

  test('RJ-33: costs 12 gold and stands on the great or a small site in the city of the architect', () => {
    build(12)
      .offers('ada', ['action:palace'], ['site:great', 'site:small'])
      .when('ada', 'action:palace', 'site:great')
      .emits({ type: 'palace', seat: 0, city: 'kota', great: true })
      .emits({ type: 'paid', seat: 0, to: null, gold: 12 })
      .then('kota: great ada')
      .gold('ada', 0)
      .palaces('ada', 6);
    build(13).when('ada', 'action:palace', 'site:small').then('kota: small ada').gold('ada', 1);
  });

  test('cannot be built for 11 gold', () => {
    build(11)
      .refuses('ada', ['action:palace', 'site:great'], 'tooDear')
      .when('ada', 'action:gold')
      .when('ada', 'action:palace', 'site:great')
      .gold('ada', 1);
  });

  test('is one of one great and six small palaces in a city', () => {
    build(30, 'kota: great ben')
      .refuses('ada', ['action:palace', 'site:great'], 'greatTaken')
      .may('ada', 'action:palace', 'site:small');
    build(30, 'kota: great ada').refuses('ada', ['action:palace', 'site:great'], 'greatTaken');
    build(30, 'kota: small ben ben cleo cleo ada').may('ada', 'action:palace', 'site:small');
    build(30, 'kota: small ben ben cleo cleo ada ben')
      .refuses('ada', ['action:palace', 'site:small'], 'sitesFull')
      .may('ada', 'action:palace', 'site:great');
    build(30, 'kota: great ben, small ben ben cleo cleo ada ben').offers(
      'ada',
      ['action:palace'],
      [],
    );
  });

  test('RJ-18: cannot be built by a player who has built all of them', () => {
    build(30, 'ajmer: small ada ada ada ada', 'jaipur: small ada ada ada')
      .palaces('ada', 0)
      .refuses('ada', ['action:palace', 'site:great'], 'noPalace')
      .unfinished(2);
  });

  test('costs the Builder 9 gold', () => {
    turn('$9 in kota, builder: turned palace gold')
      .when('ada', 'action:palace', 'site:great')
      .gold('ada', 0);
    turn('$8 in kota, builder: turned palace gold').refuses(
      'ada',
      ['action:palace', 'site:great'],
      'tooDear',
    );
  });

  test('RJ-7: costs 9 gold as long as the player holds the Builder', () => {
    const text = (held: string) => `$30 in kota, ${held}: turned palace character`;
    turn(text('merchant'))
      .when('ada', 'action:character', 'character:6')
      .when('ada', 'action:palace', 'site:great')
      .gold('ada', 21);
    turn(text('builder'))
      .when('ada', 'action:character', 'character:2')
      .when('ada', 'action:palace', 'site:great')
      .gold('ada', 18);
  });
});

describe('Palace and house', () => {
  const both = (ada = '$13 in kota, merchant', ...more: string[]) =>
    turn(`${ada}: turned palaceAndHouse gold`, ...more);

  test('costs 12 and 1 gold, in either order', () => {
    both()
      .when('ada', 'action:palaceAndHouse', 'site:great')
      .then('tasks: palaceAndHouse[house] gold')
      .when('ada', 'action:palaceAndHouse', 'city:kota')
      .then('tasks: palaceAndHouse[] gold\nkota: houses ada 1, great ada')
      .gold('ada', 0);
    both()
      .when('ada', 'action:palaceAndHouse', 'village:9')
      .then('tasks: palaceAndHouse[palace] gold')
      .mayNot('ada', 'action:palaceAndHouse', 'village:8')
      .when('ada', 'action:palaceAndHouse', 'site:small')
      .unfinished(1)
      .gold('ada', 0);
  });

  test('costs the Builder 9 and 1 gold', () => {
    both('$10 in kota, builder')
      .when('ada', 'action:palaceAndHouse', 'site:great')
      .when('ada', 'action:palaceAndHouse', 'city:kota')
      .gold('ada', 0);
  });

  test('RJ-26: may be split by a journey', () => {
    both('$13, merchant', '#4 ada')
      .when('ada', 'action:palaceAndHouse', 'village:5')
      .when('ada', 'city:kota')
      .when('ada', 'action:palaceAndHouse', 'site:great')
      .then('kota: great ada')
      .unfinished(1);
  });

  test('RJ-26: chosen twice it allows both villages of a road first, then two palaces', () => {
    turn('$26, merchant: turned palaceAndHouse palaceAndHouse')
      .refuses('ada', ['city:kota'], 'noVillages')
      .when('ada', 'action:palaceAndHouse', 'village:4')
      .when('ada', 'action:palaceAndHouse', 'village:5')
      .unfinished(2)
      .offers('ada', ['action:palaceAndHouse'], [])
      .when('ada', 'city:kota')
      .when('ada', 'action:palaceAndHouse', 'site:great')
      .unfinished(1)
      .when('ada', 'action:palaceAndHouse', 'site:small')
      .unfinished(0)
      .gold('ada', 0);
  });
});
