import type { Random, Rules } from '../../engine/index.ts';
import { deck } from './cards/deck.ts';
import type { options as declared, Event, Frame, Move, Options, State } from './state.ts';

const CARDS = 5;
const DOLLARS = 5;

export function setup(
  options: Options,
  seats: number,
  random: Random,
): ReturnType<Rules<State, Frame, Move, Event, typeof declared>['setup']> {
  const cards = deck();
  const roofs = cards.splice(cards.indexOf('roof'), seats);
  const pile = random.shuffle(cards);
  const hands = roofs.map((roof) => [roof, ...pile.splice(-CARDS)]);
  // The player to the left of a dealer drawn by lot.
  const first = random.below(seats);
  return {
    options,
    first,
    rounds: 0,
    reached: false,
    dollars: Array<number>(seats).fill(DOLLARS),
    hands,
    pile,
    discards: [],
    table: [],
    houses: [],
    built: 0,
    site: null,
    jailed: null,
    refilled: false,
    lastTurns: null,
    frames: [{ kind: 'turn', seat: first }],
  };
}
