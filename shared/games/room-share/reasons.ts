// Why a thing cannot be clicked now. The rules of a move only say which rule forbids it; what the sentence names (the
// flat, the card, the tenant) is added here, so that looking for moves costs nothing more.
import type { Reason, Ref, Seat } from '../../engine/index.ts';
import { ARROWS, bedsOf, flatRef, takenArrows, tenantAt } from './grid.ts';
import { type Bed, type Card, COLOURS, type Frame, type Place, type State } from './state.ts';

/** What the sentence of a reason may name. */
interface Named {
  flat?: number;
  card?: Card | null;
  colour?: Bed;
}

export function naming(
  state: State,
  reason: Reason | null,
  { flat, card, colour }: Named,
): Reason | null {
  if (!reason) return null;
  const named: Reason = { ...reason };
  if (flat !== undefined) {
    named.flat = flatRef(flat);
    named.heads = takenArrows(bedsOf(state, flat)).length;
  }
  if (card) named.card = card;
  if (colour) named.colour = colour;
  return named;
}

/** The tenant of a bed, or the only tenant of a flat. */
export function tenantOf(state: State, { flat, arrow }: Place): Bed {
  const [one, other] = takenArrows(bedsOf(state, flat));
  if (arrow >= 0) return tenantAt(state, { flat, arrow });
  return one !== undefined && other === undefined ? tenantAt(state, { flat, arrow: one }) : null;
}

/** Why a flat is not enough where one of its tenants has to be chosen. */
export function whyNotWholeFlat(
  state: State,
  flat: number,
  whyNot: (bed: Place) => Reason | null,
): Reason {
  const reasons = takenArrows(bedsOf(state, flat)).map((arrow) => whyNot({ flat, arrow }));
  const [only, other] = reasons;
  if (only === undefined) return { key: 'emptyFlat' };
  if (reasons.includes(null)) return { key: 'oneTenant' };
  return only && other === undefined ? only : { key: 'nobodyHere' };
}

/** A flat is chosen as a whole, so its beds say so where the flat itself could be chosen. */
export const whyNotBed = (reason: Reason | null, { arrow }: Place): Reason | null =>
  reason ?? (arrow >= 0 ? { key: 'wholeFlat' } : null);

/** Why neither a card, nor the reserve, nor anything else around the building helps before this decision is made. */
export function whyNotNow(
  state: State,
  frame: Exclude<Frame, { kind: 'settle' | 'endTurn' | 'turn' }>,
  ref: Ref,
  { flat, colour }: Named = {},
): Reason | null {
  const [kind] = ref.split(':');
  if (kind === 'card') {
    if (state.finisher !== null) return { key: 'noCardsNow' };
    return naming(state, { key: 'cardPlayed' }, { card: state.played });
  }
  if (kind !== 'tenant') return whyNotAround(state, ref, { flat: flat ?? 0 });
  const reason = whyNoneLeft(state, frame.seat, ref) ?? { key: `first.${frame.kind}` };
  return reason.key === 'noneLeft'
    ? reason
    : naming(state, reason, { ...(flat !== undefined && { flat }), colour: colour ?? null });
}

export function whyNoneLeft(state: State, seat: Seat, ref: Ref): Reason | null {
  const colour = COLOURS.find((one) => ref === `tenant:${one}`);
  if (!colour) return null;
  return state.reserve[seat]?.[colour] ? null : { key: 'noneLeft', colour };
}

const AROUND: Record<string, string> = {
  pile: 'pile',
  discards: 'discards',
  seat: 'seat',
  kind: 'legend',
  points: 'figure',
  reserve: 'figure',
  neutral: 'figure',
  hand: 'figure',
};

/** Why nothing happens with what lies around the building and is never chosen, and with tenants in the air. */
export function whyNotAround(state: State, ref: Ref, { flat = 0 }: Named = {}): Reason | null {
  const [kind = '', name = ''] = ref.split(':');
  const key = AROUND[kind];
  if (key) return { key };
  const next = state.frames.at(-1);
  if (kind !== 'air' || next?.kind !== 'land') return null;
  const isNext = ARROWS[next.arrow] === name;
  return naming(state, { key: isNext ? 'landsNow' : 'landsLater' }, { flat, colour: next.colour });
}
