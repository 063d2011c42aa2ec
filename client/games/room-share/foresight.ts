// What a move would change: who would live where, and what that brings to whom.
import { score } from '../../../shared/games/room-share/end.ts';
import { isFull } from '../../../shared/games/room-share/grid.ts';
import type { Bed, Event, Place, State } from '../../../shared/games/room-share/state.ts';

/** The state with somebody else, or nobody, in a bed. */
export const withTenant = (state: State, { flat, arrow }: Place, who: Bed): State => ({
  ...state,
  beds: state.beds.with(flat, (state.beds[flat] ?? []).with(arrow, who)),
});

const at = ({ beds }: State, { flat, arrow }: Place): Bed => beds[flat]?.[arrow] ?? null;

/** The state after two tenants have changed places. */
export const withSwap = (state: State, one: Place, other: Place): State =>
  withTenant(withTenant(state, one, at(state, other)), other, at(state, one));

/** The state after an event, as far as the building goes. */
export function afterEvent(state: State, event: Event): State {
  if (event.type === 'placed' || event.type === 'landed')
    return withTenant(state, event, event.colour);
  if (event.type === 'left') return withTenant(state, event, null);
  if (event.type === 'swapped') return withSwap(state, event.one, event.other);
  if (event.type !== 'evicted') return state;
  return { ...state, beds: state.beds.with(event.flat, [null, null, null, null]) };
}

export interface Gain {
  seat: number;
  points: number;
}

/** Whose points differ between two states, and by how much. */
export const gainsBetween = (before: State, after: State): Gain[] =>
  before.colours.flatMap((_, seat) => {
    const points = score(after, seat) - score(before, seat);
    return points === 0 ? [] : [{ seat, points }];
  });

/** Whether this flat would have to be emptied. */
export const isBursting = ({ beds }: State, flat: number): boolean => isFull(beds[flat] ?? []);
