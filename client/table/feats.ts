// What players did in a finished game, and the honours for those who did most of it.
import type { GameEvent, Seat } from '../../shared/engine/index.ts';
import type { Honour, PlayedGame } from './story.ts';

/** What a seat did at one step: how many of something, or how much. */
export interface Feat {
  seat: Seat;
  amount: number;
  step: number;
}

/** Returns the feats that a game finds in its events. `step` is the number of the event's step. */
export function featsOf<E extends GameEvent>(
  { steps }: PlayedGame,
  find: (event: E, step: number) => Omit<Feat, 'step'> | null,
): Feat[] {
  return steps.flatMap(({ events }, step) =>
    events.flatMap((event) => {
      const feat = find(event as E, step);
      return feat ? { ...feat, step } : [];
    }),
  );
}

/** Adds up what a seat did in one turn. The step is the last one in which it did something. */
export function perTurn(feats: readonly Feat[], turnOfStep: readonly number[]): Feat[] {
  const sums = new Map<string, Feat>();
  for (const feat of feats) {
    const turn = `${turnOfStep[feat.step]} ${feat.seat}`;
    sums.set(turn, { ...feat, amount: feat.amount + (sums.get(turn)?.amount ?? 0) });
  }
  return [...sums.values()];
}

/** The honour for the most in one feat. Who comes later with as much shares it. */
export function mostAtOnce(
  id: string,
  feats: readonly Feat[],
  seats: number,
  least: number,
): Honour | null {
  const amount = feats.reduce((most, feat) => Math.max(most, feat.amount), 0);
  const best = feats.filter((feat) => feat.amount === amount);
  return honour(id, new Set(best.map(({ seat }) => seat)), amount, best[0]?.step, seats, least);
}

/** The honour for the most in the whole game. */
export function mostInAll(
  id: string,
  feats: readonly Omit<Feat, 'step'>[],
  seats: number,
  least: number,
): Honour | null {
  const totals = Array<number>(seats).fill(0);
  for (const { seat, amount } of feats) totals[seat] = (totals[seat] ?? 0) + amount;
  const most = Math.max(...totals);
  const best = totals.flatMap((total, seat) => (total === most ? seat : []));
  return honour(id, new Set(best), most, null, seats, least);
}

/** An amount below the least is nothing to tell, and neither is what all players share. */
function honour(
  id: string,
  holders: ReadonlySet<Seat>,
  amount: number,
  step: number | null = null,
  seats: number,
  least: number,
): Honour | null {
  if (amount < least || holders.size === seats) return null;
  return { id, seats: [...holders].sort((a, b) => a - b), amount, step };
}

/** So many honours are told at most. */
const MOST_TOLD = 6;

/** Returns the honours that somebody has earned, at most six. */
export const earned = (honours: readonly (Honour | null)[]): Honour[] =>
  honours.filter((one) => one !== null).slice(0, MOST_TOLD);
