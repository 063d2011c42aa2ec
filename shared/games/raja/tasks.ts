// The actions of a turn as tasks: the parts of each, and which part a move does.
import {
  type Action,
  type MoveOf,
  type Part,
  QUARRY_HOUSES,
  type State,
  type Task,
} from './state.ts';

export const PARTS: Record<Action, readonly Part[]> = {
  gold: ['gold'],
  house: ['house'],
  twoHouses: ['house', 'cityHouse'],
  moveHouse: ['move'],
  quarry: ['quarry'],
  palace: ['palace'],
  palaceAndHouse: ['palace', 'house'],
  track: ['track'],
  character: ['character'],
};

export type ActionMove =
  | MoveOf<'gold' | 'quarry' | 'house' | 'palace' | 'move' | 'track'>
  | MoveOf<'take' | 'swap' | 'seduce'>;

export const newTask = (action: Action): Task => ({
  action,
  left: [...PARTS[action]],
  begun: false,
});

export const actionOf = (move: ActionMove): Action =>
  'action' in move ? move.action : 'character';

/** RJ-16: two pointers on one action make one list of things to do, so each part appears once. */
export const remainingParts = (tasks: Task[], action: Action): Part[] => [
  ...new Set(tasks.flatMap((task) => (task.action === action ? task.left : []))),
];

export const unfinishedTasks = (tasks: Task[]): Task[] =>
  tasks.filter(({ left }) => left.length > 0);

/** Returns the part of this task that the move does, or undefined if none remains. */
function partDoneBy({ action, left }: Task, move: ActionMove): Part | undefined {
  if (action !== actionOf(move)) return undefined;
  if (move.type !== 'house') return left.find((part) => part !== 'house');
  // A house in a city counts as the one that must stand in a city while that part remains.
  const inCity = typeof move.at !== 'number' && left.includes('cityHouse');
  return left.find((part) => part === (inCity ? 'cityHouse' : 'house'));
}

/**
 * Returns the tasks after this move. The move serves the first task that it fits, so no task begins
 * while an earlier one could continue (RJ-31).
 */
export function advanceTasks(
  { quarry }: State,
  seat: number,
  tasks: Task[],
  move: ActionMove,
): Task[] {
  const task = tasks.find((one) => partDoneBy(one, move)) as Task;
  const done = partDoneBy(task, move) as Part;
  const after = (part: Part | null): Task => {
    return { ...task, left: task.left.filter((one) => one !== part), begun: true };
  };
  const at = tasks.indexOf(task);
  // RJ-5: with too few houses left the Quarry stays unfinished, and nothing more can be done about
  // it.
  if (done === 'quarry' && (quarry[seat] ?? 0) < QUARRY_HOUSES) return tasks.with(at, after(null));
  if (task.action !== 'twoHouses' || done === 'cityHouse') return tasks.with(at, after(done));

  // RJ-31: each of two Two houses needs one house in a city, whichever task it was built for. When
  // both houses of one task stand in cities, a village house may replace one of them, and the
  // replaced city house counts for the other task.
  const { at: place } = move as MoveOf<'house'>;
  if (typeof place !== 'number') return tasks.with(at, { ...after(done), spare: true });
  const lender = tasks.find(({ spare }) => spare);
  if (!lender || task.begun) return tasks.with(at, after(done));
  const { spare: _, ...lent } = lender;
  return tasks.with(at, after('cityHouse')).with(tasks.indexOf(lender), lent);
}
