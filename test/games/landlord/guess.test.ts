// A sampled state must agree with everything that the viewer sees, and must not know more.
import { describe, expect, test } from 'vitest';
import { seedFrom } from '../../../shared/engine/index.ts';
import { first } from '../../../shared/games/landlord/editions/index.ts';
import { rules as landlord } from '../../../shared/games/landlord/rules.ts';
import type { State } from '../../../shared/games/landlord/state.ts';
import { given, type Table } from './table.ts';

const TEXT = `
  > ada $9: roof roof student alibi
  ben $5: roof dormer bomb
  cleo $5: police flatRoof
  #0 ben [court alibi] roof+roofRenovation cellar: 0 student**, 1 mother
  #1 ada 2 flatRoof: 1 squatters
  discards: murder police
  options: {"openTrade":true}`;

const offered = (): Table =>
  given(TEXT)
    .when('ada', 'button:market', 'button:all')
    .when('ada', 'dollars:2')
    .when('ben', 'card:dormer', 'dollars:4');
const traded = (): Table =>
  given(TEXT)
    .when('ada', 'button:trade', 'player:1')
    .when('ada', 'card:alibi')
    .when('ada', 'button:propose')
    .when('ben', 'card:bomb');

const POSITIONS: [string, Table][] = [
  ['the play phase', given(TEXT)],
  ['a house being built', given(TEXT).when('ada', 'card:student', 'site:floor')],
  ['a card on the table', given(TEXT).when('ada', 'button:market', 'player:1')],
  ['a price named', offered()],
  ['prices to choose from', offered().when('cleo', 'card:flatRoof', 'dollars:3')],
  ['a trade', traded()],
  ['a handshake', traded().when('ben', 'button:propose')],
];

const guesses = (state: State, viewer: number | null): State[] =>
  Array.from({ length: 12 }, (_, seed) =>
    landlord.sampleState(landlord.view(state, viewer), viewer, seedFrom(seed)),
  );

describe.each(POSITIONS)('A sampled state: %s', (_, { state }) => {
  test('has every card of the box exactly once', () => {
    expect(landlord.countComponents(state)).toEqual(first.deck);
    for (const viewer of [0, 1, 2, null]) {
      for (const guess of guesses(state, viewer))
        expect(landlord.countComponents(guess)).toEqual(first.deck);
    }
  });

  test('agrees with the view, and differs from sample to sample', () => {
    for (const viewer of [0, 1, 2, null]) {
      const all = guesses(state, viewer);
      for (const guess of all) {
        expect(landlord.view(guess, viewer)).toEqual(landlord.view(state, viewer));
      }
      expect(new Set(all.map(({ hands }) => JSON.stringify(hands))).size).toBeGreaterThan(6);
      expect(new Set(all.map(({ pile }) => pile.join())).size).toBe(12);
    }
  });
});

test('A sampled state: some roof lies beside each price, and only the viewer’s own one is known', () => {
  const { state } = offered();
  const cards = Array.from({ length: 60 }, (_, seed) => {
    const guess = landlord.sampleState(landlord.view(state, 0), 0, seedFrom(seed));
    const frame = guess.frames.at(-1);
    return frame?.kind === 'roofAsked' && frame.prices[0]?.card;
  });
  expect(new Set(cards)).toEqual(new Set(['roof', 'dormer', 'flatRoof']));
});

test('A sampled state: fronts in other players’ houses are random, and the viewer’s own ones stay', () => {
  const fronts = (viewer: number) =>
    new Set(guesses(given(TEXT).state, viewer).map(({ houses }) => houses[0]?.floors.join()));
  expect(fronts(0).size).toBeGreaterThan(6);
  expect(fronts(1)).toEqual(new Set(['court,alibi']));
});

test('Components counted: hands, fronts, roofs, cellars, tenants, Rent withheld and discards', () => {
  const { state } = given(`
    > ada $5: roof
    ben $5: bomb
    #0 ben [court] roof+dormer cellar: 1 student**
    discards: murder`);
  expect(landlord.countComponents({ ...state, pile: [] })).toEqual({
    roof: 2,
    bomb: 1,
    court: 1,
    dormer: 1,
    cellar: 1,
    student: 1,
    rentWithheld: 2,
    murder: 1,
  });
});
