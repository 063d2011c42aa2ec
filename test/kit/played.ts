// Plays games by the rules alone, for the tests of what comes after a game.
import type { PlayedGame } from '../../client/table/story.ts';
import {
  type AnyGame,
  type GameEvent,
  type Move,
  Random,
  type Ref,
  type Seat,
  seedFrom,
} from '../../shared/engine/index.ts';
import { MovePicker } from '../../shared/laws/move-picker.ts';
import type { GameSetting } from '../shared/laws/game-settings.ts';

export const NAMES = ['Anna', 'Bruno', 'Odile', 'Yves', 'Carla', 'Ugo'];

interface Played {
  states: unknown[];
  steps: { seat: Seat; move: Move; events: GameEvent[] }[];
}

function play(game: AnyGame, played: Played, seat: Seat, move: Move): void {
  const { state, events } = game.play(played.states.at(-1), seat, move);
  played.states.push(state);
  played.steps.push({ seat, move, events });
}

const seatsOf = (state: unknown): number => (state as { seats: number }).seats;

/** Plays a whole game at random. */
export function playRandomly(game: AnyGame, { seats, options }: GameSetting, seed: number) {
  const played: Played = { states: [game.setup(options, seats, seedFrom(seed))], steps: [] };
  const picker = new MovePicker(game, Random.from(seedFrom(seed, 1)));
  for (;;) {
    const state = played.states.at(-1);
    const outcome = game.outcome(state);
    if (outcome) return { ...played, seats, outcome } satisfies PlayedGame;
    const { seat, move } = picker.pick(state) as { seat: Seat; move: Move };
    play(game, played, seat, move);
  }
}

/** Plays some clicks from a position. If the game is not over then, its outcome says nothing. */
export function playPaths(
  game: AnyGame,
  position: unknown,
  ...moves: readonly [Seat, ...Ref[]][]
): PlayedGame {
  const played: Played = { states: [position], steps: [] };
  for (const [seat, ...path] of moves) {
    const state = played.states.at(-1);
    const wanted = path.join();
    const move = game.moves(state, seat).find((one) => game.path(state, one).join() === wanted);
    if (!move) throw new Error(`seat ${seat} may not ${path.join(' ')}`);
    play(game, played, seat, move);
  }
  const seats = seatsOf(position);
  const places = Array<number>(seats).fill(1);
  const outcome = game.outcome(played.states.at(-1)) ?? { places, points: places, reason: '' };
  return { ...played, seats, outcome };
}
