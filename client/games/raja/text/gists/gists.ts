// What each action would do now, in a few words that fit on its tile.
import type { Action } from '../../../../../shared/games/raja/state.ts';

export interface GistFacts {
  /** The city where the architect stands, or null in the starting city, where nothing is built. */
  city: string | null;
  /** Whether the city has no site left for a palace. */
  isFull: boolean;
  /** The lowest toll to another city. */
  toll: number;
  /** What the action Quarry brings. */
  houses: number;
  /** Whether a player keeps the characters of before. */
  isKept: boolean;
}

export type Gists = Record<Action, (facts: GistFacts) => string> & {
  /** Said of what can only be built elsewhere, while no road leads there. */
  closed: string;
};
