// Gold: purses that only their owners may see (RJ-12), and a bank that never runs out (RJ-27).
import type { Seat, Step } from '../../engine/index.ts';
import type { Event, State } from './state.ts';

export type RajaStep = Step<State, Event>;

export const goldOf = (state: State, seat: Seat): number => Number(state.purse.gold[seat]);

function addGold(step: RajaStep, seat: Seat, gold: number): void {
  const all = step.edit('purse', 'gold');
  all[seat] = Number(all[seat]) + gold;
}

/** Pays gold from the bank to a seat. */
export function receiveGold(
  step: RajaStep,
  seat: Seat,
  gold: number,
  reason: Extract<Event, { type: 'received' }>['for'] | null = null,
): void {
  if (gold === 0) return;
  addGold(step, seat, gold);
  const purse = step.edit('purse');
  purse.bank = Number(purse.bank) - gold;
  if (reason) step.emit({ type: 'received', seat, gold, for: reason });
}

/** Pays gold to another seat, or to the bank when `to` is null. */
export function payGold(step: RajaStep, seat: Seat, to: Seat | null, gold: number): void {
  if (gold === 0) return;
  addGold(step, seat, -gold);
  if (to === null) {
    const purse = step.edit('purse');
    purse.bank = Number(purse.bank) + gold;
  } else addGold(step, to, gold);
  step.emit({ type: 'paid', seat, to, gold });
}
