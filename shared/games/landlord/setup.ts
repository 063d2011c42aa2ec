// The set-up of both editions: hands, dollars, piles and the first player.
import type { Random } from '../../engine/index.ts';
import { buildDeck } from './cards/deck.ts';
import type { Edition } from './editions/index.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';

/** The number of cards in each hand at the start. */
export const STARTING_CARDS = 5;

export function setup(
  edition: Edition,
  options: Options,
  seats: number,
  random: Random,
): Omit<State, 'seats' | 'random'> {
  const { start, apart } = edition;
  const cards = buildDeck(edition);
  const roofs = start.roof ? cards.splice(cards.indexOf('roof'), seats) : [];
  const pile = random.shuffle(cards);
  const hands = Array.from({ length: seats }, (_, seat) => [
    ...roofs.slice(seat, seat + 1),
    ...pile.splice(-STARTING_CARDS),
  ]);
  // The player to the left of a randomly drawn dealer.
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
