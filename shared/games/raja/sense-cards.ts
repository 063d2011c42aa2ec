// What the characters are worth to a seat, in gold.
import type { Seat } from '../../engine/index.ts';
import { palacePrice } from './houses.ts';
import { outlookOf } from './sense-income.ts';
import {
  BUILDER,
  type Character,
  DUKE,
  ENTREPRENEUR,
  MERCHANT,
  PRIEST,
  type State,
  TRAVELLER,
  YOGI,
} from './state.ts';

/** A round of holding it. */
export function roundWith(state: State, seat: Seat, character: Character): number {
  if (character === DUKE) return 0.6;
  if (character === MERCHANT) return 1;
  if (character === PRIEST) {
    let small = 0;
    for (const city in state.sites) {
      for (const owner of state.sites[city as keyof State['sites']].small) {
        if (owner === seat) small++;
      }
    }
    return 0.3 + 0.3 * small;
  }
  if (character === TRAVELLER) return 0.9;
  if (character === ENTREPRENEUR) return (state.supply[seat] as number) > 0 ? 2 : 0.8;
  if (character === BUILDER) {
    const gold = state.purse.gold[seat];
    return (typeof gold === 'number' ? gold : 6) >= 9 ? 2.6 : 1.6;
  }
  return character === YOGI ? 1.8 : 0;
}

/** Cards are taken from one again: what comes in two rounds is worth less than what comes in one. */
export function horizon(state: State, seat: Seat): number {
  const { left } = outlookOf(state);
  return (state.played[seat] ? 0 : 0.6) + (left === 0 ? 0 : left === 1 ? 1 : 1.6);
}

export function cardWorth(state: State, seat: Seat): number {
  let worth = 0.1 * (state.tokens[seat] as number);
  for (const one of state.characters[seat] ?? []) worth += roundWith(state, seat, one);
  const tokens = outlookOf(state).left > 0 ? (state.tokens[seat] as number) * 1.8 : 0;
  return worth * horizon(state, seat) + tokens;
}

export const saves = (state: State, seat: Seat): number => 12 - palacePrice(state, seat);
