// A round: the Maharaja goes to a city, all players choose in secret, they take turns by character,
// and the city is scored.
import type { AutomaticFrame, Decision, Outcome, Seat } from '../../engine/index.ts';

import type { City } from './board.ts';
import { seatsInOrder } from './characters.ts';
import { maxRounds, palacesPerPlayer } from './opening.ts';
import { kindOf, WHILE_CHOOSING, whyNeverNow } from './reasons.ts';
import { scoreCity } from './score.ts';
import {
  ACTIONS,
  type Action,
  actionRef,
  type Event,
  type FrameOf,
  type MoveOf,
  type State,
} from './state.ts';
import { newTask } from './tasks.ts';

const POINTERS = 2;

/**
 * The Maharaja visits the city of the lowest governor, who goes to the box above the highest one.
 */
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

const seatsStillChoosing = ({ discs }: State): Seat[] =>
  discs.flatMap(({ actions }, seat) => (actions.length < POINTERS ? [seat] : []));

/**
 * All players choose two actions at once and in secret. RJ-16: they may choose the same one twice.
 */
export const choose: Decision<State, FrameOf<'choose'>, MoveOf<'point' | 'again'>, Event> = {
  actingSeats: seatsStillChoosing,
  moves(state, _frame, seat) {
    const points = ACTIONS.map((action): MoveOf<'point'> => ({ type: 'point', action }));
    return state.discs[seat]?.actions.length === 0 ? points : [...points, { type: 'again' }];
  },
  publicMove: ({ type }) => ({ type }),
  play(step, frame, move, seat) {
    const { actions } = step.edit('discs', seat);
    const pointed = move.type === 'point' ? [...actions, move.action] : [];
    step.edit('discs', seat).actions = pointed;
    if (seatsStillChoosing(step.state).length > 0) step.pushFrames(frame);
  },
  path: (_state, _frame, move) => [move.type === 'point' ? actionRef(move.action) : 'button:again'],
  explainIllegal(state, _frame, seat, [ref]) {
    if (ref === undefined || kindOf(ref) === 'action') return null;
    const isFirst = state.discs[seat]?.actions.length === 0;
    return ref === 'button:again' && !isFirst ? null : whyNeverNow(ref, WHILE_CHOOSING);
  },
};

/** RJ-13: the next player by character turns the disc up only when the turn begins. */
export const reveal: AutomaticFrame<State, FrameOf<'reveal'>, Event> = {
  run(step) {
    const { state } = step;
    const seat = seatsInOrder(state).find((one) => !state.played[one]);
    if (seat === undefined) {
      step.pushFrames({ kind: 'score' });
      return;
    }
    const disc = step.edit('discs', seat);
    const actions = disc.actions as Action[];
    disc.open = true;
    step.reveal('all', actions);
    step.emit({ type: 'revealed', seat, actions });
    const tasks = actions.map(newTask);
    step.pushFrames({ kind: 'turn', seat, tasks, used: [], token: false });
  },
};

/**
 * RJ-23, RJ-25, RJ-34: the game ends after the scoring if somebody has built the last palace, or
 * after the last round. No governor reaches the last box earlier: a round raises one at most one
 * box above all others, and Track only takes them down.
 */
export const scoring: AutomaticFrame<State, FrameOf<'score'>, Event> = {
  run(step) {
    const { state } = step;
    scoreCity(step, state.maharaja as City);
    if (state.round < maxRounds(state.options) && !state.palaces.includes(0)) {
      step.pushFrames({ kind: 'round' });
      return;
    }
    step.edit('purse').open = true;
    step.reveal('all', state.purse.gold);
    step.emit({ type: 'ended', palaces: palacesBuilt(state), gold: state.purse.gold as number[] });
  },
};

export const palacesBuilt = (state: State): number[] =>
  state.palaces.map((left) => palacesPerPlayer(state.options) - left);

/** RJ-9: most palaces, then most gold, then the lower character. */
export function outcome(state: State): Outcome {
  const points = palacesBuilt(state);
  const keys: [string, (seat: Seat) => number][] = [
    ['palaces', (seat) => -(points[seat] ?? 0)],
    ['gold', (seat) => -Number(state.purse.gold[seat])],
    ['character', (seat) => seatsInOrder(state).indexOf(seat)],
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
