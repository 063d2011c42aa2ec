// Why a thing cannot be chosen in one's own turn: each reason comes from the rule that forbids it.
import type { Reason, Ref, Seat } from '../../engine/index.ts';
import { whyNotLower } from './actions.ts';
import { type City, START } from './board.ts';
import { freeCharacters, holderOf, holdsCharacter } from './characters.ts';
import {
  HOUSE_PRICE,
  placesForHouse,
  placesOfHouses,
  whyNotBuild,
  whyNotPalace,
  whyNotPlace,
} from './houses.ts';
import { kindOf, nameIn, whyNeverNow } from './reasons.ts';
import {
  ACTIONS,
  type Action,
  BUILDER,
  DUKE,
  ENTREPRENEUR,
  type FrameOf,
  type Part,
  type Place,
  PRIEST,
  type State,
  TRAVELLER,
  YOGI,
} from './state.ts';
import { remainingParts } from './tasks.ts';
import { whyNotTravel } from './travel.ts';

type Turn = FrameOf<'turn'>;

/** These powers always hold, so there is nothing to choose. */
const STANDING_POWERS = [DUKE, PRIEST, TRAVELLER, BUILDER];

const placeNamed = (name: string): Place => (/^\d+$/.test(name) ? Number(name) : (name as City));

/** Returns the reason for a thing that no legal move of this turn uses. */
export function whyNotInTurn(state: State, frame: Turn, seat: Seat, path: Ref[]): Reason | null {
  const ref = path.at(-1) as Ref;
  const name = nameIn(ref);
  const parts = ACTIONS.flatMap((action) => remainingParts(frame.tasks, action));
  switch (kindOf(ref)) {
    case 'action':
      return whyNotAction(state, frame, seat, name as Action, path[0] === 'token');
    case 'power':
      return whyNotUse(state, frame, seat, Number(name));
    case 'token':
      return { key: frame.token ? 'tokenUsed' : 'noToken' };
    case 'city':
      return (
        whyNotTravel(state, seat, name as City) ??
        (name === START ? { key: 'startCity' } : { key: 'needsAction', action: 'house' })
      );
    case 'village':
      return whyNotHouseAt(state, seat, parts, Number(name));
    case 'house':
      return whyNotMoved(state, seat, parts, placeNamed(name));
    case 'site':
      return (
        (parts.includes('palace') ? whyNotPalace(state, seat, name === 'great') : null) ??
        needs('palace')
      );
    case 'governor':
      return (parts.includes('track') ? whyNotLower(state, name as City) : null) ?? needs('track');
    case 'character':
      return whyNotTake(state, seat, parts, Number(name));
    case 'player':
      return whyNotSeduce(state, seat, parts, Number(name));
    default:
      return whyNeverNow(ref);
  }
}

const needs = (action: Action): Reason => ({ key: 'needsAction', action });

function whyNotAction(
  state: State,
  frame: Turn,
  seat: Seat,
  action: Action,
  byToken: boolean,
): Reason {
  if (byToken && action === 'character') return { key: 'tokenNotCharacter' };
  if (!frame.tasks.some((task) => task.action === action)) {
    return { key: 'actionNotChosen', action };
  }
  const left = remainingParts(frame.tasks, action);
  if (left.length === 0) return { key: 'actionDone', action };
  if (left.includes('quarry')) return { key: 'quarryEmpty' };
  if (left.includes('palace')) {
    const why = [false, true].map((great) => whyNotPalace(state, seat, great));
    const [small, great] = why;
    const isFull = small?.key === 'sitesFull' && great?.key === 'greatTaken';
    if (isFull) return { key: 'cityFull', city: state.architects[seat] as City };
    if (small) return small;
  }
  return whyNoHouse(state, seat, left) ?? { key: 'noPlace' };
}

/** Returns the reason why no house can be built or moved anywhere. */
function whyNoHouse(state: State, seat: Seat, left: Part[]): Reason | null {
  if (!left.includes('house') && !left.includes('cityHouse')) return null;
  const why = whyNotBuild(state, seat, HOUSE_PRICE);
  if (why) return why;
  const where = left.includes('house') ? 'any' : 'city';
  if (placesForHouse(state, seat, where).length > 0) return null;
  return { key: where === 'city' ? 'startCity' : 'noPlace' };
}

