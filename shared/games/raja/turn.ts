// A turn: the power, the two actions and the ways between, in any order.
import { type Decision, otherSeats, type Seat } from '../../engine/index.ts';
import { act, barsDoing, doingPath, doings } from './actions.ts';
import { type Play, receive } from './money.ts';
import {
  barsPower,
  isPower,
  type Power,
  powerPath,
  powers,
  spendToken,
  tokens,
  usePower,
} from './powers.ts';
import {
  ACTIONS,
  actionRef,
  type Event,
  type FrameOf,
  type MoveOf,
  placeOf,
  type State,
} from './state.ts';
import { type Doing, partsOf, served, unfinished } from './tasks.ts';
import { barsRoad, journeyPath, journeys, travel } from './travel.ts';

type Turn = FrameOf<'turn'>;
type Any = Doing | Power | MoveOf<'travel' | 'token' | 'end'>;

/** What everybody else gets for an action that is given up. */
export const GIVEN_UP = 2;

export const turn: Decision<State, Turn, Any, Event> = {
  moves: (state, frame, seat) => [
    ...ACTIONS.flatMap((action) => doings(state, seat, action, partsOf(frame.tasks, action))),
    ...powers(state, frame, seat),
    ...tokens(state, frame, seat),
    ...journeys(state, seat),
    { type: 'end' },
  ],
  play(step, frame, move, seat) {
    if (move.type === 'end') end(step, frame, seat);
    else if (move.type === 'token') spendToken(step, frame, seat, move);
    else if (isPower(move)) usePower(step, frame, seat, move);
    else if (move.type === 'travel') {
      step.pushFrames(frame);
      travel(step, seat, move.city);
    } else {
      step.pushFrames({ ...frame, tasks: served(step.state, seat, frame.tasks, move) });
      act(step, seat, move);
    }
  },
  path(_state, _frame, move) {
    if (move.type === 'end') return ['button:end'];
    if (move.type === 'travel') return journeyPath(move);
    if (move.type === 'token') return ['token', actionRef(move.action)];
    return isPower(move) ? powerPath(move) : doingPath(move);
  },
  explainIllegal(state, frame, seat, path) {
    const [ref, ...to] = path;
    const city = placeOf(ref);
    if (to.length === 0 && typeof city === 'string') return barsRoad(state, seat, city);
    const action = ACTIONS.find((one) => actionRef(one) === ref);
    return action
      ? barsDoing(state, seat, partsOf(frame.tasks, action), to)
      : barsPower(state, seat, path);
  },
};

// ---- the end of it

/**
 * Where an action is not carried out or a power not used, one is asked once more (RJ-29). Whether it could be
 * paid for does not matter, or the question would tell what is in the purse.
 */
function end(step: Play, frame: Turn, seat: Seat): void {
  const hasty = unfinished(frame.tasks).length > 0 || powers(step.state, frame, seat).length > 0;
  if (hasty) step.pushFrames({ ...frame, kind: 'sure' });
  else finish(step, frame, seat);
}

export const sure: Decision<State, FrameOf<'sure'>, MoveOf<'back' | 'end'>, Event> = {
  moves: () => [{ type: 'back' }, { type: 'end' }],
  play(step, frame, move, seat) {
    const asked: Turn = { ...frame, kind: 'turn' };
    if (move.type === 'back') step.pushFrames(asked);
    else finish(step, asked, seat);
  },
  path: (_state, _frame, move) => [`button:${move.type === 'end' ? 'giveUp' : 'back'}`],
};

/** For each action not carried out in full every other player gets 2 gold, all at once (RJ-22). */
function finish(step: Play, frame: Turn, seat: Seat): void {
  const given = unfinished(frame.tasks);
  if (given.length > 0) {
    step.emit({ type: 'gaveUp', seat, actions: given.map(({ action }) => action) });
    for (const other of otherSeats(seat, step.state.seats)) {
      receive(step, other, GIVEN_UP * given.length, 'given up');
    }
  }
  step.edit('played')[seat] = true;
  step.pushFrames({ kind: 'reveal' });
}
