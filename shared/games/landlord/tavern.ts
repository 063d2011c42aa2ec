// The Tavern (LS-2): only cheap tenants live in its building, and none that pays much in its
// landlord's other buildings.
import type { AutomaticFrame, Decision, Seat } from '../../engine/index.ts';
import { houseOf, housesOf, suitableFlatsElsewhere, whyTavernForbids } from './houses.ts';
import { discardTenant, relocate } from './moving.ts';
import {
  type Event,
  type FrameOf,
  flatRef,
  type House,
  type MoveOf,
  type Spot,
  type State,
} from './state.ts';

const forbiddenTenants = (state: State, houses: House[]): Spot[] =>
  houses.flatMap((house) =>
    house.tenants
      .filter((tenant) => whyTavernForbids(state, house, tenant))
      .map(({ level }) => ({ house: house.id, level })),
  );

/** Makes each landlord move out, one by one, the tenants whom the Tavern forbids. */
export const tidy: AutomaticFrame<State, FrameOf<'tidy'>, Event> = {
  run(step, frame) {
    const [first] = forbiddenTenants(step.state, step.state.houses);
    if (!first) return;
    step.pushFrames({ kind: 'turnOut', seat: houseOf(step.state, first.house).owner }, frame);
  },
};

type TurnOutMove = MoveOf<'send' | 'drop'>;

export const turnOut: Decision<State, FrameOf<'turnOut'>, TurnOutMove, Event> = {
  autoPlayOnlyMove: true,
  moves: (state, _frame, seat) =>
    forbiddenTenants(state, housesOf(state, seat)).flatMap((from): TurnOutMove[] => {
      const ways = suitableFlatsElsewhere(state, from);
      if (ways.length === 0) return [{ type: 'drop', ...from }];
      return ways.map((to) => ({ type: 'send', from, ...to }));
    }),
  play(step, _frame, move, seat: Seat) {
    const { house, level } = move;
    if (move.type === 'drop') discardTenant(step, seat, { house, level });
    else relocate(step, seat, move.from, { house, level });
  },
  path: (_state, _frame, move) =>
    move.type === 'drop' ? [flatRef(move), 'discards'] : [flatRef(move.from), flatRef(move)],
};
