// The nine actions: what may be done of them now, and what that does.
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
  type Part,
  type Place,
  placeOf,
  placeRef,
  QUARRIED,
  type State,
} from './state.ts';
import { actionOf, type Doing } from './tasks.ts';

/** What one action brings that takes gold. */
export const GOLD = 2;

/** What may be done now of an action that has these parts left. */
export function doings(state: State, seat: Seat, action: Action, left: Part[]): Doing[] {
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
function houseDoings(state: State, seat: Seat, action: Action, left: Part[]): Doing[] {
  const any = left.includes('house');
  if (!any && !left.includes('cityHouse')) return [];
  if (barsBuilding(state, seat, HOUSE_PRICE)) return [];
  return placesFor(state, seat, any ? 'any' : 'city').map((at) => ({ type: 'house', action, at }));
}

export function act(step: Play, seat: Seat, move: Doing): void {
  if (move.type === 'gold') receive(step, seat, GOLD, 'action');
  else if (move.type === 'quarry') quarry(step, seat);
  else if (move.type === 'house') build(step, seat, move.at, false);
  else if (move.type === 'palace') palace(step, seat, move.great);
  else if (move.type === 'move') moveHouse(step, seat, move.from, move.to);
  else if (move.type === 'track') lower(step, seat, move.governor);
  else change(step, seat, move);
}

/** Two, or what there is; that is not in full then (RJ-5). */
function quarry(step: Play, seat: Seat): void {
  const houses = Math.min(QUARRIED, step.state.quarry[seat] ?? 0);
  addTo(step.edit('quarry'), seat, -houses);
  addTo(step.edit('supply'), seat, houses);
  step.emit({ type: 'quarried', seat, houses });
}

export function build(step: Play, seat: Seat, at: Place, free: boolean): void {
  if (!free) pay(step, seat, null, HOUSE_PRICE);
  addTo(step.edit('supply'), seat, -1);
  putHouse(step, seat, at);
  step.emit({ type: 'built', seat, at, free });
}

function palace(step: Play, seat: Seat, great: boolean): void {
  const city = step.state.architects[seat] as City;
  pay(step, seat, null, palacePrice(step.state, seat));
  addTo(step.edit('palaces'), seat, -1);
  if (great) step.edit('sites', city).great = seat;
  else step.edit('sites', city, 'small').push(seat);
  step.emit({ type: 'palace', seat, city, great });
}

export function moveHouse(step: Play, seat: Seat, from: Place, to: Place): void {
  takeHouse(step, seat, from);
  putHouse(step, seat, to);
  step.emit({ type: 'moved', seat, from, to });
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
  step.emit({ type: 'tracked', seat, governor, from });
}

// ---- clicks

export function doingPath(move: Doing): Ref[] {
  const first = actionRef(actionOf(move));
  if (move.type === 'gold' || move.type === 'quarry') return [first];
  if (move.type === 'house') return [first, placeRef(move.at)];
  if (move.type === 'palace') return [first, move.great ? 'site:great' : 'site:small'];
  if (move.type === 'move') return [first, houseRef(move.from), placeRef(move.to)];
  if (move.type === 'track') return [first, governorRef(move.governor)];
  return [first, ...changePath(move)];
}

/** Why nothing of what is left of an action can be done there. */
export function barsDoing(state: State, seat: Seat, left: Part[], to: Ref[]): Reason | null {
  const [target = '', ...more] = to;
  if (left.includes('palace') && target.startsWith('site:')) {
    return barsPalace(state, seat, target === 'site:great');
  }
  if (left.includes('track') && target.startsWith('governor:')) {
    return barsGovernor(state, target.slice('governor:'.length) as City);
  }
  const at = placeOf(to.at(-1));
  if (at === null) return null;
  if (left.includes('move')) return more.length > 0 ? barsPlace(state, seat, at) : null;
  const village = left.includes('house');
  if (more.length > 0 || (!village && !left.includes('cityHouse'))) return null;
  if (!village && typeof at === 'number') return { key: 'cityOnly' };
  return barsBuilding(state, seat, HOUSE_PRICE) ?? barsPlace(state, seat, at);
}
