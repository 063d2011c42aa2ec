// Adds up what brought or cost each seat its points, for the end of a game.
import type { Seat } from '../../shared/engine/index.ts';
import type { ScorePart } from './story.ts';

/** What brought or cost a seat something, by the id of its part. */
export interface Entry<Id extends string = string> {
  seat: Seat;
  id: Id;
  amount: number;
}

/** Returns the same parts for each seat, in the given order. A part in which nobody had anything is left out. */
export function addUpParts<Id extends string>(
  seats: number,
  ids: readonly Id[],
  entries: readonly Entry<Id>[],
): ScorePart[][] {
  const used = ids.filter((id) => entries.some((one) => one.id === id && one.amount !== 0));
  return Array.from({ length: seats }, (_, seat) =>
    used.map((id) => ({
      id,
      amount: entries.reduce(
        (sum, one) => sum + (one.seat === seat && one.id === id ? one.amount : 0),
        0,
      ),
    })),
  );
}
