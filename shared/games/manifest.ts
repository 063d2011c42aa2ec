// The manifest of a game: everything that the rest of the program needs to offer it. Each game has
// one in shared/games/<id>/index.ts, and one line in shared/games/index.ts.
import type { AnyHeuristic, Heuristic } from '../bots/heuristic.ts';
import type { AnyGame, Game, GameEvent, Move } from '../engine/index.ts';

/**
 * The facts about a game that other code needs without its rules. shared/games/<id>/facts.ts
 * exports each of them by its name. That file imports nothing, because pages tell the server the
 * versions before they have fetched the rules of any game.
 */
export interface GameFacts<Id extends string = string> {
  /** Names the game in addresses, in stored tables and on the wire; it never changes. */
  id: Id;
  /** The game whose rules and board this one shares. An edition may import from the folders of that game. */
  editionOf?: string;
  /**
   * The version of the rules. Raise it with every change after which a stored state or an open page
   * would not fit any more (test/golden/shape.test.ts detects most of them), and extend the game's
   * `upgrade`, because games are in progress while the change is deployed.
   */
  version: number;
  /** The name on the box, the same in every language. */
  title: string;
  makers: string;
  seats: { min: number; max: number };
  /** How long a game usually takes: from, to. */
  minutes: readonly [number, number];
  /** How long the lesson for newcomers takes. */
  lessonMinutes: number;
  /** The number of seats that suits one person against bots. */
  seatsAgainstBots: number;
  /**
   * The first visit to this game may fetch at most this much, in kilobytes of 1024 bytes as they
   * are sent.
   */
  sizeBudgetKb: number;
}

export interface GameManifest<Id extends string = string> {
  facts: GameFacts<Id>;
  rules: AnyGame;
  /** Tells the bots how good a position of this game is, and which moves are worth considering. */
  heuristic: AnyHeuristic;
}

/**
 * Makes a manifest. It does not compile unless the heuristic understands the states and moves of
 * the rules.
 */
export const defineManifest = <Id extends string, S, M extends Move, E extends GameEvent>(parts: {
  facts: GameFacts<Id>;
  rules: Game<S, M, E>;
  heuristic: Heuristic<S, M>;
}): GameManifest<Id> => ({
  ...parts,
  // The game's own types are dropped here, because a list of games cannot name them. The heuristic
  // is only ever given states and moves of the rules beside it.
  heuristic: parts.heuristic as AnyHeuristic,
});
