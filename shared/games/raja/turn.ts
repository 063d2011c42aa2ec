// A turn: the power, the two actions and the ways between, in any order.
import { type Decision, others, type Reason, type Ref, type Seat } from '../../engine/index.ts';
import {
  act,
  barsDoing,
  build,
  type Doing,
  doingPath,
  doings,
  moveHouse,
  partOf,
  taskOf,
} from './actions.ts';
import { holds } from './characters.ts';
import { addTo, barsPlace, movesOfHouses, placesFor } from './houses.ts';
import { type Play, receive } from './money.ts';
import {
  ACTIONS,
  actionRef,
  ENTREPRENEUR,
  type Event,
  type FrameOf,
  houseRef,
  MERCHANT,
  type MoveOf,
  placeOf,
  placeRef,
  powerRef,
  type State,
  type Task,
  YOGI,
} from './state.ts';
import { barsRoad, journeyPath, journeys, travel } from './travel.ts';

type Turn = FrameOf<'turn'>;
type Power = MoveOf<'merchant' | 'freeHouse' | 'freeMove' | 'yogi'>;
type Any = Doing | Power | MoveOf<'travel' | 'token' | 'end'>;

const GIVEN_UP = 2;

export const turn: Decision<State, Turn, Any, Event> = {
  moves: (state, frame, seat) => [
    ...tasksOf(frame).flatMap((task) => doings(state, seat, task)),
    ...powers(state, frame, seat),
    ...tokens(state, frame, seat),
    ...journeys(state, seat),
    { type: 'end' },
  ],
  play(step, frame, move, seat) {
    if (move.type === 'end') {
      if (isHasty(step.state, frame, seat)) step.next({ ...frame, kind: 'sure' });
      else finish(step, frame, seat);
      return;
    }
    if (move.type === 'travel') {
      step.next(frame);
      travel(step, seat, move.city);
    } else if (move.type === 'token') {
      addTo(step.edit('tokens'), seat, -1);
      step.state.tokensLeft++;
      step.say({ type: 'token', seat, action: move.action });
      step.next({ ...frame, token: true, tasks: [...frame.tasks, taskOf(move.action)] });
    } else if (isPower(move)) usePower(step, frame, seat, move);
    else doIt(step, frame, seat, move);
  },
  path(_state, frame, move) {
    if (move.type === 'end') return ['button:end'];
    if (move.type === 'travel') return journeyPath(move);
    if (move.type === 'token') return ['token', actionRef(move.action)];
    return isPower(move) ? powerPath(move) : doingPath(taskFor(frame, move).action, move);
  },
  why: (state, frame, seat, path) => whyNot(state, frame, seat, path),
};

/** One task of each action, the one that has been begun: two pointers on one action are one after the other. */
function tasksOf({ tasks }: Turn): Task[] {
  const open = tasks.filter(({ left }) => left.length > 0);
  return ACTIONS.flatMap((action) => {
    const same = open.filter((task) => task.action === action);
    return same.find(({ begun }) => begun) ?? same[0] ?? [];
  });
}

function taskFor(frame: Turn, move: Doing): Task {
  const action = 'action' in move ? move.action : 'character';
  return tasksOf(frame).find((task) => task.action === action) as Task;
}

function doIt(step: Play, frame: Turn, seat: Seat, move: Doing): void {
  const task = taskFor(frame, move);
  const at = task.left.indexOf(partOf(task, move));
  const rest = task.left.toSpliced(at, 1);
  const done = (left: Task['left']) => ({
    ...frame,
    tasks: frame.tasks.with(frame.tasks.indexOf(task), { ...task, left, begun: true }),
  });
  step.next(done(rest));
  const frames = step.state.frames.length;
  // What is not done in full can be done no more, and is not carried out.
  if (!act(step, seat, move)) step.state.frames[frames - 1] = done(['quarry']);
}

// ---- powers

const isPower = (move: Any): move is Power =>
  ['merchant', 'freeHouse', 'freeMove', 'yogi'].includes(move.type);

