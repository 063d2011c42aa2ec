// The cards that a player aims at a house or a tenant in the play phase, and what they do.
import type { Reason, Seat } from '../../engine/index.ts';
import { beginCrime } from './crimes.ts';
import { demolish, evictTenants, mayBeDemolished } from './demolition.ts';
import { usesTenantTexts } from './editions/index.ts';
import { holdsCard, type LandlordStep } from './hands.ts';
import { housesOf, tenantCardOf } from './houses.ts';
import { discardTenant } from './moving.ts';
import type { House, MoveOf, State, Tenant, TenantActionCard } from './state.ts';

type HouseActionCard = MoveOf<'onHouse'>['card'];

export function actionsOnHouses(state: State, seat: Seat): MoveOf<'onHouse' | 'politics'>[] {
  const list: MoveOf<'onHouse' | 'politics'>[] = [];
  const politics = holdsCard(state, seat, 'politics');
  const [demolition, eviction] = [
    holdsCard(state, seat, 'demolition'),
    holdsCard(state, seat, 'eviction'),
  ];
  const bomb = holdsCard(state, seat, 'bomb');
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

export function actOnHouse(
  step: LandlordStep,
  seat: Seat,
  card: HouseActionCard,
  house: number,
): void {
  if (card === 'bomb') beginCrime(step, { card, by: seat, house, level: -1 });
  else if (card === 'eviction') evictTenants(step, house);
  else demolish(step, house);
}

const ON_TENANTS: readonly TenantActionCard[] = ['move', 'murder', 'rentWithheld', 'police'];

export const isTenantActionCard = (card: string): card is TenantActionCard =>
  (ON_TENANTS as readonly string[]).includes(card);

/**
 * Returns the reason why the card may not be aimed at this tenant. LS-13: Police go to squatters in
 * the player's own building. LS-15: nobody murders a Group House.
 */
export function whyNotAim(
  card: TenantActionCard,
  seat: Seat,
  house: House,
  tenant: Tenant,
): Reason | null {
  const { squats, untouchable } = tenantCardOf(tenant);
  if (card === 'police') return squats && house.owner === seat ? null : { key: 'ownSquatters' };
  return card === 'murder' && untouchable ? { key: 'untouchable' } : null;
}

export function actionsOnTenants(state: State, seat: Seat): MoveOf<'onTenant'>[] {
  const held = ON_TENANTS.filter((card) => holdsCard(state, seat, card));
  if (held.length === 0) return [];
  return state.houses.flatMap((house) =>
    house.tenants.flatMap((tenant) =>
      held
        .filter((card) => !whyNotAim(card, seat, house, tenant))
        .map((card): MoveOf<'onTenant'> => {
          return { type: 'onTenant', card, house: house.id, level: tenant.level };
        }),
    ),
  );
}

/** Carries out the card, which already lies on the table. */
export function actOnTenant(
  step: LandlordStep,
  seat: Seat,
  { card, house, level }: MoveOf<'onTenant'>,
): void {
  const from = { house, level };
  if (card === 'move') step.pushFrames({ kind: 'place', seat, from, card });
  else if (card === 'murder') beginCrime(step, { card, by: seat, house, level });
  else if (card === 'police') discardTenant(step, seat, from);
  else {
    // The card Rent withheld stays with the tenant until the next rent, so it leaves the table.
    step.edit('table').splice(-1);
    const at = step.state.houses.findIndex(({ id }) => id === house);
    const all = step.edit('houses', at, 'tenants');
    const place = all.findIndex((one) => one.level === level);
    const tenant = all[place] as (typeof all)[number];
    all[place] = { ...tenant, withheld: tenant.withheld + 1 };
  }
}

/**
 * Returns the moves that lift a Mother out of a building. Her landlord may do so at any time
 * (LL-45).
 */
export const liftMoves = (state: State, seat: Seat): MoveOf<'lift'>[] =>
  usesTenantTexts(state)
    ? housesOf(state, seat).flatMap(({ id, tenants }) =>
        tenants
          .filter((one) => tenantCardOf(one).liftable)
          .map(({ level }): MoveOf<'lift'> => ({ type: 'lift', house: id, level })),
      )
    : [];
