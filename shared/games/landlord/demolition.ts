// Demolition and eviction: a building is emptied, and perhaps pulled down.
import type { AutomaticFrame, Decision } from '../../engine/index.ts';
import { tenants } from './cards/tenants.ts';
import { editionOf, hasTexts } from './editions/index.ts';
import type { Play } from './hands.ts';
import { cardOf, houseOf, isTavern, suitable } from './houses.ts';
import { barsRef, isNews, meetSquatters, shift, takeHome } from './moving.ts';
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

/** The tenants, squatters apart, go back to the hand of the landlord. */
export function evict(step: Play, id: number): void {
  const { owner, tenants: all } = houseOf(step.state, id);
  for (const tenant of all.filter((one) => !cardOf(one).squats)) {
    takeHome(step, owner, { house: id, level: tenant.level });
  }
  step.emit({ type: 'evicted', seat: owner, house: id });
}

export const mayBeDemolished = (state: State, house: House): boolean =>
  canAllMoveOut(state, house, house.tenants);

export function demolish(step: Play, id: number): void {
  const { owner } = houseOf(step.state, id);
  step.pushFrames({ kind: 'clear', seat: owner, house: id, joined: [] });
}

/** One tenant after the other; when all are gone, the building; then musicians drive out whom they joined. */
export const clear: AutomaticFrame<State, FrameOf<'clear'>, Event> = {
  run(step, { seat, house, joined }) {
    if (houseOf(step.state, house).tenants.length > 0) {
      step.pushFrames({ kind: 'rehome', seat, house, joined });
      return;
    }
    const gone = pullDown(step, house);
    step.edit('hands', seat).push(...cardsOf(gone));
    step.emit({ type: 'demolished', seat, house });
    const { drivenBy } = editionOf(step.state);
    const drives = joined.map((one) => {
      const chooser = drivenBy === 'mover' ? seat : houseOf(step.state, one).owner;
      return { kind: 'driveOut' as const, seat: chooser, house: one };
    });
    step.pushFrames(
      ...drives,
      ...(step.state.houses.some(isTavern) ? [{ kind: 'tidy' as const }] : []),
    );
  },
};

export const rehome: Decision<State, FrameOf<'rehome'>, MoveOf<'send'>, Event> = {
  autoPlayOnlyMove: true,
  moves: (state, { house }) => waysOutOf(state, houseOf(state, house)),
  play(step, { seat, house, joined }, { from, ...to }) {
    const spot: Spot = { house: to.house, level: to.level };
    const { card } = shift(step, seat, from, spot);
    const noisy = hasTexts(step.state) && isNews(houseOf(step.state, to.house), card);
    const all = noisy ? [...joined, to.house] : joined;
    step.pushFrames({ kind: 'clear', seat, house, joined: all });
    if (tenants[card].squats) meetSquatters(step, seat, spot);
  },
  path: (_state, _frame, { from, ...to }) => [flatRef(from), flatRef(to)],
  explainIllegal(state, { house }, _seat, [one, other]) {
    const all = houseOf(state, house);
    const tenant = all.tenants.find(({ level }) => flatRef({ house, level }) === one);
    const to = spotOf(other);
    if (!tenant || !to) return null;
    if (to.house === house) return { key: 'mustLeave' };
    const reason = barsRef(without(state, all), tenant.card, other, null);
    if (reason || to.level < 0) return reason;
    const legal = waysOutOf(state, all).some(
      ({ from, ...spot }) => flatRef(from) === one && flatRef(spot) === other,
    );
    return legal ? null : { key: 'noFlatLater' };
  },
};

/** What is pulled down is no building any more: nobody moves in, and its Tavern bars nobody (LS-22). */
const without = (state: State, house: House): State => ({
  ...state,
  houses: state.houses.filter((one) => one !== house),
});

/** Every tenant with every flat that leaves flats for those who come after (LL-14). */
function waysOutOf(state: State, house: House): MoveOf<'send'>[] {
  return house.tenants.flatMap((tenant) => {
    const from = { house: house.id, level: tenant.level };
    const rest = house.tenants.filter((one) => one !== tenant);
    return suitable(without(state, house), tenant.card)
      .filter((to) => rest.length === 0 || canAllMoveOut(state, house, rest, { tenant, to }))
      .map((to): MoveOf<'send'> => ({ type: 'send', from, ...to }));
  });
}

/** The house is no more; what it was made of. */
export function pullDown(step: Play, id: number): House {
  const houses = step.edit('houses');
  const at = houses.findIndex((house) => house.id === id);
  return houses.splice(at, 1)[0] as House;
}

export const cardsOf = ({ floors, roof, cellar }: House): Card[] => [
  ...(floors as Card[]),
  ...roof,
  ...(cellar ? (['cellar'] as const) : []),
];
