// The scenarios of Raja: its notation, and assertions about things that only Raja has.
import { expect } from 'vitest';
import { seedFrom } from '../../../shared/engine/index.ts';
import { type City, ROADS, roadBetween, villagesOf } from '../../../shared/games/raja/board.ts';
import { NAMES, type Name, parse, print } from '../../../shared/games/raja/notation.ts';
import { CHARACTERS } from '../../../shared/games/raja/notation-parse.ts';
import { rules as raja } from '../../../shared/games/raja/rules.ts';
import { pointsOf } from '../../../shared/games/raja/score.ts';
import type { Event, Move, Options, State } from '../../../shared/games/raja/state.ts';
import { unfinishedTasks } from '../../../shared/games/raja/tasks.ts';
import { Scenario } from '../../kit/scenario/scenario.ts';

const notation = { print, seatOf: (_: State, name: Name) => NAMES.indexOf(name) };

export const given = (text: string): Table => new Table(parse(text));

/** A game that has just been set up. */
export const begun = (options: Partial<Options>, seats: number, seed = 1): Table =>
  new Table(raja.setup(options, seats, seedFrom(seed)));

/** The lines for the two villages of a road: the houses in the village nearer to `from`, then in the other. */
export function road(from: City, to: City, near: string, far: string): string {
  const number = roadBetween(from, to);
  const villages = villagesOf(number);
  const [one, other] = ROADS[number]?.[0] === from ? villages : villages.toReversed();
  return `#${one} ${near}\n#${other} ${far}`;
}

export class Table extends Scenario<State, Move, Event, Name> {
  constructor(state: State) {
    super(raja, notation, state);
  }

  /** Ends the turn, and confirms it where the game asks for that. */
  endTurn(name: Name): this {
    this.when(name, 'button:end');
    return this.state.frames.at(-1)?.kind === 'sure' ? this.when(name, 'button:giveUp') : this;
  }

  /** Points both pointers of the disc at an action. */
  chooseActions(name: Name, one: string, other: string): this {
    return this.when(name, `action:${one}`).when(name, `action:${other}`);
  }

  gold(name: Name, gold: number): this {
    expect(`${name} ${this.state.purse.gold[this.seatOf(name)]}`).toBe(`${name} ${gold}`);
    return this;
  }

  /** Checks how many houses the player has in the supply, and how many in the quarry. */
  houses(name: Name, supply: number, quarry: number): this {
    const seat = this.seatOf(name);
    expect([name, this.state.supply[seat], this.state.quarry[seat]]).toEqual([
      name,
      supply,
      quarry,
    ]);
    return this;
  }

  /** Checks how many palaces the player has left. */
  palaces(name: Name, left: number): this {
    expect([name, this.state.palaces[this.seatOf(name)]]).toEqual([name, left]);
    return this;
  }

  architectAt(name: Name, city: City): this {
    expect([name, this.state.architects[this.seatOf(name)]]).toEqual([name, city]);
    return this;
  }

  holds(name: Name, ...characters: string[]): this {
    const held = this.state.characters[this.seatOf(name)]?.map((one) => CHARACTERS[one - 1]);
    expect([name, held]).toEqual([name, characters]);
    return this;
  }

  tokens(name: Name, tokens: number): this {
    expect([name, this.state.tokens[this.seatOf(name)]]).toEqual([name, tokens]);
    return this;
  }

  /** Checks how many actions of the turn have not been carried out in full. */
  unfinished(count: number): this {
    const turn = this.state.frames.find((frame) => frame.kind === 'turn' || frame.kind === 'sure');
    expect(unfinishedTasks(turn?.tasks ?? [])).toHaveLength(count);
    return this;
  }

  /** Checks what each player would score in a city. */
  scores(city: City, ...points: number[]): this {
    expect(this.state.supply.map((_, seat) => pointsOf(this.state, seat, city))).toEqual(points);
    return this;
  }

  /** Checks what the last scoring gave, by seat, and which player was alone. */
  scored(points: number[], gold: number[], alone: Name | null = null): this {
    const event = this.events.find(({ type }) => type === 'scored');
    expect(event).toMatchObject({ points, gold, alone: alone && this.seatOf(alone) });
    return this;
  }
}
