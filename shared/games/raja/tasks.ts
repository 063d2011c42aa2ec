// The actions of a turn in the making: what parts each is made of, and which of them a move has done.
import { type Action, type MoveOf, type Part, QUARRIED, type State, type Task } from './state.ts';

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

export type Doing =
  | MoveOf<'gold' | 'quarry' | 'house' | 'palace' | 'move' | 'track'>
  | MoveOf<'take' | 'swap' | 'seduce'>;

export const taskOf = (action: Action): Task => ({
  action,
  left: [...PARTS[action]],
  begun: false,
});

export const actionOf = (move: Doing): Action => ('action' in move ? move.action : 'character');

/** What is left to do of an action, each part once: two pointers on it are one list of things to do (RJ-16). */
export const partsOf = (tasks: Task[], action: Action): Part[] => [
  ...new Set(tasks.flatMap((task) => (task.action === action ? task.left : []))),
];

export const unfinished = (tasks: Task[]): Task[] => tasks.filter(({ left }) => left.length > 0);

/** The part of this task that the move does; nothing where it has no such part left. */
function partOf({ action, left }: Task, move: Doing): Part | undefined {
  if (action !== actionOf(move)) return undefined;
  if (move.type !== 'house') return left.find((part) => part !== 'house');
  // In a city it is the house that must be there, as long as that is open; else the other.
  const inCity = typeof move.at !== 'number' && left.includes('cityHouse');
  return left.find((part) => part === (inCity ? 'cityHouse' : 'house'));
}

/** The tasks after this move. It serves the first that it can, so none is begun while another could go on. */
export function served({ quarry }: State, seat: number, tasks: Task[], move: Doing): Task[] {
  const task = tasks.find((one) => partOf(one, move)) as Task;
  const done = partOf(task, move) as Part;
  const after = (part: Part | null): Task => {
    return { ...task, left: task.left.filter((one) => one !== part), begun: true };
  };
  const at = tasks.indexOf(task);
  // Too few houses left: that is not in full, and more cannot be done (RJ-5).
  if (done === 'quarry' && (quarry[seat] ?? 0) < QUARRIED) return tasks.with(at, after(null));
  if (task.action !== 'twoHouses' || done === 'cityHouse') return tasks.with(at, after(done));

  // Of two Two houses each needs one house in a city, whichever was built for which (RJ-31): where both of one
  // stand in cities, a village's may take the place of one of them, and that one counts for the other task.
  const { at: place } = move as MoveOf<'house'>;
  if (typeof place !== 'number') return tasks.with(at, { ...after(done), spare: true });
  const lender = tasks.find(({ spare }) => spare);
  if (!lender || task.begun) return tasks.with(at, after(done));
  const { spare: _, ...lent } = lender;
  return tasks.with(at, after('cityHouse')).with(tasks.indexOf(lender), lent);
}
