// Finds the steps that decided a game, by how the chances to win changed from turn to turn.
import type { AnyGame, Outcome, Seat } from '../../shared/engine/index.ts';

/** A step, by whom, and the number of the turn that it belongs to. */
export interface TurnStep {
  seat: Seat | null;
  turn: number;
}

/**
 * Returns the number of the turn that each step belongs to: that of the state in which it was made. The first of the
 * states is the one before the first step.
 */
export function numberTurns(
  { turnOf }: Pick<AnyGame, 'turnOf'>,
  { states, seats }: { states: readonly unknown[]; seats: readonly (Seat | null)[] },
): TurnStep[] {
  const owners = seats.map((seat, step) => (turnOf ? turnOf(states[step]) : seat));
  let turn = 0;
  return seats.map((seat, step) => {
    if (step > 0 && owners[step] !== owners[step - 1]) turn++;
    return { seat, turn };
  });
}

/** Whether a step is the last one of its turn. */
export const endsTurn = (steps: readonly TurnStep[], step: number): boolean =>
  steps[step + 1]?.turn !== steps[step]?.turn;

export interface TurningPoint {
  /** The last step of the turn that decided. */
  step: number;
  /**
   * `lead`: the seat had the best chance from here on for a while, `lastLead`: to the end. `answer`: the seat was last,
   * and rose most of all who were. `swing`: the chance of the seat changed most.
   */
  kind: 'lead' | 'lastLead' | 'answer' | 'swing';
  seat: Seat;
  /** How much the chance of the seat to win changed in this turn, from −1 to 1. */
  by: number;
}

const MOST = 5;
/** So many are told even if they changed little. */
const FEW = 3;
/** A smaller change of a chance is only told if there are few others. */
const NOTABLE = 0.08;
/** A smaller change is only told if there is no other. */
const NOTICEABLE = 0.01;
/** Two points are at least this share of the game apart. */
const APART = 0.08;
/** A lead counts as kept after so many turns of each seat, or at the end. */
const KEPT_ROUNDS = 2;

/** The chances before and after a turn. */
interface Turn {
  step: number;
  /** The seat whose turn it was. */
  seat: Seat | null;
  before: readonly number[];
  after: readonly number[];
}

const change = ({ before, after }: Turn, seat: Seat): number =>
  (after[seat] ?? 0) - (before[seat] ?? 0);

/** The only seat with the best chance, or null. */
function leaderOf(shares: readonly number[]): Seat | null {
  const most = Math.max(...shares);
  const first = shares.indexOf(most);
  return first === shares.lastIndexOf(most) ? first : null;
}

/** `shares` are the chances after each step. Only those after the last step of a turn count. */
function turnsOf(shares: readonly (readonly number[])[], steps: readonly TurnStep[]): Turn[] {
  let last: readonly number[] | null = null;
  let seat: Seat | null = null;
  return steps.flatMap((own, step) => {
    if (steps[step - 1]?.turn !== own.turn) seat = own.seat;
    if (!endsTurn(steps, step)) return [];
    const after = shares[step] ?? [];
    // How good the beginning was is not known, so the first turn changes nothing.
    const turn = { step, seat, before: last ?? after, after };
    last = after;
    return [turn];
  });
}

/** Each turn in which a seat took the lead from another and kept it for a while, or to the end. */
function leads(turns: readonly Turn[], { places }: Outcome): TurningPoint[] {
  const kept = KEPT_ROUNDS * places.length;
  const leaders = turns.map(({ after }) => leaderOf(after));
  let last: Seat | null = null;
  const found = turns.flatMap((turn, at): TurningPoint[] => {
    const seat = leaders[at] ?? null;
    if (seat === null || seat === last) return [];
    const isKept = leaders.slice(at, at + kept).every((one) => one === seat);
    if (!isKept) return [];
    // Who led to the end and lost by what counts only then did not take the lead for good.
    const isToTheEnd = leaders.slice(at).every((one) => one === seat);
    if (isToTheEnd && places[seat] !== 1) return [];
    const isFirst = last === null;
    last = seat;
    // Somebody is always the first to lead, which decides nothing.
    return isFirst
      ? []
      : [{ step: turn.step, kind: isToTheEnd ? 'lastLead' : 'lead', seat, by: change(turn, seat) }];
  });
  // A leader may also have got there because another one fell back.
  return found.filter(({ by }) => by > 0);
}

/** The turn after which the chance of its player rose most while it was the worst of all. */
function boldestAnswer(turns: readonly Turn[]): TurningPoint[] {
  const answers = turns.flatMap((turn) => {
    const { seat, before, step } = turn;
    if (seat === null || before[seat] !== Math.min(...before)) return [];
    if (before.every((share) => share === before[seat])) return [];
    return [{ step, kind: 'answer' as const, seat, by: change(turn, seat) }];
  });
  const best = answers.toSorted((a, b) => b.by - a.by)[0];
  return best && best.by >= NOTABLE ? [best] : [];
}

/** Of two seats whose chances changed by as much, the one that rose is told of. */
const FOR_RISING = 1e-9;

/** The largest change of each turn, the largest of all first. */
const swings = (turns: readonly Turn[]): TurningPoint[] =>
  turns
    .map((turn) => {
      const size = (seat: Seat) =>
        Math.abs(change(turn, seat)) + (change(turn, seat) > 0 ? FOR_RISING : 0);
      const seats = turn.after.map((_, seat) => seat);
      const seat = seats.reduce((most, one) => (size(one) > size(most) ? one : most), 0);
      return { step: turn.step, kind: 'swing' as const, seat, by: change(turn, seat) };
    })
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by));

/** Returns the steps that decided the game, at most five, in the order of the game. */
export function findTurningPoints(
  shares: readonly (readonly number[])[],
  steps: readonly TurnStep[],
  outcome: Outcome,
): TurningPoint[] {
  const turns = turnsOf(shares, steps);
  const gap = Math.max(1, Math.floor(APART * steps.length));
  const chosen: TurningPoint[] = [];
  const takeovers = leads(turns, outcome).toReversed();
  const answers = boldestAnswer(turns);
  // A swing that was more than that is told as what it was.
  const all = swings(turns).map(
    (one) => [...takeovers, ...answers].find(({ step }) => step === one.step) ?? one,
  );
  // The latest change of the lead is told before earlier ones, and the largest swing before those.
  for (const one of [
    ...takeovers.slice(0, 1),
    ...all.slice(0, 1),
    ...answers,
    ...takeovers.slice(1).filter(({ by }) => by >= NOTABLE),
    ...all,
  ]) {
    if (chosen.length === MOST) break;
    const least = chosen.length >= FEW ? NOTABLE : chosen.length > 0 ? NOTICEABLE : 0;
    if (one.kind === 'swing' && Math.abs(one.by) < least) continue;
    if (chosen.every(({ step }) => Math.abs(step - one.step) >= gap)) chosen.push(one);
  }
  return chosen.sort((a, b) => a.step - b.step);
}
