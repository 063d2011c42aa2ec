// The governor track: which boxes bear a number, and in which order the Maharaja visits the cities.
import { type City, SCORED_CITIES } from '../../../shared/games/raja/board.ts';
import { maxRounds } from '../../../shared/games/raja/opening.ts';
import type { State } from '../../../shared/games/raja/state.ts';

/** The boxes without a number: the arrow and seven more. */
export const UNNUMBERED_BOXES = 8;

/** The cities in the order in which the Maharaja will visit them. */
export const nextCities = ({ track }: State): City[] =>
  track.filter((city): city is City => city !== null).slice(0, SCORED_CITIES.length);

/** The round of the next visit after this one with these boxes, or null if the game ends before. */
export function nextVisit(state: State, city: City, track = state.track): number | null {
  const order = track.filter((one) => one !== null);
  const round = state.round + 1 + order.indexOf(city);
  return round > maxRounds(state.options) ? null : round;
}
