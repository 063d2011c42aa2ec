// The powers that work once a turn, by a move of the player's own (RJ-7), and the tokens that the Yogi brings.
// Those that hold as long as the card is held stand where they are felt: the Traveller in travel.ts, the Builder
// in houses.ts, the Priest in score.ts, the Grand Duke in characters.ts (`rankOf`).
import type { Reason, Ref, Seat } from '../../engine/index.ts';
import { build, moveHouse } from './actions.ts';
import { holds } from './characters.ts';
import { addTo, barsPlace, movesOfHouses, placesFor } from './houses.ts';
import { type Play, receive } from './money.ts';
import {
  ACTIONS,
  type Character,
  ENTREPRENEUR,
  type FrameOf,
  houseRef,
  MERCHANT,
  type MoveOf,
  placeOf,
  placeRef,
  powerRef,
  type State,
  YOGI,
} from './state.ts';
import { taskOf } from './tasks.ts';

type Turn = FrameOf<'turn'>;
export type Power = MoveOf<'merchant' | 'freeHouse' | 'freeMove' | 'yogi'>;

const OF: Record<Power['type'], Character> = {
  merchant: MERCHANT,
  freeHouse: ENTREPRENEUR,
  freeMove: ENTREPRENEUR,
  yogi: YOGI,
};

export const isPower = (move: { type: string }): move is Power => move.type in OF;

/** Each works once for a player and turn, while the card is held. */
export function powers(state: State, { used }: Turn, seat: Seat): Power[] {
  const may = (character: Character) => holds(state, seat, character) && !used.includes(character);
  const list: Power[] = [];
  if (may(MERCHANT)) list.push({ type: 'merchant' });
  if (may(YOGI) && state.tokensLeft > 0) list.push({ type: 'yogi' });
  if (!may(ENTREPRENEUR)) return list;
  if ((state.supply[seat] ?? 0) > 0) {
    list.push(...placesFor(state, seat).map((at): Power => ({ type: 'freeHouse', at })));
  }
  list.push(...movesOfHouses(state, seat).map((way): Power => ({ type: 'freeMove', ...way })));
  return list;
}

export function usePower(step: Play, frame: Turn, seat: Seat, move: Power): void {
  step.pushFrames({ ...frame, used: [...frame.used, OF[move.type]] });
  if (move.type === 'merchant') receive(step, seat, 1, 'merchant');
  else if (move.type === 'freeHouse') build(step, seat, move.at, true);
  else if (move.type === 'freeMove') moveHouse(step, seat, move.from, move.to);
  else {
    addTo(step.edit('tokens'), seat, 1);
    step.state.tokensLeft--;
    step.emit({ type: 'token', seat, action: null });
  }
}

export function powerPath(move: Power): Ref[] {
  const first = powerRef(OF[move.type]);
  if (move.type === 'freeHouse') return [first, placeRef(move.at)];
  return move.type === 'freeMove' ? [first, houseRef(move.from), placeRef(move.to)] : [first];
}

/** Why the Entrepreneur may not build, or move a house, there. */
export function barsPower(state: State, seat: Seat, [power, ...to]: Ref[]): Reason | null {
  const at = placeOf(to.at(-1));
  if (power !== powerRef(ENTREPRENEUR) || at === null) return null;
  if (to.length === 1 && state.supply[seat] === 0) return { key: 'noHouse' };
  return barsPlace(state, seat, at);
}

// ---- tokens

/** One token a turn, for any action but Character. */
export const tokens = (state: State, { token }: Turn, seat: Seat): MoveOf<'token'>[] =>
  token || state.tokens[seat] === 0
    ? []
    : ACTIONS.filter((action) => action !== 'character').map((action) => ({
        type: 'token',
        action,
      }));

/** From now on it is an action like the two that were chosen (RJ-14); the token goes back to the others. */
export function spendToken(step: Play, frame: Turn, seat: Seat, { action }: MoveOf<'token'>): void {
  addTo(step.edit('tokens'), seat, -1);
  step.state.tokensLeft++;
  step.emit({ type: 'token', seat, action });
  step.pushFrames({ ...frame, token: true, tasks: [...frame.tasks, taskOf(action)] });
}
