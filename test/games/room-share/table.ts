// The scenarios of Room Share: its notation, and assertions about things that only Room Share has.
import { expect } from 'vitest';
import { type Ref, seedFrom } from '../../../shared/engine/index.ts';
import { flatRef, isFull } from '../../../shared/games/room-share/grid.ts';
import { parse, print } from '../../../shared/games/room-share/notation.ts';
import { rules as roomShare } from '../../../shared/games/room-share/rules.ts';
import type { Colour, Event, Move, State } from '../../../shared/games/room-share/state.ts';
import { linesOf, Scenario } from '../../kit/scenario/scenario.ts';

/** Players are called by their colours. */
const notation = { print, seatOf: (state: State, name: Colour) => state.colours.indexOf(name) };

export const given = (text: string): Table => new Table(parse(text));

export class Table extends Scenario<State, Move, Event, Colour> {
  constructor(state: State) {
    super(roomShare, notation, state);
  }

  /** The first four lines of the text must be the whole building, in the order of the position. */
  override then(text: string): this {
    const wanted = linesOf(text);
    expect(this.print().filter((line, at) => wanted.includes(line) || at < 4)).toEqual(wanted);
    return this;
  }

  /** In this game exactly one player decides at any time. */
  override asks(name: Colour, kind: State['frames'][number]['kind']): this {
    expect(this.game.toAct(this.state)).toEqual([this.seatOf(name)]);
    return super.asks(name, kind);
  }

  /** The path of the first legal move, for scenarios in which it does not matter which. */
  first(name: Colour): Ref[] {
    return this.paths(name)[0] ?? [];
  }

  /** The flats with four tenants. */
  full(): Ref[] {
    return this.state.beds.flatMap((beds, flat) => (isFull(beds) ? flatRef(flat) : []));
  }

  reserve(name: Colour, holds: Partial<Record<Colour, number>>): this {
    const none = { red: 0, blue: 0, yellow: 0, green: 0 };
    expect(this.state.reserve[this.seatOf(name)]).toEqual({ ...none, ...holds });
    return this;
  }

  /** The same position with another seed for everything random that follows. */
  reseeded(number: number): Table {
    return new Table({ ...this.state, random: { seed: seedFrom(number), drawn: 0 } });
  }
}
