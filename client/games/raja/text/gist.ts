// Finds what an action would do now, for the tile of the action.
import type { Seat } from '../../../../shared/engine/index.ts';
import { SMALL_SITES, START } from '../../../../shared/games/raja/board.ts';
import { type Action, QUARRY_HOUSES, type State } from '../../../../shared/games/raja/state.ts';
import { cityName } from './numbers.ts';
import type { Vocabulary } from './vocabulary.ts';

export function gistOf({ gists }: Vocabulary, action: Action, state: State, seat: Seat): string {
  const here = state.architects[seat] ?? START;
  const { great, small } = state.sites[here];
  return gists[action]({
    city: here === START ? null : cityName(here),
    isFull: great !== null && small.length >= SMALL_SITES,
    houses: QUARRY_HOUSES,
    isKept: state.options.manyCharacters,
  });
}
