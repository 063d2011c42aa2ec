import type { Random } from '../../engine/index.ts';
import { deckOf } from './cards/deck.ts';
import type { Edition } from './editions/index.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';

/** So many cards everybody begins with. */
export const CARDS = 5;

export function setup(
  edition: Edition,
  options: Options,
  seats: number,
  random: Random,
): Omit<State, 'seats' | 'random'> {
  const { start, apart } = edition;
  const cards = deckOf(edition);
  const roofs = start.roof ? cards.splice(cards.indexOf('roof'), seats) : [];
  const pile = random.shuffle(cards);
  const hands = Array.from({ length: seats }, (_, seat) => [
    ...roofs.slice(seat, seat + 1),
    ...pile.splice(-CARDS),
  ]);
  // The player to the left of a dealer drawn by lot.
  const first = random.below(seats);
  return {
    edition: edition.id,
    options,
    first,
    rounds: 0,
    reached: false,
    dollars: Array<number>(seats).fill(start.dollars),
    hands,
    pile,
    discards: [],
    table: [],
    roofs: apart.roofs,
    monsters: apart.monsters,
    houses: [],
    built: 0,
    site: null,
    jailed: null,
    refilled: false,
    lastTurns: null,
    frames: [{ kind: 'turn', seat: first }],
  };
}
