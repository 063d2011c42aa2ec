// Building houses and improving them later.
import { describe, expect, test } from 'vitest';
import { cardsInBox } from '../../../shared/games/landlord/cards/deck.ts';
import { first } from '../../../shared/games/landlord/editions/index.ts';
import { rules as landlord } from '../../../shared/games/landlord/rules.ts';
import { given } from './table.ts';

describe('LL-1: the box', () => {
  test('has two Flat roofs: 109 cards, and 110 with the jail', () => {
    expect(cardsInBox(first)).toHaveLength(109);
    expect(first.deck).toMatchObject({ roof: 21, roofRenovation: 3, dormer: 3, flatRoof: 2 });
    expect(first.deck).toMatchObject({ cellar: 3 });
    expect(first.deck).toMatchObject({ squatters: 4, student: 5, move: 11, police: 5, lunatic: 1 });
  });
});

describe('LL-33: a house is built in one go', () => {
  const HAND = `
    > ada $5: roof dormer murder student student
    ben $5: police
    #0 ben 1 roof: 1 single`;

  test('the player lays floors one by one, face down, and a roof closes them', () => {
    const table = given(HAND)
      .when('ada', 'card:murder', 'site:floor')
      .asks('ada', 'build')
      .hand('ada', 'roof', 'dormer', 'student', 'student')
      .then('site: murder')
      .when('ada', 'card:student', 'site:floor')
      .when('ada', 'card:roof', 'site:roof')
      .emitsTypes('built')
      .asks('ada', 'play')
      .then('#1 ada 2 roof:')
      .without('site')
      .hand('ada', 'dormer', 'student')
      .rent('ada', 2);
    expect(table.state.houses[1]?.floors).toEqual(['murder', 'student']);
    expect(table.view('ada').houses[1]?.floors).toEqual(['murder', 'student']);
    expect(table.view('ben').houses[1]?.floors).toEqual(['?', '?']);
    expect(table.view(null).houses[1]?.floors).toEqual(['?', '?']);
  });

  test('the player may take the floors back freely', () => {
    given(HAND)
      .when('ada', 'card:murder', 'site:floor')
      .when('ada', 'card:student', 'site:floor')
      .when('ada', 'button:cancel')
      .emitsTypes('tookBack')
      .asks('ada', 'play')
      .without('site')
      .hand('ada', 'roof', 'dormer', 'murder', 'student', 'student')
      .then('discards:');
  });

  test('the player may play no other card in between', () => {
    given(HAND)
      .when('ada', 'card:student', 'site:floor')
      .offers('ada', ['card:student'], ['site:floor'])
      .offers('ada', ['card:murder'], ['site:floor'])
      .mayNot('ada', 'button:collect')
      .mayNot('ada', 'button:market');
  });

  test('nobody else sees which card is a floor', () => {
    const table = given(HAND).when('ada', 'card:murder', 'site:floor');
    expect(table.eventsFor('ben')).toEqual([{ type: 'laid', seat: 0, card: '?' }]);
    expect(table.view('ben').site).toEqual({ seat: 0, floors: ['?'] });
    expect(table.view('ada').site).toEqual({ seat: 0, floors: ['murder'] });
    // Neither the first floor nor the following ones are visible.
    for (const { state } of [given(HAND), table]) {
      const card = state.site ? 'student' : 'murder';
      const { disclosures } = landlord.play(state, 0, { type: 'floor', card });
      expect(disclosures).toContainEqual({ to: 'all', what: { type: 'floor' } });
      expect(JSON.stringify(disclosures.filter(({ to }) => to !== 0))).not.toContain(card);
    }
    const closed = landlord.play(table.state, 0, { type: 'roof', card: 'dormer' });
    expect(closed.disclosures).toContainEqual({
      to: 'all',
      what: { type: 'roof', card: 'dormer' },
    });
  });
});

