// The notation of positions in the second edition.
import { describe, expect, test } from 'vitest';
import { Random, seedFrom } from '../../../shared/engine/index.ts';
import { parse, print } from '../../../shared/games/landlord/notation.ts';
import type { State } from '../../../shared/games/landlord/state.ts';
import { rules as landlordSecond } from '../../../shared/games/landlord-2/rules.ts';
import { second } from './table.ts';

describe('Friese’s Landlord as text', () => {
  test('prints and parses the edition, the marks of the Broker, and the stacks by what is missing from them', () => {
    const text = `edition: landlord-2
> ada $5: mother roof
ben $12: murder police
#0 ada 3 roof: 2 hacker!, 1 hacker*!, 3 monster
#1 ben 2 roof+roofRenovation cellar: 0 nomad, 3 scientist
discards: court
pile: ${97 - 3 - 5 - 2 - 4 - 1 - 1}
options: {"tieBreak":true}`;
    const state = parse(text);
    expect(print(state)).toBe(text);
    expect([state.roofs, state.monsters]).toEqual([18 - 3, 3]);
  });

  test.each([2, 3, 6])('%i random games are the same after printing and parsing', (seats) => {
    const random = Random.from(seedFrom(seats));
    let state: State = landlordSecond.setup({ openTrade: true }, seats, seedFrom(seats));
    for (let moves = 0; moves < 300; moves++) {
      const text = print(state);
      const read = parse(text);
      expect(print(read)).toBe(text);
      expect(landlordSecond.countComponents(read)).toEqual(landlordSecond.countComponents(state));
      expect([read.roofs, read.monsters]).toEqual([state.roofs, state.monsters]);
      const [seat] = landlordSecond.toAct(state);
      if (seat === undefined) break;
      const move = random.pick(landlordSecond.moves(state, seat));
      state = landlordSecond.play(state, seat, move).state;
    }
  });

  test.each([
    ['a card of the first', '> ada $5: student\nben $5:', 'there is no other student in the box'],
    ['a roof in the pile', '> ada $5:\nben $5:\npile: roof', 'no roof lies there'],
    ['a roof for a floor', '> ada $5:\nben $5:\n#0 ada [roof] roof:', 'no roof lies there'],
    ['a discarded monster', '> ada $5:\nben $5:\ndiscards: monster', 'no monster lies there'],
  ])('rejects %s', (_, text, message) => {
    expect(() => parse(second(text))).toThrow(message);
  });

  test('rejects an unknown edition', () => {
    expect(() => parse('edition: landlord-3\n> ada $5:\nben $5:')).toThrow(
      'no edition "landlord-3"',
    );
  });
});
