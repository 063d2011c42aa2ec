// How a world stands for everybody, as a share of the win: what the search plays for.
import type { AnyGame, Seat } from '../engine/index.ts';
import { type AnySense, sum } from './sense.ts';

const seatsOf = (state: unknown): number => (state as { seats: number }).seats;

/** How many points each seat is ahead of the best of the others. */
export function leads(sense: AnySense, state: unknown): number[] {
  const points = Array.from({ length: seatsOf(state) }, (_, seat) =>
    sum(sense.standing(state, seat)),
  );
  return points.map((own, seat) => own - Math.max(...points.filter((_, other) => other !== seat)));
}

/** For each seat from 0, as good as lost, to 1, as good as won; of a finished game the truth. */
export function chances(game: AnyGame, sense: AnySense, state: unknown): number[] {
  const ahead = leads(sense, state);
  const outcome = game.outcome(state);
  const lead = typeof sense.lead === 'number' ? sense.lead : sense.lead(state);
  const guess = (seat: Seat) => 1 / (1 + 3 ** (-(ahead[seat] as number) / lead));
  if (!outcome) return ahead.map((_, seat) => guess(seat));
  // A clear win counts a little more than a narrow one: so the bot plays on when all is lost, or won.
  const winners = outcome.places.filter((place) => place === 1).length;
  return outcome.places.map((place, seat) => (place === 1 ? 0.9 / winners : 0) + guess(seat) * 0.1);
}