describe('Building', () => {
  test('a house has at least one and at most five floors', () => {
    const table = given(`
      > ada $5: roof roof student student student student student
      ben $5:`)
      .mayNot('ada', 'card:roof', 'site:roof')
      .when('ada', 'card:student', 'site:floor');
    for (let floors = 2; floors <= 5; floors++) table.when('ada', 'card:student', 'site:floor');
    table
      .refuses('ada', ['card:roof', 'site:floor'], 'highest')
      .when('ada', 'card:roof', 'site:roof')
      .then('#0 ada 5 roof:');
  });

  test('LL-44: a card that can be the roof must stay in the hand', () => {
    given(`
      > ada $5: flatRoof student
      ben $5:`)
      .refuses('ada', ['card:flatRoof', 'site:floor'], 'keepRoof')
      .when('ada', 'card:student', 'site:floor')
      .refuses('ada', ['card:flatRoof', 'site:floor'], 'keepRoof');
    given(`
      > ada $5: flatRoof dormer
      ben $5:`)
      .when('ada', 'card:dormer', 'site:floor')
      .offers('ada', [], ['card:flatRoof', 'button:cancel']);
    given(`
      > ada $5: roofRenovation cellar student
      ben $5:`)
      .mayNot('ada', 'card:student', 'site:floor')
      .refuses('ada', ['card:student', 'site:floor'], 'keepRoof');
  });

  test('a card that is no roof cannot close a house', () => {
    given(`
      > ada $5: roof student roofRenovation
      ben $5:`)
      .when('ada', 'card:student', 'site:floor')
      .refuses('ada', ['card:roofRenovation', 'site:roof'], 'noRoofCard');
  });

  test('Roof dormer: has a flat from the start, even when it finishes the house', () => {
    given(`
      > ada $5: dormer student single
      ben $5:`)
      .when('ada', 'card:student', 'site:floor')
      .when('ada', 'card:dormer', 'site:roof')
      .then('#0 ada 1 dormer:')
      .rent('ada', 2)
      .when('ada', 'card:single', 'flat:0/2')
      .rent('ada', 4);
  });

  test('Flat roof: finishes a house and has no flat', () => {
    given(`
      > ada $5: flatRoof student
      ben $5:`)
      .when('ada', 'card:student', 'site:floor')
      .when('ada', 'card:flatRoof', 'site:roof')
      .then('#0 ada 1 flatRoof:')
      .rent('ada', 1);
  });
});

describe('Improvements of anybody’s house', () => {
  const ROOFS = `
    > ada $5: roofRenovation dormer flatRoof roof
    ben $5:
    cleo $5:
    #0 ben 2 roof:
    #1 ada 2 roof+roofRenovation:
    #2 ada 2 roof+dormer:
    #3 ada 2 roof+flatRoof:
    #4 ada 2 dormer:
    #5 cleo 2 roof:`;

  test.each(['roofRenovation', 'dormer', 'flatRoof'])('%s goes on a plain Roof only', (card) => {
    const table = given(ROOFS).may('ada', `card:${card}`, 'house:0');
    table.may('ada', `card:${card}`, 'house:5');
    for (const id of [1, 2, 3, 4])
      table.refuses('ada', [`card:${card}`, `house:${id}`], 'notPlain');
    table.mayNot('ada', 'card:roof', 'house:0');
  });

  test.each(['roofRenovation', 'dormer'])('%s turns a Roof into a flat', (card) => {
    given(ROOFS)
      .when('ada', `card:${card}`, 'house:0')
      .emits({ type: 'improved', seat: 0, card: card as 'dormer', house: 0 })
      .then(`#0 ben 2 roof+${card}:`)
      .rent('ben', 3)
      .then('discards:')
      .mayNot('ada', 'card:flatRoof', 'house:0');
  });

  test('Flat roof covers a Roof for good', () => {
    given(ROOFS)
      .when('ada', 'card:flatRoof', 'house:0')
      .then('#0 ben 2 roof+flatRoof:')
      .rent('ben', 2)
      .refuses('ada', ['card:dormer', 'house:0'], 'notPlain');
  });

  test('Cellar renovation adds one flat below, once, whatever the roof', () => {
    given(`
      > ada $5: cellar cellar pensioners
      ben $5:
      #0 ben 1 flatRoof:`)
      .when('ada', 'card:cellar', 'house:0')
      .then('#0 ben 1 flatRoof cellar:')
      .rent('ben', 2)
      .refuses('ada', ['card:cellar', 'house:0'], 'hasCellar')
      .refuses('ada', ['card:cellar', 'flat:0/1'], 'hasCellar')
      .when('ada', 'card:pensioners', 'flat:0/0')
      .then('#0 ben 1 flatRoof cellar: 0 pensioners')
      .rent('ben', 6);
  });
});
