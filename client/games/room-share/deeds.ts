// What a click on a live thing will do: who moves in, who has to leave, and what it brings.
import type { Ref, Seat } from '../../../shared/engine/index.ts';
import { bringsTenant } from '../../../shared/games/room-share/cards.ts';
import { landingFlat } from '../../../shared/games/room-share/eviction.ts';
import { bedsOf, freeArrows, placeOf } from '../../../shared/games/room-share/grid.ts';
import {
  type Card,
  COLOURS,
  type Colour,
  cardRef,
  type Place,
  type State,
  tenantRef,
} from '../../../shared/games/room-share/state.ts';
import { gainsBetween, isBursting, withSwap, withTenant } from './foresight.ts';

export interface Deed {
  kind: 'in' | 'out' | 'leave' | 'swap' | 'choose' | 'empty';
  /** What it brings the player: once if it is the same with every tenant that could be placed. */
  own: { points: number; colour?: Colour }[];
  /** What it brings the others together. */
  others: number;
  /** The flat would be full, so all of its tenants leave. */
  bursts: boolean;
}

const none = (kind: Deed['kind']): Deed => ({ kind, own: [], others: 0, bursts: false });

/** The colours that the player could place now. */
const placeable = (state: State, seat: Seat, picked: readonly Ref[]): Colour[] => {
  const all = COLOURS.filter((colour) => state.reserve[seat]?.[colour]);
  const chosen = all.filter((colour) => picked.includes(tenantRef(colour)));
  return chosen.length > 0 ? chosen : all;
};

/** Somebody new in a flat: one number if it is the same for all who could come. */
function deedOfArrival(state: State, seat: Seat, flat: number, colours: Colour[]): Deed {
  const [arrow = 0] = freeArrows(bedsOf(state, flat));
  const after = colours.map((colour) => withTenant(state, { flat, arrow }, colour));
  const bursts = after.some((one) => isBursting(one, flat));
  // A flat that is full is emptied at once, so its points are not counted.
  const gains = bursts ? [] : after.map((one) => gainsOf(state, one, seat));
  const own = gains.map((gain, at) => ({ points: gain.own, colour: colours[at] as Colour }));
  const isSame = own.every(({ points }) => points === own[0]?.points);
  return { kind: 'in', own: isSame ? own.slice(0, 1) : own, others: gains[0]?.others ?? 0, bursts };
}

function gainsOf(before: State, after: State, seat: Seat): { own: number; others: number } {
  let [own, others] = [0, 0];
  for (const gain of gainsBetween(before, after)) {
    if (gain.seat === seat) own += gain.points;
    else others += gain.points;
  }
  return { own, others };
}

const deedOfChange = (kind: Deed['kind'], before: State, after: State, seat: Seat): Deed => {
  const { own, others } = gainsOf(before, after, seat);
  return { kind, own: [{ points: own }], others, bursts: false };
};

/** What a click on this place, or on a tenant of the reserve, does. It has to be live. */
export function deedOf(ref: Ref, state: State, seat: Seat, picked: readonly Ref[]): Deed | null {
  const place: Place | null = placeOf(ref);
  const frame = state.frames.at(-1);
  const colour = COLOURS.find((one) => tenantRef(one) === ref);
  if (colour && frame?.kind === 'place') return deedOfArrival(state, seat, frame.flat, [colour]);
  if (!place || !frame) return null;
  if (frame.kind === 'evict') return none('empty');
  if (frame.kind === 'land')
    return deedOfArrival(state, seat, landingFlat(state, frame), [frame.colour]);
  if (frame.kind === 'place' || frame.kind === 'lastChance')
    return deedOfArrival(state, seat, place.flat, placeable(state, seat, picked));
  if (frame.kind === 'swap')
    return deedOfChange('swap', state, withSwap(state, frame, place), seat);
  if (frame.kind !== 'turn') return null;
  const card = state.hands[seat]?.find(
    (held): held is Card => held !== '?' && picked.includes(cardRef(held)),
  );
  if (state.options.noCards || (card && bringsTenant(card)))
    return deedOfArrival(state, seat, place.flat, placeable(state, seat, []));
  if (card === 'leave') return deedOfChange('leave', state, withTenant(state, place, null), seat);
  return card ? none(card === 'evict' ? 'out' : 'choose') : null;
}
