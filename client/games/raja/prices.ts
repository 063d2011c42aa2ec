// What an action costs or brings in gold.
import type { Seat } from '../../../shared/engine/index.ts';
import { ACTION_GOLD } from '../../../shared/games/raja/actions.ts';
import { HOUSE_PRICE, palacePrice } from '../../../shared/games/raja/houses.ts';
import type { Part, State } from '../../../shared/games/raja/state.ts';

/** The gold that these parts of an action bring. What has to be paid is negative. */
export const goldFor = (parts: readonly Part[], state: State, seat: Seat): number =>
  parts.reduce((sum, part) => sum + goldForPart(part, state, seat), 0);

function goldForPart(part: Part, state: State, seat: Seat): number {
  if (part === 'gold') return ACTION_GOLD;
  if (part === 'palace') return -palacePrice(state, seat);
  return part === 'house' || part === 'cityHouse' ? -HOUSE_PRICE : 0;
}

export const signed = (gold: number): string => (gold > 0 ? `+${gold}` : `−${-gold}`);
