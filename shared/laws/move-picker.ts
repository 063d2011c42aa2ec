// Picks random moves. Uniformly random play rarely reaches rare moves, so the choice is biased towards them.
import type { AnyGame, Move, Ref, Seat } from '../engine/game.ts';
import type { Random } from '../engine/random.ts';

const MAX_KEPT_PATHS = 200;

export class MovePicker {
  readonly #game: AnyGame;
  readonly #random: Random;
  readonly #paths: Ref[][] = [];
  /** How often a move with this type and first click has been picked. */
  readonly #picked = new Map<string, number>();

  constructor(game: AnyGame, random: Random) {
    this.#game = game;
    this.#random = random;
  }

  /** Picks a move of one of the acting seats, or returns null if the game is over. */
  pick(state: unknown): { seat: Seat; move: Move } | null {
    const acting = this.#game.toAct(state);
    if (acting.length === 0) return null;
    const seat = this.#random.pick(acting);
    const moves = this.#game.moves(state, seat);
    const move = this.#random.pick(this.#candidates(state, moves));
    const path = this.#game.path(state, move);
    const start = this.#startOf(move, path);
    this.#picked.set(start, (this.#picked.get(start) ?? 0) + 1);
    if (this.#paths.length < MAX_KEPT_PATHS) this.#paths.push(path);
    return { seat, move };
  }

  /**
   * Narrows the choice: one time in four to the moves picked least often, one time in four not at
   * all, otherwise to the moves of one random type.
   */
  #candidates(state: unknown, moves: readonly Move[]): readonly Move[] {
    const roll = this.#random.below(4);
    if (roll === 0) return this.#leastPicked(state, moves);
    if (roll === 1) return moves;
    const type = this.#random.pick([...new Set(moves.map((move) => move.type))]);
    return moves.filter((move) => move.type === type);
  }

  #leastPicked(state: unknown, moves: readonly Move[]): Move[] {
    const timesPicked = (move: Move) =>
      this.#picked.get(this.#startOf(move, this.#game.path(state, move))) ?? 0;
    const least = Math.min(...moves.map(timesPicked));
    return moves.filter((move) => timesPicked(move) === least);
  }

  #startOf(move: Move, path: Ref[]): string {
    return `${move.type} ${path[0]}`;
  }

  /**
   * Returns paths that were legal at some time, and mixtures of them. Most of them are illegal now.
   */
  pickPaths(): Ref[][] {
    if (this.#paths.length === 0) return [];
    const some = () => this.#random.pick(this.#paths);
    return [some(), some(), [some()[0] as Ref, some().at(-1) as Ref], [some()[0] as Ref]];
  }
}
