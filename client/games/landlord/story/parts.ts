// What brought and cost the players of Landlord! their dollars, both editions, by the events of the whole game.
import type { Event, Payment, State } from '../../../../shared/games/landlord/state.ts';
import { addUpParts, type Entry } from '../../../table/score-parts.ts';
import type { PlayedGame, ScorePart } from '../../../table/story.ts';

export const PARTS = [
  'start',
  'rent',
  'broker',
  'mover',
  'trade',
  'roof',
  'bail',
  'nomad',
  'cards',
] as const satisfies (Payment | 'start' | 'rent' | 'cards')[];
type Part = (typeof PARTS)[number];

export const standingsOf = (state: State): number[] => [...state.dollars];

/** Returns how an event changes the dollars of each seat. */
function dollarsBy(event: Event): Entry<Part>[] {
  switch (event.type) {
    case 'collected':
      return [{ seat: event.seat, id: 'rent', amount: event.dollars }];
    case 'bought':
      return [{ seat: event.seat, id: 'cards', amount: -event.dollars }];
    case 'received':
      return [{ seat: event.seat, id: event.for, amount: event.dollars }];
    case 'paid': {
      const { seat, to, dollars, for: id } = event;
      const cost = { seat, id, amount: -dollars };
      return to === null ? [cost] : [cost, { seat: to, id, amount: dollars }];
    }
    default:
      return [];
  }
}

export function partsOf(game: PlayedGame): ScorePart[][] {
  const begun = (game.states[0] as State).dollars;
  const start = begun.map((amount, seat) => ({ seat, id: 'start' as const, amount }));
  const later = game.steps.flatMap(({ events }) => (events as readonly Event[]).flatMap(dollarsBy));
  return addUpParts(game.seats, PARTS, [...start, ...later]);
}
