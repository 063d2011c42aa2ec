// Whom an event concerns, where it can be seen, and what it brings to whom.
import type { GameEvent, Ref } from '../../../shared/engine/index.ts';
import { bedRef, bedsOf, flatRef } from '../../../shared/games/room-share/grid.ts';
import type { Bed, Event, State } from '../../../shared/games/room-share/state.ts';
import type { Impact } from '../../table/game-client.ts';
import { afterEvent, gainsBetween } from './foresight.ts';
import { signed } from './text/deeds.ts';

/** `earlier` are the events of the same change that came before. */
export function impactOf(event: Event, start: State, earlier: readonly GameEvent[] = []): Impact {
  const before = (earlier as Event[]).reduce(afterEvent, start);
  const gains = gainsBetween(before, afterEvent(before, event));
  const by = 'seat' in event ? event.seat : null;
  const owners = movedBy(event, before).map((colour) => before.colours.indexOf(colour as never));
  const concerned = [...owners, ...gains.map(({ seat }) => seat)];
  return {
    by,
    to: [...new Set(concerned)].filter((seat) => seat >= 0 && seat !== by),
    at: placeOf(event),
    gains: gains.map(({ seat, points }) => ({ seat, text: signed(points) })),
  };
}

/** The colours of the tenants who have to go somewhere else. */
function movedBy(event: Event, state: State): Bed[] {
  if (event.type === 'evicted') return bedsOf(state, event.flat);
  if (event.type === 'left' || event.type === 'landed') return [event.colour];
  if (event.type !== 'swapped') return [];
  return [event.one, event.other].map(({ flat, arrow }) => bedsOf(state, flat)[arrow] ?? null);
}

function placeOf(event: Event): Ref | null {
  if (event.type === 'evicted') return flatRef(event.flat);
  if (event.type === 'swapped') return bedRef(event.one.flat, event.one.arrow);
  const isAtBed = event.type === 'placed' || event.type === 'landed' || event.type === 'left';
  return isAtBed ? bedRef(event.flat, event.arrow) : null;
}
