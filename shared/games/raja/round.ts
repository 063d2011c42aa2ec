// A round: the Maharaja goes to a city, everybody chooses in secret, turns by character, the city is scored.
import type { AutomaticFrame, Decision, Outcome, Seat } from '../../engine/index.ts';

import type { City } from './board.ts';
import { inOrder } from './characters.ts';
import { palacesOf, roundsOf } from './opening.ts';
import { score } from './score.ts';
import {
  ACTIONS,
  type Action,
  actionRef,
  type Event,
  type FrameOf,
  type MoveOf,
  type State,
} from './state.ts';
import { taskOf } from './tasks.ts';

const POINTERS = 2;

/** To the city of the lowest governor, who goes to the box above the highest. */
export const round: AutomaticFrame<State, FrameOf<'round'>, Event> = {
  run(step) {
    const { state } = step;
    const track = step.edit('track');
    const lowest = track.findIndex((city) => city !== null);
    const city = track[lowest] as City;
    track[lowest] = null;
    const box = track.findLastIndex((one) => one !== null) + 1;
    track[box] = city;
    state.round++;
    state.maharaja = city;
    state.discs = state.discs.map(() => ({ actions: [], open: false }));
    state.played = state.played.map(() => false);
    step.emit({ type: 'round', round: state.round, city, box });
    step.pushFrames({ kind: 'choose' }, { kind: 'reveal' });
  },
};

const stillPointing = ({ discs }: State): Seat[] =>
  discs.flatMap(({ actions }, seat) => (actions.length < POINTERS ? [seat] : []));

/** All at once and in secret: two actions, or twice the same. */
export const choose: Decision<State, FrameOf<'choose'>, MoveOf<'point' | 'again'>, Event> = {
  actingSeats: stillPointing,
  moves(state, _frame, seat) {
    const points = ACTIONS.map((action): MoveOf<'point'> => ({ type: 'point', action }));
    return state.discs[seat]?.actions.length === 0 ? points : [...points, { type: 'again' }];
  },
  publicMove: ({ type }) => ({ type }),
  play(step, frame, move, seat) {
    const { actions } = step.edit('discs', seat);
    const pointed = move.type === 'point' ? [...actions, move.action] : [];
    step.edit('discs', seat).actions = pointed;
    if (stillPointing(step.state).length > 0) step.pushFrames(frame);
  },
  path: (_state, _frame, move) => [move.type === 'point' ? actionRef(move.action) : 'button:again'],
};

/** The lowest character of those who have not had a turn turns the disc up (RJ-13). */
export const reveal: AutomaticFrame<State, FrameOf<'reveal'>, Event> = {
  run(step) {
    const { state } = step;
    const seat = inOrder(state).find((one) => !state.played[one]);
    if (seat === undefined) {
      step.pushFrames({ kind: 'score' });
      return;
    }
    const disc = step.edit('discs', seat);
    const actions = disc.actions as Action[];
    disc.open = true;
    step.reveal('all', actions);
    step.emit({ type: 'revealed', seat, actions });
    const tasks = actions.map(taskOf);
    step.pushFrames({ kind: 'turn', seat, tasks, used: [], token: false });
  },
};

/**
 * After the scoring the last palace ends it, or the last round (RJ-23, RJ-25). No governor reaches the last box
 * earlier: a round brings one at most one box higher than all have been, and Track only takes them down.
 */
export const scoring: AutomaticFrame<State, FrameOf<'score'>, Event> = {
  run(step) {
    const { state } = step;
    score(step, state.maharaja as City);
    if (state.round < roundsOf(state.options) && !state.palaces.includes(0)) {
      step.pushFrames({ kind: 'round' });
      return;
    }
    step.edit('purse').open = true;
    step.reveal('all', state.purse.gold);
    step.emit({ type: 'ended', palaces: built(state), gold: state.purse.gold as number[] });
  },
};

export const built = (state: State): number[] =>
  state.palaces.map((left) => palacesOf(state.options) - left);

/** Most palaces, then most gold, then the lower character (RJ-9). */
export function outcome(state: State): Outcome {
  const points = built(state);
  const keys: [string, (seat: Seat) => number][] = [
    ['palaces', (seat) => -(points[seat] ?? 0)],
    ['gold', (seat) => -Number(state.purse.gold[seat])],
    ['character', (seat) => inOrder(state).indexOf(seat)],
  ];
  const decided = (a: Seat, b: Seat) => keys.find(([, rank]) => rank(a) !== rank(b));
  const standing = points
    .map((_, seat) => seat)
    .sort((a, b) => {
      const rank = decided(a, b)?.[1];
      return rank ? rank(a) - rank(b) : 0;
    });
  const [winner = 0, second = 0] = standing;
  return {
    places: points.map((_, seat) => standing.indexOf(seat) + 1),
    points,
    reason: decided(winner, second)?.[0] ?? 'palaces',
  };
}
