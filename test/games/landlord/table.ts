// The language of the scenarios: given a position, when somebody clicks a path, then the position is …
// A position that begins with `edition: landlord-2` is one of the second edition.
import { expect } from 'vitest';
import { deepFreeze, type Ref, type Seat, type Viewer } from '../../../shared/engine/index.ts';
import { rentOfSeat } from '../../../shared/games/landlord/houses.ts';
import { NAMES, type Name, parse, print } from '../../../shared/games/landlord/notation.ts';
import { rules as landlord } from '../../../shared/games/landlord/rules.ts';
import type { Event, Frame, Move, State } from '../../../shared/games/landlord/state.ts';
import { rules as landlordSecond } from '../../../shared/games/landlord-2/rules.ts';
import { witnessed } from '../../kit/scenario/witness.ts';

export const given = (text: string): Table => new Table(parse(text));

const seatOf = (name: Name): Seat => NAMES.indexOf(name);
const linesOf = (text: string) => text.split('\n').flatMap((line) => line.trim() || []);

export class Table {
  state: State;
  /** What the last move gave. */
  events: Event[] = [];
  final = false;
  readonly game: typeof landlord;
  readonly #tell: ReturnType<typeof witnessed>;

  constructor(state: State) {
    this.state = state;
    this.game = state.edition === landlordSecond.id ? landlordSecond : landlord;
    this.#tell = witnessed(this.game.id, state);
  }

  #paths(name: Name): Ref[][] {
    const state = deepFreeze(this.state);
    return this.game.moves(state, seatOf(name)).map((move) => this.game.path(state, move));
  }

  /** Clicks the refs in order; together they must be one legal move. */
  when(name: Name, ...path: Ref[]): this {
    const seat = seatOf(name);
    const at = this.#paths(name).findIndex((legal) => legal.join(' ') === path.join(' '));
    if (at < 0) throw new Error(`${name} may not ${path.join(' ')}: ${this.#offer(name)}`);
    const move = this.game.moves(this.state, seat)[at] as Move;
    const played = this.game.play(this.state, seat, move);
    ({ state: this.state, events: this.events, irreversible: this.final } = played);
    this.#tell({ seat, path, move, events: played.events, state: played.state });
    return this;
  }

  /** Every line of the text is a line of the position. */
  then(text: string): this {
    const drawn = linesOf(print(this.state));
    for (const line of linesOf(text)) expect(drawn).toContain(line);
    return this;
  }

  /** No line of the position begins like this: a house is gone, nobody is in jail. */
  without(start: string): this {
    expect(linesOf(print(this.state)).filter((line) => line.startsWith(start))).toEqual([]);
    return this;
  }

  /** Who has to decide, and what: the kind of frame. */
  asks(name: Name, kind: Frame['kind']): this {
    expect(this.game.toAct(this.state)).toContain(seatOf(name));
    expect(this.state.frames.at(-1)?.kind).toBe(kind);
    return this;
  }

  asksNobody(): this {
    expect(this.game.toAct(this.state)).toEqual([]);
    return this;
  }

  /** The legal next clicks after those given. */
  offers(name: Name, after: Ref[], next: Ref[]): this {
    expect(this.#next(name, after)).toEqual(next.toSorted());
    return this;
  }

  may(name: Name, ...path: Ref[]): this {
    expect(this.#next(name, path.slice(0, -1))).toContain(path.at(-1));
    return this;
  }

  mayNot(name: Name, ...path: Ref[]): this {
    expect(this.#next(name, path.slice(0, -1))).not.toContain(path.at(-1));
    return this;
  }

  /** Not legal, and this is why. */
  bars(name: Name, path: Ref[], key: string): this {
    this.mayNot(name, ...path);
    expect(this.game.explainIllegal(this.state, seatOf(name), path)?.key).toBe(key);
    return this;
  }

  #next(name: Name, after: Ref[]): Ref[] {
    const begun = this.#paths(name).filter((path) => after.every((ref, at) => path[at] === ref));
    return [...new Set(begun.flatMap((path) => path[after.length] ?? []))].sort();
  }

  #offer(name: Name): string {
    return `legal are ${this.#paths(name)
      .map((path) => path.join(' '))
      .join(', ')}`;
  }

  hand(name: Name, ...cards: string[]): this {
    expect(this.state.hands[seatOf(name)]?.toSorted()).toEqual(cards.toSorted());
    return this;
  }

  dollars(name: Name, dollars: number): this {
    expect(this.state.dollars[seatOf(name)]).toBe(dollars);
    return this;
  }

  /** What the next rent of this player would be. */
  rent(name: Name, dollars: number): this {
    expect(rentOfSeat(this.state, seatOf(name))).toBe(dollars);
    return this;
  }

  discards(...cards: string[]): this {
    expect(this.state.discards).toEqual(cards);
    return this;
  }

  says(...types: Event['type'][]): this {
    expect(this.events.map((event) => event.type)).toEqual(types);
    return this;
  }

  /** One of the events of the last move is this one. */
  tells(event: Event): this {
    expect(this.events).toContainEqual(event);
    return this;
  }

  /** What this viewer is told of the last move. */
  heard(viewer: Name | null): Event[] {
    const by: Viewer = viewer === null ? null : seatOf(viewer);
    return this.events.flatMap((event) => this.game.viewEvent(event, by) ?? []);
  }

  view(viewer: Name | null): State {
    return this.game.view(this.state, viewer === null ? null : seatOf(viewer));
  }

  mayBeUndone(): this {
    expect(this.final).toBe(false);
    return this;
  }

  isFinal(): this {
    expect(this.final).toBe(true);
    return this;
  }

  ends(points: number[], places: number[]): this {
    expect(this.game.outcome(this.state)).toEqual({ points, places, reason: 'dollars' });
    return this;
  }
}
