// Why a press in the play phase, or while a house is built, does nothing.
import type { Reason, Ref, Seat } from '../../../engine/index.ts';
import { isTenantActionCard, whyNotAim } from '../actions.ts';
import {
  floorMoves,
  isImprovement,
  roofPrice,
  whyNotImprove,
  whyNotLay,
  whyOnlyFinishes,
} from '../building.ts';
import { isRoof } from '../cards/deck.ts';
import { isTenant } from '../cards/tenants.ts';
import { mayBeDemolished } from '../demolition.ts';
import { editionOf } from '../editions/index.ts';
import { holdsCard } from '../hands.ts';
import { tenantAt } from '../houses.ts';
import type { Card, FrameOf, House, State } from '../state.ts';
import { whyOnlyElsewhere } from './cards.ts';
import { whyNotHome } from './homes.ts';
import { firstReason, isLegalStart, kindOf, nameOf, type Press, placeOf } from './press.ts';

export function whyNotInPlay(press: Press): Reason | null {
  const { state, picked, ref } = press;
  if (picked[0] === 'button:market') return whyNotSeller(press) ?? { key: 'pickSeller' };
  if (picked[0] === 'button:trade')
    return { key: isOwnSeat(press) ? 'notYourself' : 'pickPartner' };
  if (kindOf(ref) === 'site') return whyNotSite(press);
  const place = placeOf(state, ref);
  if (!place) return whyNotPlain(press);
  if (kindOf(picked[0]) !== 'card')
    return { key: place.level < 0 ? 'houseNeedsCard' : 'flatNeedsCard' };
  return whyNotTarget(press, nameOf(picked[0]) as Card, place);
}

const isOwnSeat = ({ seat, ref }: Press): boolean =>
  ['player', 'seat', 'street'].includes(kindOf(ref)) && Number(nameOf(ref)) === seat;

function whyNotSeller(press: Press): Reason | null {
  const { state, frame, picked, ref, paths } = press;
  if (!['player', 'seat', 'street'].includes(kindOf(ref))) return null;
  if (isOwnSeat(press)) return { key: 'notYourself' };
  const other = Number(nameOf(ref));
  if (isLegalStart(paths, [...picked, `player:${other}`])) return null;
  if ((state.hands[other]?.length ?? 0) === 0) return { key: 'noCardsThere' };
  const least = (frame as FrameOf<'play'>).least[other] ?? 0;
  return least > 0 ? { key: 'refusedBefore', dollars: least } : null;
}

/** The building site: the next floor, and the roof above it. */
function whyNotSite({ state, seat, picked, ref }: Press): Reason {
  const [card] = picked;
  const laid = state.site?.floors.length ?? 0;
  if (ref === 'site:roof') {
    if (laid === 0) return { key: 'floorsFirst' };
    if (card) return whyNotLay(state, seat, [card, ref]) ?? { key: 'tapRoofCard' };
    const hasRoof = (state.hands[seat] ?? []).some(isRoof);
    return { key: hasRoof ? 'tapRoofCard' : 'tapRoofStack' };
  }
  if (card) return whyNotLay(state, seat, [card, ref]) ?? { key: 'tapFloorCard' };
  if (floorMoves(state, seat).length > 0) return { key: 'tapFloorCard' };
  if ((state.hands[seat]?.length ?? 0) === 0) return { key: 'handEmpty' };
  return firstReason(
    ...(state.hands[seat] ?? []).map((one) => whyNotLay(state, seat, [`card:${one}`, ref])),
  ) as Reason;
}

/** Everything on the table that is neither a card, a house nor the building site. */
function whyNotPlain({ state, seat, picked, ref }: Press): Reason | null {
  const card = kindOf(picked[0]) === 'card' ? nameOf(picked[0]) : '';
  switch (kindOf(ref)) {
    case 'pile':
      return { key: card === 'move' ? 'tapTenantFirst' : 'buyLater' };
    case 'discards':
      if (!editionOf(state).deck.recycle) return { key: 'discardsClosed' };
      if (!holdsCard(state, seat, 'recycle')) return { key: 'onlyRecycle' };
      return { key: state.discards.length === 0 ? 'noDiscards' : 'tapRecycle' };
    case 'jail':
      return { key: whyNotJail(state, seat, card) };
    case 'player':
    case 'seat':
    case 'street':
      return { key: card ? 'cardNotOnPlayer' : 'playersAsked' };
    case 'roofs':
    case 'monsters':
      return null;
    case 'hand':
      return { key: card ? 'handBack' : 'tapHandCard' };
    default:
      return { key: 'readOnly' };
  }
}

function whyNotJail(state: State, seat: Seat, card: string): string {
  if (state.jailed === null) return 'jailEmpty';
  if (state.jailed !== seat) return 'jailOther';
  const keys = editionOf(state).keys.filter((key) => holdsCard(state, seat, key));
  if (keys.length === 0) return 'noKey';
  return card ? 'noKeyCard' : 'tapKey';
}

/** The picked card does not go to this house, or to this flat of it. */
function whyNotTarget(
  { state, seat, picked, paths }: Press,
  card: Card,
  place: { house: House; level: number },
): Reason | null {
  const { house, level } = place;
  const only = whyOnlyElsewhere(state, seat, card);
  if (only) return only;
  if (isTenant(card)) return whyNotHome(state, card, place, null);
  if (isImprovement(card) || isRoof(card)) {
    return firstReason(
      card === 'roof' ? { key: 'onlyFinishes' } : whyOnlyFinishes(state, card),
      whyNotImprove(card, house),
      { key: 'tapHouse' },
    );
  }
  if (isTenantActionCard(card)) {
    const tenant = level < 0 ? house.tenants[0] : tenantAt(house, level);
    if (!tenant) return { key: level < 0 ? 'emptyHouse' : 'nobodyThere' };
    if (level >= 0) return whyNotAim(card, seat, house, tenant) ?? { key: 'tapTenant' };
    const all = house.tenants.map((one) => whyNotAim(card, seat, house, one));
    return all.includes(null) ? { key: 'tapTenant' } : firstReason(...all);
  }
  if (card === 'politics' && picked.length === 1) return { key: 'tapPolitics' };
  const legal: Ref[] = [...picked, `house:${house.id}`];
  if (isLegalStart(paths, legal)) return { key: 'tapHouse' };
  return mayBeDemolished(state, house) ? null : { key: 'noFlatForAll' };
}

/** While a house is built, only its floors and its roof can be chosen. */
export function whyNotInBuilding(press: Press): Reason {
  const { state, seat, ref } = press;
  if (kindOf(ref) === 'site') return whyNotSite(press);
  if (kindOf(ref) !== 'roofs') return { key: 'first.build' };
  if (state.roofs === 0) return { key: 'roofsGone' };
  return { key: 'roofTooDear', dollars: roofPrice(state, seat) };
}
