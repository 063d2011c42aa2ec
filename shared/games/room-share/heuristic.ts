// How a bot looks at this game: how a seat stands, and which moves are worth a thought: those that bring its own
// tenants where they pay, and those of its opponents where they do not.
import type { Heuristic } from '../../bots/heuristic.ts';
import type { Seat } from '../../engine/index.ts';
import { bedsOf, isFull, NEIGHBOURS, takenArrows } from './grid.ts';
import {
  at,
  evaluate,
  heldWorth,
  type Part,
  tenantWorth,
  turnsLeft,
  WAITING,
} from './heuristic-parts.ts';
import { type Bed, COLOURS, type Colour, type FlatKind, type Move, type State } from './state.ts';

/** The house with the eyes of one seat: what it would gain if others lived in a flat. */
class Look {
  readonly #state: State;
  readonly #seat: Seat;
  readonly #turns: number;
  /** What is good for its own colour is good for the seat, what is good for an opponent's is bad. */
  readonly #sides: Record<Colour, number> = { red: 0, blue: 0, yellow: 0, green: 0 };

  constructor(state: State, seat: Seat) {
    this.#state = state;
    this.#seat = seat;
    this.#turns = turnsLeft(state);
    for (const colour of state.colours) this.#sides[colour] = -1 / (state.seats - 1);
    this.#sides[state.colours[seat] as Colour] = 1;
  }

  /** What those in these beds are worth in a flat. */
  #worth(flat: number, beds: readonly Bed[]): number {
    let [many, sides] = [0, 0];
    for (const bed of beds) {
      if (bed === null) continue;
      many++;
      sides += this.#sides[bed];
    }
    const kind = this.#state.flats[flat] as FlatKind;
    return sides === 0 ? 0 : sides * tenantWorth(kind, many, this.#turns);
  }

  /** These live there now instead of those who did. */
  #becomes(flat: number, beds: readonly Bed[]): number {
    return this.#worth(flat, beds) - this.#worth(flat, bedsOf(this.#state, flat));
  }

  /** All of these leave, each for the flat next door. */
  evicting(flat: number, beds = bedsOf(this.#state, flat)): number {
    let gain = this.#becomes(flat, []);
    for (const arrow of takenArrows(beds)) {
      const next = NEIGHBOURS[flat]?.[arrow] as number;
      gain += this.#becomes(next, [...bedsOf(this.#state, next), beds[arrow] as Bed]);
    }
    return gain;
  }

  /** Somebody else in a bed, or nobody. */
  changing(flat: number, arrow: number, tenant: Bed): number {
    const beds = bedsOf(this.#state, flat).with(arrow, tenant);
    return isFull(beds) ? this.evicting(flat, beds) : this.#becomes(flat, beds);
  }

  placing(flat: number, arrow: number, colour: Colour): number {
    const own = colour === this.#state.colours[this.#seat];
    return this.changing(flat, arrow, colour) - (own ? at(WAITING, this.#turns) : 0);
  }

  /** The best that can be placed there from the reserve. */
  opening(flat: number): number {
    const arrow = bedsOf(this.#state, flat).indexOf(null);
    const reserve = this.#state.reserve[this.#seat];
    const held = COLOURS.filter((colour) => reserve && reserve[colour] > 0);
    return Math.max(...held.map((colour) => this.placing(flat, arrow, colour)));
  }
}

function gain(look: Look, state: State, move: Move): number {
  const frame = state.frames.at(-1);
  switch (move.type) {
    case 'flat':
      return move.card === 'evict' ? look.evicting(move.flat) : look.opening(move.flat);
    case 'open':
    case 'visit':
      return look.opening(move.flat);
    case 'evict':
      return look.evicting(move.flat);
    case 'tenant':
      // For a swap it is a beginning: one who is well out of there.
      return look.changing(move.flat, move.arrow, null);
    case 'place':
      return frame?.kind === 'place' ? look.placing(frame.flat, move.arrow, move.colour) : 0;
    case 'swap': {
      if (frame?.kind !== 'swap') return 0;
      const one = bedsOf(state, frame.flat)[frame.arrow] as Bed;
      const other = bedsOf(state, move.flat)[move.arrow] as Bed;
      return (
        look.changing(frame.flat, frame.arrow, other) + look.changing(move.flat, move.arrow, one)
      );
    }
    default:
      return 0;
  }
}

/** A point more makes a move so much likelier. */
const EAGER = 2.8;

export const heuristic: Heuristic<State, Move, Part> = {
  evaluate,
  weights(state, seat, moves) {
    const look = new Look(state, seat);
    const turns = turnsLeft(state);
    return moves.map((move) => {
      const spent = 'card' in move ? heldWorth(move.card, turns) : 0;
      const gained = gain(look, state, move) - spent;
      // After the last chance nothing comes that could make up for it.
      if (move.type === 'visit' && gained < 0) return 0;
      return Math.exp(Math.max(-4, Math.min(4, EAGER * gained)));
    });
  },
  decisiveLead: 3,
  rolloutDepth: 30,
  budget: 8000,
};
