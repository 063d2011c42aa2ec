// The Tavern: in its building only cheap tenants live, in all of its landlord none that pays much (LS-2).
import type { AutomaticFrame, Decision, Seat } from '../../engine/index.ts';
import { barsElsewhere } from './forced.ts';
import { elsewhere, houseOf, housesOf, offends } from './houses.ts';
import { relocate, throwOut } from './moving.ts';
import {
  type Event,
  type FrameOf,
  flatRef,
  type House,
  type MoveOf,
  type Spot,
  type State,
  spotOf,
} from './state.ts';

const offenders = (state: State, houses: House[]): Spot[] =>
  houses.flatMap((house) =>
    house.tenants
      .filter((tenant) => offends(state, house, tenant))
      .map(({ level }) => ({ house: house.id, level })),
  );

/** Whoever cannot stay is moved out, one after another, by the landlord. */
export const tidy: AutomaticFrame<State, FrameOf<'tidy'>, Event> = {
  run(step, frame) {
    const [first] = offenders(step.state, step.state.houses);
    if (!first) return;
    step.pushFrames({ kind: 'turnOut', seat: houseOf(step.state, first.house).owner }, frame);
  },
};

type Out = MoveOf<'send' | 'drop'>;

export const turnOut: Decision<State, FrameOf<'turnOut'>, Out, Event> = {
  autoPlayOnlyMove: true,
  moves: (state, _frame, seat) =>
    offenders(state, housesOf(state, seat)).flatMap((from): Out[] => {
      const ways = elsewhere(state, from);
      if (ways.length === 0) return [{ type: 'drop', ...from }];
      return ways.map((to) => ({ type: 'send', from, ...to }));
    }),
  play(step, _frame, move, seat: Seat) {
    const { house, level } = move;
    if (move.type === 'drop') throwOut(step, seat, { house, level });
    else relocate(step, seat, move.from, { house, level });
  },
  path: (_state, _frame, move) =>
    move.type === 'drop' ? [flatRef(move), 'discards'] : [flatRef(move.from), flatRef(move)],
  explainIllegal(state, _frame, seat, [one, other]) {
    const from = spotOf(one);
    const legal = offenders(state, housesOf(state, seat)).find(
      ({ house, level }) => house === from?.house && level === from.level,
    );
    return legal && other ? barsElsewhere(state, legal, other) : null;
  },
};
