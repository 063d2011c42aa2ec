// Finds what an action would do now, for the tile of the action.
import type { Seat } from '../../../../shared/engine/index.ts';
import { START } from '../../../../shared/games/raja/board.ts';
import { type Action, QUARRY_HOUSES, type State } from '../../../../shared/games/raja/state.ts';
import { PARTS } from '../../../../shared/games/raja/tasks.ts';
import { lowestToll, mustTravel } from '../prices.ts';
import { cityName } from './numbers.ts';
import type { Vocabulary } from './vocabulary.ts';

export function gistOf({ gists }: Vocabulary, action: Action, state: State, seat: Seat): string {
  const here = state.architects[seat] ?? START;
  const toll = lowestToll(state, seat);
  const isElsewhere = mustTravel(PARTS[action], state, seat);
  if (isElsewhere && toll === null) return gists.closed;
  return gists[action]({
    city: here === START ? null : cityName(here),
    isFull: isElsewhere && here !== START,
    toll: toll ?? 0,
    houses: QUARRY_HOUSES,
    isKept: state.options.manyCharacters,
  });
}
