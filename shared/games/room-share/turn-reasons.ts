// Why a thing cannot be clicked in a turn, before and after a card is picked.
import { HIDDEN, type Reason, type Ref, type Seat } from '../../engine/index.ts';
import { bringsTenant, cards, whyNotInhabited } from './cards.ts';
import { placeOf } from './grid.ts';
import {
  naming,
  tenantOf,
  whyNoneLeft,
  whyNotAround,
  whyNotBed,
  whyNotWholeFlat,
} from './reasons.ts';
import { type Card, COLOURS, type Colour, cardRef, type Place, type State } from './state.ts';

export const cardsInHand = (state: State, seat: Seat): Card[] => {
  const held = (state.hands[seat] ?? []).filter((card) => card !== HIDDEN);
  return [...new Set(held)];
};
const isColour = (card: Card): card is Colour => (COLOURS as readonly Card[]).includes(card);

export function whyNotTurn(state: State, seat: Seat, path: Ref[]): Reason | null {
  const [first] = path;
  const target = placeOf(path.at(-1));
  const card = cardsInHand(state, seat).find((held) => cardRef(held) === first);
  if (!target) return whyNotThing(state, seat, card, path);
  if (state.options.noCards)
    return naming(state, whyNotBed(whyNotInhabited(state, target.flat), target), target);
  if (!card) return whyNotYet(state, seat, target);
  const colour = isColour(card) ? card : tenantOf(state, target);
  return naming(state, whyNotPlay(state, seat, card, target), { flat: target.flat, card, colour });
}

function whyNotPlay(state: State, seat: Seat, card: Card, target: Place): Reason | null {
  const rule = cards[card];
  const whyNot = (at: Place) => rule.whyNot(state, seat, at);
  if (rule.aim === 'flat') return whyNotBed(whyNot(target), target);
  return target.arrow < 0 ? whyNotWholeFlat(state, target.flat, whyNot) : whyNot(target);
}

/** Before a card is picked, a place says which cards of the hand could be used there. */
function whyNotYet(state: State, seat: Seat, target: Place): Reason | null {
  const fits = cardsInHand(state, seat).filter((card) => {
    const key = whyNotPlay(state, seat, card, target)?.key;
    return !key || key === 'wholeFlat' || key === 'oneTenant';
  });
  const reason: Reason = fits.length
    ? { key: 'cardFirst', cards: fits.join(' ') }
    : { key: 'noCardFits' };
  return naming(state, reason, target);
}

/** Why a card, a tenant of the reserve or a thing around the building cannot be clicked in a turn. */
function whyNotThing(
  state: State,
  seat: Seat,
  picked: Card | undefined,
  path: Ref[],
): Reason | null {
  const [kind, name = ''] = path.at(-1)?.split(':') ?? [];
  if (kind === 'card') {
    if (!Object.hasOwn(cards, name)) return null;
    const card = name as Card;
    if (!cardsInHand(state, seat).includes(card)) return { key: 'notHeld', card };
    if (path.length === 1 || !picked) return null;
    return { key: picked === card ? 'picked' : 'oneCard', card: picked };
  }
  if (kind !== 'tenant') return whyNotAround(state, path.at(-1) ?? '');
  const none = whyNoneLeft(state, seat, `${kind}:${name}`);
  if (none) return none;
  if (picked) return { key: bringsTenant(picked) ? 'flatFirst' : 'notFromReserve', card: picked };
  if (state.options.noCards) return { key: 'flatFirst' };
  const bringing = cardsInHand(state, seat).filter(bringsTenant);
  return bringing.length ? { key: 'bringFirst', cards: bringing.join(' ') } : { key: 'noneBrings' };
}
