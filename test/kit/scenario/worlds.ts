// Two positions that differ only in what is hidden. The same clicks are made in both; after each of them the viewers
// who cannot know the difference must see and hear the same, have the same moves and get the same reasons.
import { expect } from 'vitest';
import type { GameEvent, Move, Ref } from '../../../shared/engine/index.ts';
import type { AnyState, Scenario } from './scenario.ts';

/** `probes`: paths whose reasons are compared; most of them are not legal. */
export class Worlds<S extends AnyState, M extends Move, E extends GameEvent, Name extends string> {
  readonly both: readonly [Scenario<S, M, E, Name>, Scenario<S, M, E, Name>];
  readonly #probes: Ref[][];
  readonly #blind: (Name | null)[];

  constructor(both: Worlds<S, M, E, Name>['both'], probes: Ref[][], blind: (Name | null)[]) {
    this.both = both;
    this.#probes = probes;
    this.#blind = blind;
    this.#checkSame();
  }

  when(name: Name, ...path: Ref[]): this {
    return this.either(name, path, path);
  }

  /** Clicks one path in the first world and the other in the second. */
  either(name: Name, one: Ref[], other: Ref[]): this {
    this.both[0].when(name, ...one);
    this.both[1].when(name, ...other);
    this.#checkSame();
    return this;
  }

  asks(name: Name, kind: S['frames'][number]['kind']): this {
    for (const table of this.both) table.asks(name, kind);
    return this;
  }

  /** Checks that this viewer can tell the worlds apart, so the comparison for the others is not empty. */
  differFor(viewer: Name | null): this {
    const [one, other] = this.both;
    expect(this.#seenBy(viewer, one)).not.toBe(this.#seenBy(viewer, other));
    return this;
  }

  #checkSame(): void {
    const [one, other] = this.both;
    for (const viewer of this.#blind) {
      expect(this.#seenBy(viewer, one)).toBe(this.#seenBy(viewer, other));
    }
  }

  /** All that reaches a viewer, as text. */
  #seenBy(viewer: Name | null, table: Scenario<S, M, E, Name>): string {
    const { state, game, irreversible } = table;
    const seat = table.viewerOf(viewer);
    const moves = seat === null ? [] : game.moves(state, seat);
    return JSON.stringify({
      view: table.view(viewer),
      events: table.eventsFor(viewer),
      acting: game.toAct(state),
      moves: moves.map((move) => [move, game.path(state, move)]),
      reasons:
        seat === null ? [] : this.#probes.map((path) => game.explainIllegal(state, seat, path)),
      irreversible,
    });
  }
}
