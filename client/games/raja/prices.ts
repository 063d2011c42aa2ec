// What an action costs or brings in gold.
import { HIDDEN, type Seat } from '../../../shared/engine/index.ts';
import { ACTION_GOLD } from '../../../shared/games/raja/actions.ts';
import { HOUSE_PRICE, palacePrice } from '../../../shared/games/raja/houses.ts';
import type { Action, Part, State } from '../../../shared/games/raja/state.ts';
import { PARTS } from '../../../shared/games/raja/tasks.ts';

/** The gold that these parts of an action bring. What has to be paid is negative. */
export const goldFor = (parts: readonly Part[], state: State, seat: Seat): number =>
  parts.reduce((sum, part) => sum + goldForPart(part, state, seat), 0);

function goldForPart(part: Part, state: State, seat: Seat): number {
  if (part === 'gold') return ACTION_GOLD;
  if (part === 'palace') return -palacePrice(state, seat);
  return part === 'house' || part === 'cityHouse' ? -HOUSE_PRICE : 0;
}

/** What an action lacks now, or null if it could be carried out as far as the viewer knows. */
export function lackOf(
  action: Action,
  state: State,
  seat: Seat,
): 'palace' | 'house' | 'quarry' | 'gold' | null {
  const parts = PARTS[action];
  const own = state.purse.gold[seat];
  if (parts.includes('quarry') && state.quarry[seat] === 0) return 'quarry';
  if (parts.includes('palace') && state.palaces[seat] === 0) return 'palace';
  const houses = parts.filter((part) => part === 'house' || part === 'cityHouse').length;
  if ((state.supply[seat] ?? 0) < houses) return 'house';
  const isShort = own !== undefined && own !== HIDDEN && own < -goldFor(parts, state, seat);
  return isShort ? 'gold' : null;
}

/** What these actions cost together and what the viewer has, if that is too little for them. */
export function shortfall(
  actions: readonly Action[],
  state: State,
  seat: Seat,
): { own: number; price: number } | null {
  const own = state.purse.gold[seat];
  const each = actions.map((action) => goldFor(PARTS[action], state, seat));
  const sum = (all: number[]) => all.reduce((one, other) => one + other, 0);
  if (own === undefined || own === HIDDEN || own + sum(each) >= 0) return null;
  return { own, price: -sum(each.filter((gold) => gold < 0)) };
}

export const signed = (gold: number): string => (gold > 0 ? `+${gold}` : `−${-gold}`);
