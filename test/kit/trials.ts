// Settings for the tests and tools that go over all games. Each game has its own in test/games/<id>/trials.ts.
import type { OptionValue } from '../../shared/engine/index.ts';
import { type GameId, manifests } from '../../shared/games/index.ts';

type Options = Record<string, OptionValue>;

/** A moment of a game of which a picture is taken. */
export interface Moment {
  name: string;
  /** A CSS selector: it is there once the player who is to act has come to this moment. */
  until: string;
}

export interface GameTrials {
  laws: {
    /** How many random games a thorough run plays for each setting; every other run plays a quarter of them. */
    games: number;
    /** Law 8 fails if a game takes more moves than this. */
    maxMoves: number;
  };
  /** The games that are recorded in test/golden. */
  goldens: readonly { seats: number; options: Options; seed: number }[];
  /** For test/drill, which deploys a second build with other rules while tables run. */
  drill: {
    /** A short game, with the option that the second build lacks and none that only the second build has. */
    options: Options;
    /** The kind of frame at which a running game is left, in the middle of what the second build changes. */
    leftAt: string;
    /**
     * Whether test/drill/new-rules.ts gives the second build an `upgrade` for this game, so that running games go on.
     * A game that new-rules.ts does not change says false; then the drill checks only its lobby and its end.
     */
    isUpgraded: boolean;
  };
  /**
   * A short game with the fewest players, which test/e2e/finger.test.ts plays to its end on a phone. Of a game that has
   * no short form, the first `opening` moves are played at random.
   */
  finger: { seats: number; options: Options; opening?: number };
  /** The moments that `npm run pictures` takes, and that must fit on a phone in every language. */
  screens: {
    players: number;
    /** The preset that makes the game short, if there is one. */
    short?: number;
    moments: readonly Moment[];
  };
}

const load = async (id: GameId): Promise<[GameId, GameTrials]> => {
  const { href } = new URL(`../games/${id}/trials.ts`, import.meta.url);
  const { trials } = await import(href);
  return [id, trials];
};

export const trialsOfGames = Object.fromEntries(
  await Promise.all(manifests.map(({ facts }) => load(facts.id))),
) as Record<GameId, GameTrials>;
