// The steps of which the scenarios of all games consist: given a position as text, when a player clicks
// a path of refs, then the position is this text. Each game adds its own assertions in test/games/<id>/table.ts.
import { expect } from 'vitest';
import {
  deepFreeze,
  type Game,
  type GameEvent,
  type Move,
  type Outcome,
  type Ref,
  type Seat,
  type Viewer,
} from '../../../shared/engine/index.ts';
import { checkMove, checkState } from './laws.ts';
import { startWitness } from './witness.ts';

/** The members of a state that the scenarios of every game read. */
export interface AnyState {
  frames: readonly { kind: string }[];
  hands?: readonly (readonly string[])[];
}

/** How the scenarios of a game print a position and name its players. */
export interface Notation<S, Name extends string> {
  print(state: S): string;
  seatOf(state: S, name: Name): Seat;
}

export const linesOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => line.trim() || []);

export class Scenario<
  S extends AnyState,
  M extends Move,
  E extends GameEvent,
  Name extends string,
> {
  readonly game: Game<S, M, E>;
  state: S;
  /** The events of the last move. */
  events: E[] = [];
  /** Whether the last move used chance or showed a secret, so that it cannot be taken back. */
  irreversible = false;
  readonly #notation: Notation<S, Name>;
  readonly #witness: ReturnType<typeof startWitness>;

  constructor(game: Game<S, M, E>, notation: Notation<S, Name>, state: S) {
    this.game = game;
    this.#notation = notation;
    this.state = deepFreeze(state);
    this.#witness = startWitness(game.id, state);
    checkState(game, state);
  }

  seatOf(name: Name): Seat {
    return this.#notation.seatOf(this.state, name);
  }

  viewerOf(name: Name | null): Viewer {
    return name === null ? null : this.seatOf(name);
  }

  // ---- when

  /** Clicks the refs in order; together they must be one legal move. */
  when(name: Name, ...path: Ref[]): this {
    const { game, state } = this;
    const seat = this.seatOf(name);
    const move = game.moves(state, seat).find((one) => isSamePath(game.path(state, one), path));
    if (!move) throw new Error(`${name} may not ${path.join(' ')}: ${this.#listMoves(name)}`);
    const played = deepFreeze(game.play(state, seat, move));
    checkMove(game, state, played.state);
    this.state = played.state;
    this.events = played.events;
    this.irreversible = played.irreversible;
    this.#witness({ seat, path, move, events: played.events, state: played.state });
    return this;
  }

  // ---- then: the position

  /** Checks that every line of the text is a line of the position. */
  then(text: string): this {
    const printed = this.print();
    for (const line of linesOf(text)) expect(printed).toContain(line);
    return this;
  }

  /** Checks that no line of the position begins like this, for example because a house is gone or nobody is in jail. */
  without(start: string): this {
    expect(this.print().filter((line) => line.startsWith(start))).toEqual([]);
    return this;
  }

  hand(name: Name, ...cards: string[]): this {
    expect(this.state.hands?.[this.seatOf(name)]?.toSorted()).toEqual(cards.toSorted());
    return this;
  }

  ends(points: number[], places: number[], reason: Outcome['reason']): this {
    expect(this.game.outcome(this.state)).toEqual({ points, places, reason });
    return this;
  }

  view(viewer: Name | null): S {
    return this.game.view(this.state, this.viewerOf(viewer));
  }

  protected print(): string[] {
    return linesOf(this.#notation.print(this.state));
  }

  // ---- then: the decisions

  /** Checks that this player has to decide, and that the frame on top is of this kind. */
  asks(name: Name, kind: S['frames'][number]['kind']): this {
    expect(this.game.toAct(this.state)).toContain(this.seatOf(name));
    expect(this.state.frames.at(-1)?.kind).toBe(kind);
    return this;
  }

  asksNobody(): this {
    expect(this.game.toAct(this.state)).toEqual([]);
    return this;
  }

  /** Checks that exactly these refs can be clicked after the clicks in `after`. */
  offers(name: Name, after: Ref[], next: Ref[]): this {
    expect(this.#nextRefs(name, after)).toEqual(next.toSorted());
    return this;
  }

  may(name: Name, ...path: Ref[]): this {
    expect(this.#nextRefs(name, path.slice(0, -1))).toContain(path.at(-1));
    return this;
  }

  mayNot(name: Name, ...path: Ref[]): this {
    expect(this.#nextRefs(name, path.slice(0, -1))).not.toContain(path.at(-1));
    return this;
  }

  /** Checks that the path is not legal, and that the game gives this reason. */
  refuses(name: Name, path: Ref[], key: string): this {
    this.mayNot(name, ...path);
    expect(this.game.explainIllegal(this.state, this.seatOf(name), path)?.key).toBe(key);
    return this;
  }

  /** The clicks of all legal moves of this player. */
  paths(name: Name): Ref[][] {
    const moves = this.game.moves(this.state, this.seatOf(name));
    return moves.map((move) => this.game.path(this.state, move));
  }

  #nextRefs(name: Name, after: Ref[]): Ref[] {
    const begun = this.paths(name).filter((path) => after.every((ref, at) => path[at] === ref));
    return [...new Set(begun.flatMap((path) => path[after.length] ?? []))].sort();
  }

  #listMoves(name: Name): string {
    const paths = this.paths(name).map((path) => path.join(' '));
    return `legal are ${paths.join(', ')}`;
  }

  // ---- then: the last move

  /** Checks that the last move had events of these types, in this order. */
  emitsTypes(...types: E['type'][]): this {
    expect(this.events.map((event) => event.type)).toEqual(types);
    return this;
  }

  /** Checks that the last move had this event. */
  emits(event: E): this {
    expect(this.events).toContainEqual(event);
    return this;
  }

  /** The events of the last move as this viewer receives them. */
  eventsFor(viewer: Name | null): E[] {
    return this.events.flatMap((event) => this.game.viewEvent(event, this.viewerOf(viewer)) ?? []);
  }

  /** Checks that the last move can be taken back as long as nobody else has moved. */
  mayBeUndone(): this {
    expect(this.irreversible).toBe(false);
    return this;
  }

  mayNotBeUndone(): this {
    expect(this.irreversible).toBe(true);
    return this;
  }
}

const isSamePath = (one: Ref[], other: Ref[]): boolean => one.join(' ') === other.join(' ');
