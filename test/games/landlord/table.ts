// The scenarios of both editions of Landlord!: their notation, and assertions about things that only they have.
// A position that begins with `edition: landlord-2` is one of the second edition.
import { expect } from 'vitest';
import { rentOfSeat } from '../../../shared/games/landlord/houses.ts';
import { NAMES, type Name, parse, print } from '../../../shared/games/landlord/notation.ts';
import { rules as landlord } from '../../../shared/games/landlord/rules.ts';
import type { Event, Move, State } from '../../../shared/games/landlord/state.ts';
import { rules as landlordSecond } from '../../../shared/games/landlord-2/rules.ts';
import { Scenario } from '../../kit/scenario/scenario.ts';

const notation = { print, seatOf: (_: State, name: Name) => NAMES.indexOf(name) };

export const given = (text: string): Table => new Table(parse(text));

export class Table extends Scenario<State, Move, Event, Name> {
  constructor(state: State) {
    super(state.edition === landlordSecond.id ? landlordSecond : landlord, notation, state);
  }

  dollars(name: Name, dollars: number): this {
    expect(this.state.dollars[this.seatOf(name)]).toBe(dollars);
    return this;
  }

  /** Checks what the next rent of this player would be. */
  rent(name: Name, dollars: number): this {
    expect(rentOfSeat(this.state, this.seatOf(name))).toBe(dollars);
    return this;
  }

  discards(...cards: string[]): this {
    expect(this.state.discards).toEqual(cards);
    return this;
  }

  /** The points of this game are always dollars. */
  override ends(points: number[], places: number[], reason = 'dollars'): this {
    return super.ends(points, places, reason);
  }
}
