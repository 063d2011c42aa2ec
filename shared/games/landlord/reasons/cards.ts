// Why a card of the hand cannot be played now.
import type { Reason, Seat } from '../../../engine/index.ts';
import { whyNotAim } from '../actions.ts';
import { floorMoves, isImprovement, whyNotLay } from '../building.ts';
import { isRoof } from '../cards/deck.ts';
import { isTenant } from '../cards/tenants.ts';
import { mayCallPolice } from '../crimes.ts';
import { holdsCard } from '../hands.ts';
import { type Card, cardRef, type State } from '../state.ts';
import { nameOf, type Press } from './press.ts';

/** The reason of each card that only answers something. */
const ANSWERS: Partial<Record<Card, string>> = {
  alibi: 'answersSuspicion',
  lunatic: 'answersCrime',
  broker: 'answersMove',
};

/** The reason why a card that the player has picked works nowhere on the street. */
export function whyOnlyElsewhere(state: State, seat: Seat, card: Card): Reason | null {
  const key = ANSWERS[card];
  if (key) return { key };
  if (card === 'court') return { key: state.jailed === seat ? 'goesToJail' : 'notJailed' };
  return card === 'recycle' ? { key: 'takesDiscard' } : null;
}

export function whyNotCard({ state, frame, seat, ref }: Press): Reason | null {
  const card = nameOf(ref) as Card;
  if (!holdsCard(state, seat, card)) return { key: 'notHeld' };
  switch (frame.kind) {
    case 'play':
      return whyNotPlay(state, seat, card);
    case 'build':
      return whyNotLay(state, seat, [ref, 'site:floor']);
    case 'buy':
      return { key: 'playedBefore' };
    case 'guard':
      return { key: 'notThePolice' };
    case 'broker':
      return { key: 'notTheBroker' };
    case 'answer':
      if (card === 'police' && !mayCallPolice(state, frame.crime)) return { key: 'policeUseless' };
      return { key: mayCallPolice(state, frame.crime) ? 'notAnAnswer' : 'notTheLunatic' };
    case 'investigate':
      return { key: 'notAnAlibi' };
    case 'roofAsked':
      return frame.seat === seat ? null : { key: 'notARoof' };
    default:
      return null;
  }
}

/** In the play phase a card is dead only if it has no target and cannot be a floor either. */
function whyNotPlay(state: State, seat: Seat, card: Card): Reason {
  if (state.houses.length === 0 && needsHouse(card)) return { key: 'noBuildings' };
  if (isTenant(card)) {
    const floor = whyNotLay(state, seat, [cardRef(card), 'site:floor'])?.key;
    return { key: floor === 'noFlatOnBack' ? 'nowhereNoFloor' : 'nowhereNoRoof' };
  }
  if (card === 'cellar') return { key: 'allHaveCellars' };
  if (card === 'roofRenovation') return { key: 'noPlainRoof' };
  if (isRoof(card)) {
    const others = (state.hands[seat] ?? []).length > 1;
    return { key: others && floorMoves(state, seat).length > 0 ? 'roofLast' : 'roofAlone' };
  }
  if (card === 'court') return { key: 'notJailed' };
  if (card === 'recycle') return { key: 'noDiscards' };
  if (card === 'demolition') return { key: 'noDemolition' };
  if (card === 'police') return { key: 'noOwnSquatters' };
  const all = state.houses.flatMap((house) => house.tenants.map((one) => ({ house, one })));
  if (card === 'murder' && all.length > 0)
    return all.map(({ house, one }) => whyNotAim(card, seat, house, one)).find(Boolean) as Reason;
  return whyOnlyElsewhere(state, seat, card) ?? { key: 'noTenants' };
}

/** The cards that do something to a house or to a tenant in one. */
const AIMED: readonly string[] = [
  'demolition',
  'eviction',
  'bomb',
  'politics',
  'move',
  'murder',
  'rentWithheld',
];
const needsHouse = (card: Card): boolean =>
  AIMED.includes(card) || (isImprovement(card) && !isRoof(card));
