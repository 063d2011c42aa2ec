// What a game is registered with: one manifest in shared/games/<id>/index.ts, and one line in shared/games/index.ts.
import type { AnyHeuristic, Heuristic } from '../bots/heuristic.ts';
import type { AnyGame, Game, GameEvent, Move } from '../engine/index.ts';

/**
 * What can be said of a game without its rules: shared/games/<id>/facts.ts exports each of these by its name. That
 * file imports nothing, because pages say the versions to the server before they have fetched the rules of any game.
 */
export interface GameFacts<Id extends string = string> {
  /** Names the game in addresses, in stored tables and on the wire; it never changes. */
  id: Id;
  /** The game whose rules and board this one shares. An edition may import from the folders of that game. */
  editionOf?: string;
  /**
   * The version of the rules. Raise it with every change after which a stored state or an open page would not fit any
   * more (test/golden/shape.test.ts sees most of them), and bring the game's `upgrade`: tables are in play while the
   * change is deployed.
   */
  version: number;
  /** The name on the box, the same in every language. */
  title: string;
  makers: string;
  seats: { min: number; max: number };
  /** How long a game usually takes: from, to. */
  minutes: readonly [number, number];
  /** How many seats make a good table for one person against bots. */
  seatsAgainstBots: number;
  /** The most that a first visit may fetch for this game, in kilobytes of 1024 as they are sent. */
  sizeBudgetKb: number;
}

export interface GameManifest<Id extends string = string> {
  facts: GameFacts<Id>;
  rules: AnyGame;
  /** How bots judge a position of this game. */
  heuristic: AnyHeuristic;
}

/** A manifest whose heuristic understands the states and moves of its rules. */
export const defineManifest = <Id extends string, S, M extends Move, E extends GameEvent>(parts: {
  facts: GameFacts<Id>;
  rules: Game<S, M, E>;
  heuristic: Heuristic<S, M>;
}): GameManifest<Id> => ({
  ...parts,
  // The game's own types end here, because a list of games cannot name them. The heuristic is only ever given states
  // and moves of the rules beside it.
  heuristic: parts.heuristic as AnyHeuristic,
});
