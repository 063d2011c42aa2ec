// Gold: in purses that only their owners look into, and in the bank, which never runs out.
import type { Seat, Step } from '../../engine/index.ts';
import type { Event, State } from './state.ts';

export type Play = Step<State, Event>;

export const goldOf = (state: State, seat: Seat): number => Number(state.purse.gold[seat]);

function put(step: Play, seat: Seat, gold: number): void {
  const all = step.edit('purse', 'gold');
  all[seat] = Number(all[seat]) + gold;
}

/** From the bank. */
export function receive(
  step: Play,
  seat: Seat,
  gold: number,
  why: Extract<Event, { type: 'received' }>['for'] | null = null,
): void {
  if (gold === 0) return;
  put(step, seat, gold);
  const purse = step.edit('purse');
  purse.bank = Number(purse.bank) - gold;
  if (why) step.emit({ type: 'received', seat, gold, for: why });
}

/** To another, or to the bank. */
export function pay(step: Play, seat: Seat, to: Seat | null, gold: number): void {
  if (gold === 0) return;
  put(step, seat, -gold);
  if (to === null) {
    const purse = step.edit('purse');
    purse.bank = Number(purse.bank) + gold;
  } else put(step, to, gold);
  step.emit({ type: 'paid', seat, to, gold });
}
