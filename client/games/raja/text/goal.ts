// One line at all times: what wins, who leads, how far it is to the end.
import type { Seat, Viewer } from '../../../../shared/engine/index.ts';
import { maxRounds, palacesPerPlayer } from '../../../../shared/games/raja/opening.ts';
import { outcome, palacesBuilt } from '../../../../shared/games/raja/round.ts';
import type { State } from '../../../../shared/games/raja/state.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What ends the game, and how far it is to that. */
export const writeEnd = (words: Vocabulary, state: State): string =>
  words.ends({
    palaces: Math.max(...palacesBuilt(state)),
    all: palacesPerPlayer(state.options),
    round: Math.max(1, state.round),
    rounds: maxRounds(state.options),
  });

export function writeGoal(
  words: Vocabulary,
  state: State,
  viewer: Viewer,
  names: readonly string[],
): string {
  const isOver = state.frames.length === 0;
  const built = palacesBuilt(state);
  const palaces = Math.max(...built);
  const winner = isOver ? outcome(state).places.indexOf(1) : -1;
  const leads = (seat: Seat) => (isOver ? seat === winner : built[seat] === palaces);
  const leaders = built.flatMap((_, seat) => {
    if (!leads(seat)) return [];
    return [seat === viewer ? null : (names[seat] ?? words.player(seat))];
  });
  return words.goal({
    // The reader comes first.
    leaders: leaders.sort((one, other) => Number(other === null) - Number(one === null)),
    palaces: isOver ? (built[winner] ?? 0) : palaces,
    all: palacesPerPlayer(state.options),
    round: Math.max(1, state.round),
    rounds: maxRounds(state.options),
    isOver,
  });
}
