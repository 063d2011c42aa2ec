// A turn: the power, the two actions and the journeys between them, in any order (RJ-26).
import { type Decision, otherSeats, type Ref, type Seat } from '../../engine/index.ts';
import { actionMoves, carryOut, pathOfAction } from './actions.ts';
import { type RajaStep, receiveGold } from './money.ts';
import {
  isPower,
  type PowerMove,
  pathOfPower,
  powerMoves,
  spendToken,
  tokenMoves,
  usePower,
} from './powers.ts';
import { stepBefore, WHILE_ASKED, whyNeverNow } from './reasons.ts';
import { whyNotInTurn, whyNotTarget } from './reasons-turn.ts';
import { ACTIONS, actionRef, type Event, type FrameOf, type MoveOf, type State } from './state.ts';
import { type ActionMove, advanceTasks, remainingParts, unfinishedTasks } from './tasks.ts';
import { pathOfTravel, travel, travelMoves } from './travel.ts';

type Turn = FrameOf<'turn'>;
type TurnMove = ActionMove | PowerMove | MoveOf<'travel' | 'token' | 'end'>;

/** The gold that every other player gets for each action given up. */
export const GOLD_PER_ACTION_GIVEN_UP = 2;

export const turn: Decision<State, Turn, TurnMove, Event> = {
  moves: (state, frame, seat) => [
    ...ACTIONS.flatMap((action) =>
      actionMoves(state, seat, action, remainingParts(frame.tasks, action)),
    ),
    ...powerMoves(state, frame, seat),
    ...tokenMoves(state, frame, seat),
    ...travelMoves(state, seat),
    { type: 'end' },
  ],
  play(step, frame, move, seat) {
    if (move.type === 'end') requestEnd(step, frame, seat);
    else if (move.type === 'token') spendToken(step, frame, seat, move);
    else if (isPower(move)) usePower(step, frame, seat, move);
    else if (move.type === 'travel') {
      step.pushFrames(frame);
      travel(step, seat, move.city);
    } else {
      step.pushFrames({ ...frame, tasks: advanceTasks(step.state, seat, frame.tasks, move) });
      carryOut(step, seat, move);
    }
  },
  path(_state, _frame, move) {
    if (move.type === 'end') return ['button:end'];
    if (move.type === 'travel') return pathOfTravel(move);
    if (move.type === 'token') return ['token', actionRef(move.action)];
    return isPower(move) ? pathOfPower(move) : pathOfAction(move);
  },
  explainIllegal(state, frame, seat, path) {
    if (path.length === 0) return null;
    const paths = turn.moves(state, frame, seat).map((move) => turn.path(state, frame, move));
    const before = stepBefore(paths, path);
    const target = whyNotTarget(state, frame, seat, path);
    // The missing house is why a power or an action does not work as expected, although a house could still be moved.
    const isTold = before !== undefined && before?.key !== 'first' && target?.key !== 'noHouse';
    if (before === null || isTold) return before;
    return target ?? before ?? whyNotInTurn(state, frame, seat, path);
  },
};

/** Whose turn it is. Nobody's while all choose in secret, and in an auction. */
export function turnOf({ frames }: State): Seat | null {
  const top = frames.at(-1);
  if (top?.kind === 'pick' || top?.kind === 'settle') return top.seat;
  // Below a question to another player there is the turn in which it was asked.
  const turn = frames.findLast(({ kind }) => kind === 'turn' || kind === 'sure');
  return turn && 'seat' in turn ? turn.seat : null;
}

// ---- the end of it

/**
 * RJ-29: a player who ends the turn with an unfinished action or an unused power is asked once
 * more. The question does not depend on whether the player could pay, or it would reveal the purse.
 */
function requestEnd(step: RajaStep, frame: Turn, seat: Seat): void {
  const hasty =
    unfinishedTasks(frame.tasks).length > 0 || powerMoves(step.state, frame, seat).length > 0;
  if (hasty) step.pushFrames({ ...frame, kind: 'sure' });
  else finishTurn(step, frame, seat);
}

const isAnswer = (ref: Ref): boolean => ref === 'button:giveUp' || ref === 'button:back';

export const sure: Decision<State, FrameOf<'sure'>, MoveOf<'back' | 'end'>, Event> = {
  moves: () => [{ type: 'back' }, { type: 'end' }],
  play(step, frame, move, seat) {
    const asked: Turn = { ...frame, kind: 'turn' };
    if (move.type === 'back') step.pushFrames(asked);
    else finishTurn(step, asked, seat);
  },
  path: (_state, _frame, move) => [`button:${move.type === 'end' ? 'giveUp' : 'back'}`],
  explainIllegal: (_state, _frame, _seat, [ref]) =>
    ref === undefined || isAnswer(ref) ? null : whyNeverNow(ref, WHILE_ASKED),
};

/** RJ-22: every other player gets 2 gold for each unfinished action, all at once. */
function finishTurn(step: RajaStep, frame: Turn, seat: Seat): void {
  const given = unfinishedTasks(frame.tasks);
  if (given.length > 0) {
    step.emit({ type: 'gaveUp', seat, actions: given.map(({ action }) => action) });
    for (const other of otherSeats(seat, step.state.seats)) {
      receiveGold(step, other, GOLD_PER_ACTION_GIVEN_UP * given.length, 'given up');
    }
  }
  step.edit('played')[seat] = true;
  step.pushFrames({ kind: 'reveal' });
}
