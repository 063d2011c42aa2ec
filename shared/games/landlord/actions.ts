// What may be aimed at a house or a tenant in the own play phase, and what the cards then do.
import type { Reason, Seat } from '../../engine/index.ts';
import { plan } from './crimes.ts';
import { demolish, evict, mayBeDemolished } from './demolition.ts';
import { hasTexts } from './editions/index.ts';
import { holds, type Play } from './hands.ts';
import { cardOf, housesOf } from './houses.ts';
import { throwOut } from './moving.ts';
import type { House, MoveOf, OnTenant, State, Tenant } from './state.ts';

type HouseCard = MoveOf<'onHouse'>['card'];

export function actionsOnHouses(state: State, seat: Seat): MoveOf<'onHouse' | 'politics'>[] {
  const list: MoveOf<'onHouse' | 'politics'>[] = [];
  const politics = holds(state, seat, 'politics');
  const [demolition, eviction] = [holds(state, seat, 'demolition'), holds(state, seat, 'eviction')];
  const bomb = holds(state, seat, 'bomb');
  for (const house of state.houses) {
    const { id } = house;
    if (bomb) list.push({ type: 'onHouse', card: 'bomb', house: id });
    if (eviction) list.push({ type: 'onHouse', card: 'eviction', house: id });
    if (politics) list.push({ type: 'politics', as: 'eviction', house: id });
    if (!(demolition || politics) || !mayBeDemolished(state, house)) continue;
    if (demolition) list.push({ type: 'onHouse', card: 'demolition', house: id });
    if (politics) list.push({ type: 'politics', as: 'demolition', house: id });
  }
  return list;
}

export function actOnHouse(step: Play, seat: Seat, card: HouseCard, house: number): void {
  if (card === 'bomb') plan(step, { card, by: seat, house, level: -1 });
  else if (card === 'eviction') evict(step, house);
  else demolish(step, house);
}

const ON_TENANTS: readonly OnTenant[] = ['move', 'murder', 'rentWithheld', 'police'];

export const isOnTenant = (card: string): card is OnTenant =>
  (ON_TENANTS as readonly string[]).includes(card);

/** Police are sent to squatters in an own building, all else to any tenant anywhere, but for some. */
export function barsAim(card: OnTenant, seat: Seat, house: House, tenant: Tenant): Reason | null {
  const { squats, untouchable } = cardOf(tenant);
  if (card === 'police') return squats && house.owner === seat ? null : { key: 'ownSquatters' };
  return card === 'murder' && untouchable ? { key: 'untouchable' } : null;
}

export function actionsOnTenants(state: State, seat: Seat): MoveOf<'onTenant'>[] {
  const held = ON_TENANTS.filter((card) => holds(state, seat, card));
  if (held.length === 0) return [];
  return state.houses.flatMap((house) =>
    house.tenants.flatMap((tenant) =>
      held
        .filter((card) => !barsAim(card, seat, house, tenant))
        .map((card): MoveOf<'onTenant'> => {
          return { type: 'onTenant', card, house: house.id, level: tenant.level };
        }),
    ),
  );
}

/** The card lies on the table. */
export function actOnTenant(
  step: Play,
  seat: Seat,
  { card, house, level }: MoveOf<'onTenant'>,
): void {
  const from = { house, level };
  if (card === 'move') step.pushFrames({ kind: 'place', seat, from, card });
  else if (card === 'murder') plan(step, { card, by: seat, house, level });
  else if (card === 'police') throwOut(step, seat, from);
  else {
    // It stays with the tenant until the next rent.
    step.edit('table').splice(-1);
    const at = step.state.houses.findIndex(({ id }) => id === house);
    const all = step.edit('houses', at, 'tenants');
    const place = all.findIndex((one) => one.level === level);
    const tenant = all[place] as (typeof all)[number];
    all[place] = { ...tenant, withheld: tenant.withheld + 1 };
  }
}

/** A mother takes up what is hers to take up: a tenant of the own building that lets itself be lifted. */
export const liftables = (state: State, seat: Seat): MoveOf<'lift'>[] =>
  hasTexts(state)
    ? housesOf(state, seat).flatMap(({ id, tenants }) =>
        tenants
          .filter((one) => cardOf(one).liftable)
          .map(({ level }): MoveOf<'lift'> => ({ type: 'lift', house: id, level })),
      )
    : [];
