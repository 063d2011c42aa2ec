// What a move changes for certain, in the numbers of the game.
import {
  type AnyGame,
  type Move,
  type Seat,
  type Seed,
  seedFrom,
} from '../../shared/engine/index.ts';
import type { Guide } from '../table/guide.ts';

interface Question {
  rules: AnyGame;
  guide: Guide;
  /** What the player sees. */
  view: unknown;
  move: Move;
  seat: Seat;
  names: string[];
}

/** Only what is the same in all of these states counts as certain. */
const SAMPLES: Seed[] = [1, 2, 3].map((number) => seedFrom(number));
/** A long series of decisions that are none ends here. */
const MOST_FORCED = 20;

/** Plays on while the player has no choice. */
function playForced(rules: AnyGame, from: unknown, seat: Seat): unknown {
  let state = from;
  for (let count = 0; count < MOST_FORCED && rules.toAct(state).includes(seat); count++) {
    const [move, ...others] = rules.moves(state, seat);
    if (!move || others.length > 0) return state;
    state = rules.play(state, seat, move).state;
  }
  return state;
}

/** Plays the move in states that the player cannot tell from the real one, and returns what changes in all of them. */
export function sureChanges({ rules, guide, view, move, seat, names }: Question): string[] {
  const all = SAMPLES.map((seed) => {
    const before = rules.sampleState(view, seat, seed);
    const after = playForced(rules, rules.play(before, seat, move).state, seat);
    const [seen, then] = [before, after].map((state) => rules.view(state, seat));
    return guide.changes(seen, then, seat, names);
  });
  return (all[0] ?? []).filter((line) => all.every((lines) => lines.includes(line)));
}
