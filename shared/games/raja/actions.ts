// The nine actions: which moves each of them allows now, and what these moves do.
import type { Reason, Ref, Seat } from '../../engine/index.ts';
import { type City, SCORED_CITIES } from './board.ts';
import { changeCharacter, characterMoves, pathOfChange } from './characters.ts';
import {
  addTo,
  HOUSE_PRICE,
  houseMoves,
  palacePrice,
  placesForHouse,
  putHouse,
  takeHouse,
  whyNotBuild,
  whyNotPalace,
} from './houses.ts';
import { payGold, type RajaStep, receiveGold } from './money.ts';
import {
  type Action,
  actionRef,
  governorRef,
  houseRef,
  type Part,
  type Place,
  placeRef,
  QUARRY_HOUSES,
  type State,
} from './state.ts';
import { type ActionMove, actionOf } from './tasks.ts';

/** The gold that the action Gold brings. */
export const ACTION_GOLD = 2;

/** Returns the moves that an action allows now, given its remaining parts. */
export function actionMoves(state: State, seat: Seat, action: Action, left: Part[]): ActionMove[] {
  const houses = houseActionMoves(state, seat, action, left);
  return [...left.flatMap((part) => partDoings(state, seat, action, part)), ...houses];
}

function partDoings(state: State, seat: Seat, action: Action, part: Part): ActionMove[] {
  if (part === 'gold') return [{ type: 'gold', action }];
  if (part === 'quarry') return (state.quarry[seat] ?? 0) > 0 ? [{ type: 'quarry', action }] : [];
  if (part === 'palace') {
    return [true, false]
      .filter((great) => !whyNotPalace(state, seat, great))
      .map((great) => ({ type: 'palace', action, great }));
  }
  if (part === 'move') {
    return houseMoves(state, seat).map((way) => ({ type: 'move', action, ...way }));
  }
  if (part === 'track') {
    return SCORED_CITIES.filter((city) => !whyNotLower(state, city)).map((governor) => {
      return { type: 'track', action, governor };
    });
  }
  return part === 'character' ? characterMoves(state, seat) : [];
}

/** RJ-35: one of the Two houses must stand in a city. The two may be built in either order. */
function houseActionMoves(state: State, seat: Seat, action: Action, left: Part[]): ActionMove[] {
  const any = left.includes('house');
  if (!any && !left.includes('cityHouse')) return [];
  if (whyNotBuild(state, seat, HOUSE_PRICE)) return [];
  return placesForHouse(state, seat, any ? 'any' : 'city').map((at) => ({
    type: 'house',
    action,
    at,
  }));
}

export function carryOut(step: RajaStep, seat: Seat, move: ActionMove): void {
  if (move.type === 'gold') receiveGold(step, seat, ACTION_GOLD, 'action');
  else if (move.type === 'quarry') takeFromQuarry(step, seat);
  else if (move.type === 'house') buildHouse(step, seat, move.at, false);
  else if (move.type === 'palace') buildPalace(step, seat, move.great);
  else if (move.type === 'move') moveHouse(step, seat, move.from, move.to);
  else if (move.type === 'track') lowerGovernor(step, seat, move.governor);
  else changeCharacter(step, seat, move);
}

/** RJ-5: takes two houses, or the last one. Then the action is not carried out in full. */
function takeFromQuarry(step: RajaStep, seat: Seat): void {
  const houses = Math.min(QUARRY_HOUSES, step.state.quarry[seat] ?? 0);
  addTo(step.edit('quarry'), seat, -houses);
  addTo(step.edit('supply'), seat, houses);
  step.emit({ type: 'quarried', seat, houses });
}

export function buildHouse(step: RajaStep, seat: Seat, at: Place, free: boolean): void {
  if (!free) payGold(step, seat, null, HOUSE_PRICE);
  addTo(step.edit('supply'), seat, -1);
  putHouse(step, seat, at);
  step.emit({ type: 'built', seat, at, free });
}

function buildPalace(step: RajaStep, seat: Seat, great: boolean): void {
  const city = step.state.architects[seat] as City;
  payGold(step, seat, null, palacePrice(step.state, seat));
  addTo(step.edit('palaces'), seat, -1);
  if (great) step.edit('sites', city).great = seat;
  else step.edit('sites', city, 'small').push(seat);
  step.emit({ type: 'palace', seat, city, great });
}

export function moveHouse(step: RajaStep, seat: Seat, from: Place, to: Place): void {
  takeHouse(step, seat, from);
  putHouse(step, seat, to);
  step.emit({ type: 'moved', seat, from, to });
}

/** RJ-6: a governor may go down when two boxes lie below it. */
export function whyNotLower(state: State, governor: City): Reason | null {
  return state.track.indexOf(governor) < 2 ? { key: 'noBoxBelow' } : null;
}

/** Moves a governor two boxes down. Every governor that it passes or lands on goes up one box. */
function lowerGovernor(step: RajaStep, seat: Seat, governor: City): void {
  const track = step.edit('track');
  const from = track.indexOf(governor);
  track.splice(from, 1);
  track.splice(from - 2, 0, governor);
  step.emit({ type: 'tracked', seat, governor, from });
}

// ---- clicks

export function pathOfAction(move: ActionMove): Ref[] {
  const first = actionRef(actionOf(move));
  if (move.type === 'gold' || move.type === 'quarry') return [first];
  if (move.type === 'house') return [first, placeRef(move.at)];
  if (move.type === 'palace') return [first, move.great ? 'site:great' : 'site:small'];
  if (move.type === 'move') return [first, houseRef(move.from), placeRef(move.to)];
  if (move.type === 'track') return [first, governorRef(move.governor)];
  return [first, ...pathOfChange(move)];
}