function whyNotUse(state: State, frame: Turn, seat: Seat, character: number): Reason {
  if (STANDING_POWERS.includes(character)) return { key: 'powerAlways', character };
  if (frame.used.includes(character)) return { key: 'powerUsed', character };
  if (!holdsCharacter(state, seat, character)) return { key: 'powerNotYours', character };
  if (character === YOGI) return { key: 'tokensGone' };
  return state.supply[seat] === 0 ? { key: 'noHouse' } : { key: 'noPlace' };
}

/** Returns the reason why no house comes to a village. */
function whyNotHouseAt(state: State, seat: Seat, parts: Part[], at: number): Reason {
  const full = whyNotPlace(state, seat, at);
  if (full) return full;
  if (parts.includes('house')) return whyNotBuild(state, seat, HOUSE_PRICE) ?? needs('house');
  return parts.includes('cityHouse') ? { key: 'cityOnly' } : needs('house');
}

function whyNotMoved(state: State, seat: Seat, parts: Part[], from: Place): Reason {
  if (!placesOfHouses(state, seat).includes(from)) return { key: 'noHouseThere' };
  return parts.includes('move') ? { key: 'noPlace' } : needs('moveHouse');
}

function whyNotTake(state: State, seat: Seat, parts: Part[], character: number): Reason {
  if (holdsCharacter(state, seat, character)) return { key: 'ownCharacter' };
  return parts.includes('character') && holderOf(state, character) !== null
    ? { key: 'freeFirst' }
    : needs('character');
}

function whyNotSeduce(state: State, seat: Seat, parts: Part[], other: Seat): Reason {
  if (!state.options.manyCharacters) return { key: 'seduceOnly' };
  if (other === seat || !parts.includes('character')) return needs('character');
  return { key: freeCharacters(state).length > 0 ? 'freeFirst' : 'seduceMore' };
}

/** Returns the reason for a place that the picked action or power wants, but may not use. */
export function whyNotTarget(state: State, frame: Turn, seat: Seat, path: Ref[]): Reason | null {
  const [first = '', ...to] = path;
  const target = to.at(-1);
  if (target === undefined) return null;
  const isPower = first === `power:${ENTREPRENEUR}`;
  const left = isPower
    ? (['house', 'move'] as Part[])
    : remainingParts(frame.tasks, nameIn(first) as Action);
  const kind = kindOf(target);
  const name = nameIn(target);
  if (kind === 'site' && left.includes('palace'))
    return whyNotPalace(state, seat, name === 'great');
  if (kind === 'governor' && left.includes('track')) return whyNotLower(state, name as City);
  if (kind === 'character' && left.includes('character')) {
    return to.length > 1 ? { key: 'giveOwn' } : whyNotTake(state, seat, left, Number(name));
  }
  if (!['village', 'city', 'house'].includes(kind)) return null;
  const at = placeNamed(name);
  const isMoving = to.length > 1 && left.includes('move');
  if (isMoving) {
    if (to[0] === `house:${name}`) return { key: 'samePlace' };
    return whyNotPlace(state, seat, at) ?? { key: 'whereTo' };
  }
  if (to.length > 1) return null;
  if (kind === 'house') {
    if (!left.includes('move')) return null;
    return placesOfHouses(state, seat).includes(at) ? null : { key: 'noHouseThere' };
  }
  if (left.includes('house') || left.includes('cityHouse')) {
    const price = isPower ? 0 : HOUSE_PRICE;
    const isVillage = typeof at === 'number';
    if (isVillage && !left.includes('house')) return { key: 'cityOnly' };
    return whyNotBuild(state, seat, price) ?? whyNotPlace(state, seat, at);
  }
  if (!left.includes('move')) return null;
  return { key: placesOfHouses(state, seat).includes(at) ? 'whichHouse' : 'noHouseThere' };
}
