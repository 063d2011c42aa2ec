// Builds the scene that shows the scoring of a city before the board moves on, and computes the gold gained by a
// change.
import type { Ref, Seat } from '../../../shared/engine/index.ts';
import { cityRef, type Event, placeRef, type State } from '../../../shared/games/raja/state.ts';
import type { BoardProps } from '../../table/game-client.ts';

export type ScoringEvent = Extract<Event, { type: 'scored' }>;
type BoardChange = NonNullable<BoardProps<State>['change']>;

export interface Scene {
  ms: number;
  count: ScoringEvent;
}

export const scoringIn = (change: BoardChange | null): ScoringEvent | undefined =>
  (change?.events as Event[] | undefined)?.find(
    (event): event is ScoringEvent => event.type === 'scored',
  );

export const showPlan = {
  scenes(change: BoardChange): Scene[] {
    const count = scoringIn(change);
    return count ? [{ ms: 3200, count }] : [];
  },
  touched: ({ events }: BoardChange): Ref[] =>
    (events as Event[]).flatMap((event) => {
      if (event.type === 'built') return placeRef(event.at);
      if (event.type === 'moved') return placeRef(event.to);
      if (event.type === 'palace') return cityRef(event.city);
      return event.type === 'travelled' ? cityRef(event.to) : [];
    }),
};

/** Returns the state to draw during the scoring: the Maharaja and the governors are still where they were. */
export const stateDuringScoring = (after: State, before: State): State => ({
  ...after,
  round: before.round,
  maharaja: before.maharaja,
  track: before.track,
});

/**
 * Returns the gold that each seat gained or lost. Every payment is an event, so the secret amounts of gold are not
 * needed.
 */
export function goldChanges(change: BoardChange | null, seats: number): number[] {
  const sums = Array<number>(seats).fill(0);
  const add = (seat: Seat | null, gold: number) => {
    if (seat !== null) sums[seat] = (sums[seat] ?? 0) + gold;
  };
  for (const event of (change?.events ?? []) as Event[]) {
    if (event.type === 'received') add(event.seat, event.gold);
    else if (event.type === 'paid') {
      add(event.seat, -event.gold);
      add(event.to, event.gold);
    } else if (event.type === 'scored')
      for (const [seat, gold] of event.gold.entries()) add(seat, gold);
  }
  return sums;
}
