// What the palaces of Raja are: great ones and small ones.
import { CITIES } from '../../../../shared/games/raja/board.ts';
import { palacesBuilt } from '../../../../shared/games/raja/round.ts';
import type { State } from '../../../../shared/games/raja/state.ts';
import { addUpParts } from '../../../table/score-parts.ts';
import type { PlayedGame, ScorePart } from '../../../table/story.ts';

export const PARTS = ['great', 'small'] as const;

export const lastState = ({ states }: PlayedGame): State => states.at(-1) as State;

export const standingsOf = (state: State): number[] => palacesBuilt(state);

export function partsOf(game: PlayedGame): ScorePart[][] {
  const { sites } = lastState(game);
  const entries = CITIES.flatMap((city) => {
    const { great, small } = sites[city];
    const all = [
      { owner: great, id: 'great' as const },
      ...small.map((owner) => ({ owner, id: 'small' as const })),
    ];
    return all.flatMap(({ owner, id }) =>
      typeof owner === 'number' ? { seat: owner, id, amount: 1 } : [],
    );
  });
  return addUpParts(game.seats, PARTS, entries);
}
