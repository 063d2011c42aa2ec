// The language of the scenarios: given a position, when somebody clicks a path, then the position is …
import { expect } from 'vitest';
import {
  deepFreeze,
  type Outcome,
  type Ref,
  type Seat,
  seedFrom,
  type Viewer,
} from '../../../shared/engine/index.ts';
import { type City, ROADS, roadBetween, villagesOf } from '../../../shared/games/raja/board.ts';
import { NAMES, type Name, parse, print } from '../../../shared/games/raja/notation.ts';
import { CHARACTERS } from '../../../shared/games/raja/notation-parse.ts';
import { rules as raja } from '../../../shared/games/raja/rules.ts';
import { pointsOf } from '../../../shared/games/raja/score.ts';
import type { Event, Frame, Move, Options, State } from '../../../shared/games/raja/state.ts';
import { unfinishedTasks } from '../../../shared/games/raja/tasks.ts';
import { witnessed } from '../../kit/scenario/witness.ts';

export const given = (text: string): Table => new Table(parse(text));
/** A game that has just been set up. */
export const begun = (options: Partial<Options>, seats: number, seed = 1): Table =>
  new Table(raja.setup(options, seats, seedFrom(seed)));

/** Whose houses stand on a road: in the village nearer the first city, then in the other. */
export function road(from: City, to: City, near: string, far: string): string {
  const number = roadBetween(from, to);
  const villages = villagesOf(number);
  const [one, other] = ROADS[number]?.[0] === from ? villages : villages.toReversed();
  return `#${one} ${near}\n#${other} ${far}`;
}

const seatOf = (name: Name): Seat => NAMES.indexOf(name);
const linesOf = (text: string) => text.split('\n').flatMap((line) => line.trim() || []);

export class Table {
  state: State;
  /** What the last move gave. */
  events: Event[] = [];
  final = false;
  readonly #tell: ReturnType<typeof witnessed>;

  constructor(state: State) {
    this.state = state;
    this.#tell = witnessed(raja.id, state);
  }

  #paths(name: Name): Ref[][] {
    const state = deepFreeze(this.state);
    return raja.moves(state, seatOf(name)).map((move) => raja.path(state, move));
  }

  /** Clicks the refs in order; together they must be one legal move. */
  when(name: Name, ...path: Ref[]): this {
    const seat = seatOf(name);
    const at = this.#paths(name).findIndex((legal) => legal.join(' ') === path.join(' '));
    if (at < 0) throw new Error(`${name} may not ${path.join(' ')}: ${this.#offer(name)}`);
    const move = raja.moves(this.state, seat)[at] as Move;
    const played = raja.play(this.state, seat, move);
    ({ state: this.state, events: this.events, irreversible: this.final } = played);
    this.#tell({ seat, path, move, events: played.events, state: played.state });
    return this;
  }

  /** Ends the turn, and says so again where it is asked for. */
  done(name: Name): this {
    this.when(name, 'button:end');
    return this.state.frames.at(-1)?.kind === 'sure' ? this.when(name, 'button:giveUp') : this;
  }

  /** Both pointers. */
  points(name: Name, one: string, other: string): this {
    return this.when(name, `action:${one}`).when(name, `action:${other}`);
  }

  /** Every line of the text is a line of the position. */
  then(text: string): this {
    const drawn = linesOf(print(this.state));
    for (const line of linesOf(text)) expect(drawn).toContain(line);
    return this;
  }

  /** No line of the position begins like this. */
  without(start: string): this {
    expect(linesOf(print(this.state)).filter((line) => line.startsWith(start))).toEqual([]);
    return this;
  }

  /** Who has to decide, and what: the kind of frame. */
  asks(name: Name, kind: Frame['kind']): this {
    expect(raja.toAct(this.state).map((seat) => NAMES[seat])).toContain(name);
    expect(this.state.frames.at(-1)?.kind).toBe(kind);
    return this;
  }

  asksNobody(): this {
    expect(raja.toAct(this.state)).toEqual([]);
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
    expect(raja.explainIllegal(this.state, seatOf(name), path)?.key).toBe(key);
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

  gold(name: Name, gold: number): this {
    expect(`${name} ${this.state.purse.gold[seatOf(name)]}`).toBe(`${name} ${gold}`);
    return this;
  }

  /** Houses before the player, and in the quarry. */
  houses(name: Name, supply: number, quarry: number): this {
    const seat = seatOf(name);
    expect([name, this.state.supply[seat], this.state.quarry[seat]]).toEqual([
      name,
      supply,
      quarry,
    ]);
    return this;
  }

  /** Palaces that are left. */
  palaces(name: Name, left: number): this {
    expect([name, this.state.palaces[seatOf(name)]]).toEqual([name, left]);
    return this;
  }

  at(name: Name, city: City): this {
    expect([name, this.state.architects[seatOf(name)]]).toEqual([name, city]);
    return this;
  }

  holds(name: Name, ...characters: string[]): this {
    const held = this.state.characters[seatOf(name)]?.map((one) => CHARACTERS[one - 1]);
    expect([name, held]).toEqual([name, characters]);
    return this;
  }

  tokens(name: Name, tokens: number): this {
    expect([name, this.state.tokens[seatOf(name)]]).toEqual([name, tokens]);
    return this;
  }

  /** How many actions of the turn are not carried out in full. */
  owes(count: number): this {
    const turn = this.state.frames.find((frame) => frame.kind === 'turn' || frame.kind === 'sure');
    expect(unfinishedTasks(turn?.tasks ?? [])).toHaveLength(count);
    return this;
  }

  /** What each would score in a city. */
  scores(city: City, ...points: number[]): this {
    expect(this.state.supply.map((_, seat) => pointsOf(this.state, seat, city))).toEqual(points);
    return this;
  }

  /** What the last scoring gave, by seat; and who was alone. */
  scored(points: number[], gold: number[], alone: Name | null = null): this {
    const event = this.events.find(({ type }) => type === 'scored');
    expect(event).toMatchObject({ points, gold, alone: alone && seatOf(alone) });
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
    return this.events.flatMap((event) => raja.viewEvent(event, by) ?? []);
  }

  view(viewer: Name | null): State {
    return raja.view(this.state, viewer === null ? null : seatOf(viewer));
  }

  mayBeUndone(): this {
    expect(this.final).toBe(false);
    return this;
  }

  isFinal(): this {
    expect(this.final).toBe(true);
    return this;
  }

  ends(points: number[], places: number[], reason: Outcome['reason']): this {
    expect(raja.outcome(this.state)).toEqual({ points, places, reason });
    return this;
  }
}
