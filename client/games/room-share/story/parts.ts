// What the points of Room Share are made of: the kinds of flats in which tenants live.

import { pointsPerTenant, score } from '../../../../shared/games/room-share/end.ts';
import { ALL_FLATS, bedsOf, countTenants } from '../../../../shared/games/room-share/grid.ts';
import type { Colour, FlatKind, State } from '../../../../shared/games/room-share/state.ts';
import { addUpParts } from '../../../table/score-parts.ts';
import type { PlayedGame, ScorePart } from '../../../table/story.ts';

export const PARTS = ['royal', 'suite', 'classic', 'haunted'] as const satisfies FlatKind[];

export const lastState = ({ states }: PlayedGame): State => states.at(-1) as State;

export const standingsOf = (state: State): number[] =>
  state.colours.map((_, seat) => score(state, seat));

export function partsOf(game: PlayedGame): ScorePart[][] {
  const state = lastState(game);
  const entries = ALL_FLATS.flatMap((flat) =>
    state.colours.map((colour: Colour, seat) => {
      const tenants = countTenants(bedsOf(state, flat), colour);
      const id = state.flats[flat] as FlatKind;
      return { seat, id, amount: tenants * pointsPerTenant(state, flat) };
    }),
  );
  return addUpParts(game.seats, PARTS, entries);
}
