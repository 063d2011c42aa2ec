// The powers that a player uses by a move, once a turn (RJ-7), and the Yogi's action tokens.
// Permanent powers are implemented where they take effect: the Traveller in travel.ts, the Builder
// in houses.ts, the Priest in score.ts, the Grand Duke in characters.ts (`rankOf`).
import type { Ref, Seat } from '../../engine/index.ts';
import { buildHouse, moveHouse } from './actions.ts';
import { holdsCharacter } from './characters.ts';
import { addTo, houseMoves, placesForHouse } from './houses.ts';
import { type RajaStep, receiveGold } from './money.ts';
import {
  ACTIONS,
  type Character,
  ENTREPRENEUR,
  type FrameOf,
  houseRef,
  MERCHANT,
  type MoveOf,
  placeRef,
  powerRef,
  type State,
  YOGI,
} from './state.ts';
import { newTask } from './tasks.ts';

type Turn = FrameOf<'turn'>;
export type PowerMove = MoveOf<'merchant' | 'freeHouse' | 'freeMove' | 'yogi'>;

const CHARACTER_OF: Record<PowerMove['type'], Character> = {
  merchant: MERCHANT,
  freeHouse: ENTREPRENEUR,
  freeMove: ENTREPRENEUR,
  yogi: YOGI,
};

export const isPower = (move: { type: string }): move is PowerMove => move.type in CHARACTER_OF;

/** RJ-7: each power works once for a player and turn, while the player holds the card. */
export function powerMoves(state: State, { used }: Turn, seat: Seat): PowerMove[] {
  const may = (character: Character) =>
    holdsCharacter(state, seat, character) && !used.includes(character);
  const list: PowerMove[] = [];
  if (may(MERCHANT)) list.push({ type: 'merchant' });
  if (may(YOGI) && state.tokensLeft > 0) list.push({ type: 'yogi' });
  if (!may(ENTREPRENEUR)) return list;
  if ((state.supply[seat] ?? 0) > 0) {
    list.push(...placesForHouse(state, seat).map((at): PowerMove => ({ type: 'freeHouse', at })));
  }
  list.push(...houseMoves(state, seat).map((way): PowerMove => ({ type: 'freeMove', ...way })));
  return list;
}

export function usePower(step: RajaStep, frame: Turn, seat: Seat, move: PowerMove): void {
  step.pushFrames({ ...frame, used: [...frame.used, CHARACTER_OF[move.type]] });
  if (move.type === 'merchant') receiveGold(step, seat, 1, 'merchant');
  else if (move.type === 'freeHouse') buildHouse(step, seat, move.at, true);
  else if (move.type === 'freeMove') moveHouse(step, seat, move.from, move.to);
  else {
    addTo(step.edit('tokens'), seat, 1);
    step.state.tokensLeft--;
    step.emit({ type: 'token', seat, action: null });
  }
}

export function pathOfPower(move: PowerMove): Ref[] {
  const first = powerRef(CHARACTER_OF[move.type]);
  if (move.type === 'freeHouse') return [first, placeRef(move.at)];
  return move.type === 'freeMove' ? [first, houseRef(move.from), placeRef(move.to)] : [first];
}

// ---- tokens

/** A player may spend one token a turn, for any action but Character. */
export const tokenMoves = (state: State, { token }: Turn, seat: Seat): MoveOf<'token'>[] =>
  token || state.tokens[seat] === 0
    ? []
    : ACTIONS.filter((action) => action !== 'character').map((action) => ({
        type: 'token',
        action,
      }));

/**
 * RJ-14: a spent token becomes an action like the two chosen ones. The token returns to the common
 * stock.
 */
export function spendToken(
  step: RajaStep,
  frame: Turn,
  seat: Seat,
  { action }: MoveOf<'token'>,
): void {
  addTo(step.edit('tokens'), seat, -1);
  step.state.tokensLeft++;
  step.emit({ type: 'token', seat, action });
  step.pushFrames({ ...frame, token: true, tasks: [...frame.tasks, newTask(action)] });
}
