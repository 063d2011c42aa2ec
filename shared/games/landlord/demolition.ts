// Eviction and demolition: a building is emptied, and in a demolition also pulled down.
import type { AutomaticFrame, Decision } from '../../engine/index.ts';
import { tenants } from './cards/tenants.ts';
import { editionOf, usesTenantTexts } from './editions/index.ts';
import type { LandlordStep } from './hands.ts';
import { houseOf, isTavernHouse, suitableFlats, tenantCardOf } from './houses.ts';
import { askForPolice, changeFlat, isFirstNoisy, takeTenantToHand, whyNotRef } from './moving.ts';
import { canAllMoveOut } from './rehousing.ts';
import {
  type Card,
  type Event,
  type FrameOf,
  flatRef,
  type House,
  type MoveOf,
  type Spot,
  type State,
  spotOf,
} from './state.ts';

/** Returns all tenants to the landlord's hand, except for squatters. */
export function evictTenants(step: LandlordStep, id: number): void {
  const { owner, tenants: all } = houseOf(step.state, id);
  for (const tenant of all.filter((one) => !tenantCardOf(one).squats)) {
    takeTenantToHand(step, owner, { house: id, level: tenant.level });
  }
  step.emit({ type: 'evicted', seat: owner, house: id });
}

export const mayBeDemolished = (state: State, house: House): boolean =>
  canAllMoveOut(state, house, house.tenants);

export function demolish(step: LandlordStep, id: number): void {
  const { owner } = houseOf(step.state, id);
  step.pushFrames({ kind: 'clear', seat: owner, house: id, joined: [] });
}

/**
 * LL-29: rehouses one tenant after another, then removes the building, then lets the musicians
 * among them drive out the tenants whom they joined.
 */
export const clear: AutomaticFrame<State, FrameOf<'clear'>, Event> = {
  run(step, { seat, house, joined }) {
    if (houseOf(step.state, house).tenants.length > 0) {
      step.pushFrames({ kind: 'rehome', seat, house, joined });
      return;
    }
    const gone = pullDown(step, house);
    step.edit('hands', seat).push(...cardsOfHouse(gone));
    step.emit({ type: 'demolished', seat, house });
    const { drivenBy } = editionOf(step.state);
    const drives = joined.map((one) => {
      const chooser = drivenBy === 'mover' ? seat : houseOf(step.state, one).owner;
      return { kind: 'driveOut' as const, seat: chooser, house: one };
    });
    step.pushFrames(
      ...drives,
      ...(step.state.houses.some(isTavernHouse) ? [{ kind: 'tidy' as const }] : []),
    );
  },
};

export const rehome: Decision<State, FrameOf<'rehome'>, MoveOf<'send'>, Event> = {
  autoPlayOnlyMove: true,
  moves: (state, { house }) => rehomeMoves(state, houseOf(state, house)),
  play(step, { seat, house, joined }, { from, ...to }) {
    const spot: Spot = { house: to.house, level: to.level };
    const { card } = changeFlat(step, seat, from, spot);
    const noisy = usesTenantTexts(step.state) && isFirstNoisy(houseOf(step.state, to.house), card);
    const all = noisy ? [...joined, to.house] : joined;
    step.pushFrames({ kind: 'clear', seat, house, joined: all });
    if (tenants[card].squats) askForPolice(step, seat, spot);
  },
  path: (_state, _frame, { from, ...to }) => [flatRef(from), flatRef(to)],
  explainIllegal(state, { house }, _seat, [one, other]) {
    const all = houseOf(state, house);
    const tenant = all.tenants.find(({ level }) => flatRef({ house, level }) === one);
    const to = spotOf(other);
    if (!tenant || !to) return null;
    if (to.house === house) return { key: 'mustLeave' };
    const reason = whyNotRef(withoutHouse(state, all), tenant.card, other, null);
    if (reason || to.level < 0) return reason;
    const legal = rehomeMoves(state, all).some(
      ({ from, ...spot }) => flatRef(from) === one && flatRef(spot) === other,
    );
    return legal ? null : { key: 'noFlatLater' };
  },
};

/** LS-22: a house that is pulled down takes no tenants, and its Tavern forbids nothing any more. */
const withoutHouse = (state: State, house: House): State => ({
  ...state,
  houses: state.houses.filter((one) => one !== house),
});

/**
 * LL-14: returns every move of a tenant to a flat that still leaves flats for all remaining
 * tenants.
 */
function rehomeMoves(state: State, house: House): MoveOf<'send'>[] {
  return house.tenants.flatMap((tenant) => {
    const from = { house: house.id, level: tenant.level };
    const rest = house.tenants.filter((one) => one !== tenant);
    return suitableFlats(withoutHouse(state, house), tenant.card)
      .filter((to) => rest.length === 0 || canAllMoveOut(state, house, rest, { tenant, to }))
      .map((to): MoveOf<'send'> => ({ type: 'send', from, ...to }));
  });
}

/** Removes the house and returns it, so that its cards can be moved. */
export function pullDown(step: LandlordStep, id: number): House {
  const houses = step.edit('houses');
  const at = houses.findIndex((house) => house.id === id);
  return houses.splice(at, 1)[0] as House;
}

export const cardsOfHouse = ({ floors, roof, cellar }: House): Card[] => [
  ...(floors as Card[]),
  ...roof,
  ...(cellar ? (['cellar'] as const) : []),
];