/** Each works once for a player and turn, while the card is held (RJ-7). */
function powers(state: State, { used }: Turn, seat: Seat): Power[] {
  const may = (character: number) => holds(state, seat, character) && !used.includes(character);
  const list: Power[] = [];
  if (may(MERCHANT)) list.push({ type: 'merchant' });
  if (may(YOGI) && state.tokensLeft > 0) list.push({ type: 'yogi' });
  if (!may(ENTREPRENEUR)) return list;
  if ((state.supply[seat] ?? 0) > 0) {
    list.push(...placesFor(state, seat).map((at): Power => ({ type: 'freeHouse', at })));
  }
  list.push(...movesOfHouses(state, seat).map((way): Power => ({ type: 'freeMove', ...way })));
  return list;
}

function usePower(step: Play, frame: Turn, seat: Seat, move: Power): void {
  const character =
    move.type === 'merchant' ? MERCHANT : move.type === 'yogi' ? YOGI : ENTREPRENEUR;
  step.next({ ...frame, used: [...frame.used, character] });
  if (move.type === 'merchant') receive(step, seat, 1, 'merchant');
  else if (move.type === 'freeHouse') build(step, seat, move.at, true);
  else if (move.type === 'freeMove') moveHouse(step, seat, move.from, move.to);
  else {
    addTo(step.edit('tokens'), seat, 1);
    step.state.tokensLeft--;
    step.say({ type: 'token', seat, action: null });
  }
}

function powerPath(move: Power): Ref[] {
  if (move.type === 'merchant') return [powerRef(MERCHANT)];
  if (move.type === 'yogi') return [powerRef(YOGI)];
  const first = powerRef(ENTREPRENEUR);
  return move.type === 'freeHouse'
    ? [first, placeRef(move.at)]
    : [first, houseRef(move.from), placeRef(move.to)];
}

/** One token a turn, for any action but Character. */
const tokens = (state: State, { token }: Turn, seat: Seat): MoveOf<'token'>[] =>
  token || state.tokens[seat] === 0
    ? []
    : ACTIONS.filter((action) => action !== 'character').map((action) => ({
        type: 'token',
        action,
      }));

// ---- the end of it

const unfinished = ({ tasks }: Turn): Task[] =>
  tasks.filter(({ left, begun }) => left.length > 0 || !begun);

/**
 * An action is not carried out, or a power not used: then one is asked again. Whether it could be paid for must
 * not matter, or the question would tell what is in the purse.
 */
const isHasty = (state: State, frame: Turn, seat: Seat): boolean =>
  unfinished(frame).length > 0 || powers(state, frame, seat).length > 0;

export const sure: Decision<State, FrameOf<'sure'>, MoveOf<'back' | 'end'>, Event> = {
  moves: () => [{ type: 'back' }, { type: 'end' }],
  play(step, frame, move, seat) {
    const asked: Turn = { ...frame, kind: 'turn' };
    if (move.type === 'back') step.next(asked);
    else finish(step, asked, seat);
  },
  path: (_state, _frame, move) => [`button:${move.type === 'end' ? 'giveUp' : 'back'}`],
};

/** For each action not carried out in full every other player gets 2 gold, all at once (RJ-22). */
function finish(step: Play, frame: Turn, seat: Seat): void {
  const given = unfinished(frame);
  if (given.length > 0) {
    step.say({ type: 'gaveUp', seat, actions: given.map(({ action }) => action) });
    for (const other of others(seat, step.state.seats)) {
      receive(step, other, GIVEN_UP * given.length, 'given up');
    }
  }
  step.edit('played')[seat] = true;
  step.next({ kind: 'reveal' });
}

function whyNot(state: State, frame: Turn, seat: Seat, path: Ref[]): Reason | null {
  const [ref] = path;
  const place = placeOf(path.at(-1));
  if (path.length === 1 && typeof place === 'string') return barsRoad(state, seat, place);
  const task = tasksOf(frame).find(({ action }) => actionRef(action) === ref);
  if (task) return path.length === 2 ? barsDoing(state, seat, task, path, place) : null;
  if (ref === powerRef(ENTREPRENEUR) && place !== null && path.length === 2) {
    return barsPlace(state, seat, place);
  }
  return null;
}
