// The nine actions: what each is made of, and what may be done of it now.
import type { Reason, Ref, Seat } from '../../engine/index.ts';
import { type City, SCORED } from './board.ts';
import { change, changePath, changes } from './characters.ts';
import {
  addTo,
  barsBuilding,
  barsPalace,
  barsPlace,
  HOUSE_PRICE,
  movesOfHouses,
  palacePrice,
  placesFor,
  putHouse,
  takeHouse,
} from './houses.ts';
import { type Play, pay, receive } from './money.ts';
import {
  type Action,
  actionRef,
  governorRef,
  houseRef,
  type MoveOf,
  type Part,
  type Place,
  placeRef,
  type State,
  type Task,
} from './state.ts';

export const PARTS: Record<Action, readonly Part[]> = {
  gold: ['gold'],
  house: ['house'],
  twoHouses: ['house', 'cityHouse'],
  moveHouse: ['move'],
  quarry: ['quarry'],
  palace: ['palace'],
  palaceAndHouse: ['palace', 'house'],
  track: ['track'],
  character: ['character'],
};

export const taskOf = (action: Action): Task => ({
  action,
  left: [...PARTS[action]],
  begun: false,
});

const GOLD = 2;
const QUARRY = 2;

export type Doing =
  | MoveOf<'gold' | 'quarry' | 'house' | 'palace' | 'move' | 'track'>
  | MoveOf<'take' | 'swap' | 'seduce'>;

/** What may be done of this task now. */
export function doings(state: State, seat: Seat, { action, left }: Task): Doing[] {
  const houses = houseDoings(state, seat, action, left);
  return [...left.flatMap((part) => partDoings(state, seat, action, part)), ...houses];
}

function partDoings(state: State, seat: Seat, action: Action, part: Part): Doing[] {
  if (part === 'gold') return [{ type: 'gold', action }];
  if (part === 'quarry') return (state.quarry[seat] ?? 0) > 0 ? [{ type: 'quarry', action }] : [];
  if (part === 'palace') {
    return [true, false]
      .filter((great) => !barsPalace(state, seat, great))
      .map((great) => ({ type: 'palace', action, great }));
  }
  if (part === 'move') {
    return movesOfHouses(state, seat).map((way) => ({ type: 'move', action, ...way }));
  }
  if (part === 'track') {
    return SCORED.filter((city) => !barsGovernor(state, city)).map((governor) => {
      return { type: 'track', action, governor };
    });
  }
  return part === 'character' ? changes(state, seat) : [];
}

/** Houses: of Two houses one must come to stand in a city, whichever is first. */
function houseDoings(state: State, seat: Seat, action: Action, left: readonly Part[]): Doing[] {
  const any = left.includes('house');
  if (!any && !left.includes('cityHouse')) return [];
  if (barsBuilding(state, seat, HOUSE_PRICE)) return [];
  return placesFor(state, seat, any ? 'any' : 'city').map((at) => ({ type: 'house', action, at }));
}

/** The part of the task that this has done. */
export function partOf({ left }: Task, move: Doing): Part {
  if (move.type === 'house') {
    // In a city it is the one that must be there, as long as that is open; else the other.
    return typeof move.at !== 'number' && left.includes('cityHouse') ? 'cityHouse' : 'house';
  }
  if (move.type === 'take' || move.type === 'swap' || move.type === 'seduce') return 'character';
  return move.type;
}

/** Whether it was carried out in full. */
export function act(step: Play, seat: Seat, move: Doing): boolean {
  switch (move.type) {
    case 'gold':
      receive(step, seat, GOLD, 'action');
      return true;
    case 'quarry':
      return quarry(step, seat);
    case 'house':
      build(step, seat, move.at, false);
      return true;
    case 'palace':
      palace(step, seat, move.great);
      return true;
    case 'move':
      moveHouse(step, seat, move.from, move.to);
      return true;
    case 'track':
      lower(step, seat, move.governor);
      return true;
    default:
      change(step, seat, move);
      return true;
  }
}

/** Fewer than two left is not in full (RJ-5). */
function quarry(step: Play, seat: Seat): boolean {
  const houses = Math.min(QUARRY, step.state.quarry[seat] ?? 0);
  addTo(step.edit('quarry'), seat, -houses);
  addTo(step.edit('supply'), seat, houses);
  step.say({ type: 'quarried', seat, houses });
  return houses === QUARRY;
}

export function build(step: Play, seat: Seat, at: Place, free: boolean): void {
  if (!free) pay(step, seat, null, HOUSE_PRICE);
  addTo(step.edit('supply'), seat, -1);
  putHouse(step, seat, at);
  step.say({ type: 'built', seat, at, free });
}

function palace(step: Play, seat: Seat, great: boolean): void {
  const city = step.state.architects[seat] as City;
  pay(step, seat, null, palacePrice(step.state, seat));
  addTo(step.edit('palaces'), seat, -1);
  if (great) step.edit('sites', city).great = seat;
  else step.edit('sites', city, 'small').push(seat);
  step.say({ type: 'palace', seat, city, great });
}

export function moveHouse(step: Play, seat: Seat, from: Place, to: Place): void {
  takeHouse(step, seat, from);
  putHouse(step, seat, to);
  step.say({ type: 'moved', seat, from, to });
}

/** Two boxes down, where there are two (RJ-6). */
export function barsGovernor(state: State, governor: City): Reason | null {
  return state.track.indexOf(governor) < 2 ? { key: 'noBoxBelow' } : null;
}

/** Every governor that it passes or lands on goes up one box. */
function lower(step: Play, seat: Seat, governor: City): void {
  const track = step.edit('track');
  const from = track.indexOf(governor);
  track.splice(from, 1);
  track.splice(from - 2, 0, governor);
  step.say({ type: 'tracked', seat, governor, from });
}

// ---- clicks

export function doingPath(action: Action, move: Doing): Ref[] {
  const first = actionRef(action);
  switch (move.type) {
    case 'gold':
    case 'quarry':
      return [first];
    case 'house':
      return [first, placeRef(move.at)];
    case 'palace':
      return [first, move.great ? 'site:great' : 'site:small'];
    case 'move':
      return [first, houseRef(move.from), placeRef(move.to)];
    case 'track':
      return [first, governorRef(move.governor)];
    default:
      return [first, ...changePath(move)];
  }
}

/** Why nothing, or not this, can be done of the action. */
export function barsDoing(
  state: State,
  seat: Seat,
  { left }: Task,
  [, target]: Ref[],
  at: Place | null,
): Reason | null {
  if (target === undefined) return null;
  if (target.startsWith('site:')) return barsPalace(state, seat, target === 'site:great');
  if (target.startsWith('governor:')) return barsGovernor(state, target.slice(9) as City);
  if (at === null) return null;
  const cityOnly = !left.includes('house') && left.includes('cityHouse');
  if (cityOnly && typeof at === 'number') return { key: 'cityOnly' };
  return barsBuilding(state, seat, HOUSE_PRICE) ?? barsPlace(state, seat, at);
}
