// Two worlds that differ in what is hidden: whoever may not know it sees, hears and may do the same in both.
import { expect } from 'vitest';
import type { Ref } from '../../../shared/engine/index.ts';
import { NAMES, type Name } from '../../../shared/games/landlord/notation.ts';
import { given, type Table } from './table.ts';

type Viewer = Name | null;

/** All that reaches a viewer; of who has to act, only that they have to. */
function reaches(table: Table, viewer: Viewer): string {
  const { state, final, game } = table;
  const seat = viewer === null ? -1 : NAMES.indexOf(viewer);
  const moves = seat < 0 ? [] : game.moves(state, seat);
  const aims: Ref[][] = [['card:police', 'flat:0/1'], ['card:roof', 'site:roof'], ['pile']];
  return JSON.stringify({
    view: table.view(viewer),
    heard: table.heard(viewer),
    acting: game.toAct(state),
    moves: moves.map((move) => [move, game.path(state, move)]),
    whys: seat < 0 ? [] : aims.map((path) => game.explainIllegal(state, seat, path)),
    final,
  });
}

/** The same clicks in both worlds; after each of them these viewers cannot tell the worlds apart. */
export class Worlds {
  readonly both: readonly [Table, Table];
  readonly #blind: Viewer[];

  constructor(text: string, [hidden, other]: [string, string], ...blind: Viewer[]) {
    this.both = [given(text.replace('HIDDEN', hidden)), given(text.replace('HIDDEN', other))];
    this.#blind = blind;
    this.#same();
  }

  #same() {
    const [one, other] = this.both;
    for (const viewer of this.#blind) expect(reaches(one, viewer)).toBe(reaches(other, viewer));
  }

  when(name: Name, ...path: Ref[]): this {
    for (const table of this.both) table.when(name, ...path);
    this.#same();
    return this;
  }

  /** Each world its own path. */
  either(name: Name, one: Ref[], other: Ref[]): this {
    this.both[0].when(name, ...one);
    this.both[1].when(name, ...other);
    this.#same();
    return this;
  }

  /** It is a difference: this viewer sees it. */
  parts(viewer: Name): this {
    const [one, other] = this.both;
    expect(reaches(one, viewer)).not.toBe(reaches(other, viewer));
    return this;
  }
}

/** HIDDEN in the text is the one in the first world, the other in the second. */
export const worlds = (text: string, hidden: [string, string], ...blind: Viewer[]) =>
  new Worlds(text, hidden, ...blind);
