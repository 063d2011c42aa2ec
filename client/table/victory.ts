// What a sentence about the winners needs of an outcome.
import type { Outcome, Seat } from '../../shared/engine/index.ts';

export interface Victory {
  winners: Seat[];
  points: number;
  /** Those who came next. Nobody if all share the victory. */
  next: Seat[];
  /** How many points the winners have more than those who came next. */
  lead: number;
  /** Those who have as many points as the winners and lost by something else. */
  level: Seat[];
}

export function victoryOf({ places, points }: Outcome): Victory {
  const seatsAt = (place: number) => places.flatMap((one, seat) => (one === place ? seat : []));
  const winners = seatsAt(1);
  const most = points[winners[0] ?? 0] ?? 0;
  const next = seatsAt(1 + winners.length);
  return {
    winners,
    points: most,
    next,
    lead: most - (points[next[0] ?? -1] ?? most),
    level: places.flatMap((place, seat) => (place > 1 && points[seat] === most ? seat : [])),
  };
}
