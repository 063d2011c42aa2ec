// The language of the scenarios: given a position, when somebody clicks a path, then the position is …
import { expect } from 'vitest';
import { deepFreeze, type Ref, type Seat, seedFrom } from '../../../shared/engine/index.ts';
import { flatRef, isFull } from '../../../shared/games/room-share/grid.ts';
import { parse, print } from '../../../shared/games/room-share/notation.ts';
import { rules as roomShare } from '../../../shared/games/room-share/rules.ts';
import type { Colour, Event, Move, State } from '../../../shared/games/room-share/state.ts';
import { witnessed } from '../../kit/scenario/witness.ts';

export const given = (text: string): Table => new Table(parse(text));

export class Table {
  state: State;
  /** What the last move gave. */
  events: Event[] = [];
  final = false;
  readonly #tell: ReturnType<typeof witnessed>;

  constructor(state: State) {
    this.state = state;
    this.#tell = witnessed(roomShare.id, state);
  }

  #seat(colour: Colour): Seat {
    return this.state.colours.indexOf(colour);
  }

  #paths(colour: Colour): Ref[][] {
    const state = deepFreeze(this.state);
    return roomShare.moves(state, this.#seat(colour)).map((move) => roomShare.path(state, move));
  }

  /** Clicks the refs in order; together they must be one legal move. */
  when(colour: Colour, ...path: Ref[]): this {
    const seat = this.#seat(colour);
    const at = this.#paths(colour).findIndex((legal) => legal.join(' ') === path.join(' '));
    if (at < 0) throw new Error(`${colour} may not ${path.join(' ')}: ${this.#offer(colour)}`);
    const move = roomShare.moves(this.state, seat)[at] as Move;
    const played = roomShare.play(this.state, seat, move);
    ({ state: this.state, events: this.events, irreversible: this.final } = played);
    this.#tell({ seat, path, move, events: played.events, state: played.state });
    return this;
  }

  /** Every line of the text is a line of the position. */
  then(text: string): this {
    const lines = (of: string) => of.split('\n').flatMap((line) => line.trim() || []);
    const drawn = lines(print(this.state));
    const wanted = lines(text);
    expect(drawn.filter((line, at) => wanted.includes(line) || at < 4)).toEqual(wanted);
    return this;
  }

  /** Who is asked, and what: the kind of frame. */
  asks(colour: Colour, kind: State['frames'][number]['kind']): this {
    expect(roomShare.toAct(this.state)).toEqual([this.#seat(colour)]);
    expect(this.state.frames.at(-1)?.kind).toBe(kind);
    return this;
  }

  asksNobody(): this {
    expect(roomShare.toAct(this.state)).toEqual([]);
    return this;
  }

  /** The legal next clicks after those given. */
  offers(colour: Colour, after: Ref[], next: Ref[]): this {
    expect(this.#next(colour, after)).toEqual(next.toSorted());
    return this;
  }

  bars(colour: Colour, path: Ref[], key: string): this {
    expect(this.#next(colour, path.slice(0, -1))).not.toContain(path.at(-1));
    expect(roomShare.explainIllegal(this.state, this.#seat(colour), path)?.key).toBe(key);
    return this;
  }

  #next(colour: Colour, after: Ref[]): Ref[] {
    const begun = this.#paths(colour).filter((path) => after.every((ref, at) => path[at] === ref));
    return [...new Set(begun.flatMap((path) => path[after.length] ?? []))].sort();
  }

  #offer(colour: Colour): string {
    return `legal are ${this.#paths(colour)
      .map((path) => path.join(' '))
      .join(', ')}`;
  }

  /** The first legal path: for when it does not matter. */
  first(colour: Colour): Ref[] {
    return this.#paths(colour)[0] ?? [];
  }

  /** The flats with four tenants. */
  full(): Ref[] {
    return this.state.beds.flatMap((beds, flat) => (isFull(beds) ? flatRef(flat) : []));
  }

  hand(colour: Colour, ...cards: string[]): this {
    expect(this.state.hands[this.#seat(colour)]?.toSorted()).toEqual(cards.toSorted());
    return this;
  }

  reserve(colour: Colour, holds: Partial<Record<Colour, number>>): this {
    const none = { red: 0, blue: 0, yellow: 0, green: 0 };
    expect(this.state.reserve[this.#seat(colour)]).toEqual({ ...none, ...holds });
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

  /** Whether the last move can be taken back, as long as nobody else has moved. */
  mayBeUndone(): this {
    expect(this.final).toBe(false);
    return this;
  }

  isFinal(): this {
    expect(this.final).toBe(true);
    return this;
  }

  /** The same position, with other chances. */
  reseeded(number: number): Table {
    return new Table({ ...this.state, random: { seed: seedFrom(number), drawn: 0 } });
  }

  ends(points: number[], places: number[], reason: string): this {
    expect(roomShare.outcome(this.state)).toEqual({ points, places, reason });
    return this;
  }
}
