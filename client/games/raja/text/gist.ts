// Finds what an action would do now, for the tile of the action.
import type { Seat } from '../../../../shared/engine/index.ts';
import {
  neighboursOf,
  roadBetween,
  SMALL_SITES,
  START,
} from '../../../../shared/games/raja/board.ts';
import { type Action, QUARRY_HOUSES, type State } from '../../../../shared/games/raja/state.ts';
import { emptyVillages, fareOf } from '../../../../shared/games/raja/travel.ts';
import { meansOf } from '../prices.ts';
import { cityName } from './numbers.ts';
import type { Vocabulary } from './vocabulary.ts';

export function gistOf({ gists }: Vocabulary, action: Action, state: State, seat: Seat): string {
  const here = state.architects[seat] ?? START;
  const { great, small } = state.sites[here];
  return gists[action]({
    city: here === START ? null : cityName(here),
    isFull: great !== null && small.length >= SMALL_SITES,
    isStuck: neighboursOf(here).every((to) => !canTake(state, seat, roadBetween(here, to))),
    houses: QUARRY_HOUSES,
    isKept: state.options.manyCharacters,
  });
}

const canTake = (state: State, seat: Seat, road: number): boolean =>
  emptyVillages(state, road).length === 0 &&
  fareOf(state, seat, road) <= (meansOf(state, seat).gold ?? 0);
