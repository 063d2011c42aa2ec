// How bots weigh moves: they favour moves that bring their own tenants to flats that pay, and the
// opponents' tenants to flats that do not.
import type { Heuristic } from '../../bots/heuristic.ts';
import type { Seat } from '../../engine/index.ts';
import { bedsOf, isFull, NEIGHBOURS, takenArrows } from './grid.ts';
import {
  cardValue,
  evaluate,
  RESERVE_VALUE,
  tenantValue,
  turnsLeft,
  type ValuePart,
  valueAt,
} from './heuristic-parts.ts';
import { type Bed, COLOURS, type Colour, type FlatKind, type Move, type State } from './state.ts';

/** Computes what one seat gains when the tenants of a flat change. */
class GainEstimator {
  readonly #state: State;
  readonly #seat: Seat;
  readonly #turns: number;
  /**
   * A gain of the seat's own colour counts fully. Each opponent's gain counts against the seat by
   * an equal share.
   */
  readonly #shares: Record<Colour, number> = { red: 0, blue: 0, yellow: 0, green: 0 };

  constructor(state: State, seat: Seat) {
    this.#state = state;
    this.#seat = seat;
    this.#turns = turnsLeft(state);
    for (const colour of state.colours) this.#shares[colour] = -1 / (state.seats - 1);
    this.#shares[state.colours[seat] as Colour] = 1;
  }

  /** Returns what these tenants in this flat are worth to the seat. */
  #valueOf(flat: number, beds: readonly Bed[]): number {
    let [many, shares] = [0, 0];
    for (const bed of beds) {
      if (bed === null) continue;
      many++;
      shares += this.#shares[bed];
    }
    const kind = this.#state.flats[flat] as FlatKind;
    return shares === 0 ? 0 : shares * tenantValue(kind, many, this.#turns);
  }

  /** Returns the gain when these tenants replace the current ones. */
  #gainOfTenants(flat: number, beds: readonly Bed[]): number {
    return this.#valueOf(flat, beds) - this.#valueOf(flat, bedsOf(this.#state, flat));
  }

  /** Returns the gain of an eviction: every tenant leaves for the flat next door. */
  gainOfEviction(flat: number, beds = bedsOf(this.#state, flat)): number {
    let gain = this.#gainOfTenants(flat, []);
    for (const arrow of takenArrows(beds)) {
      const next = NEIGHBOURS[flat]?.[arrow] as number;
      gain += this.#gainOfTenants(next, [...bedsOf(this.#state, next), beds[arrow] as Bed]);
    }
    return gain;
  }

  /** Returns the gain when the bed gets another tenant, or becomes free. */
  gainOfBed(flat: number, arrow: number, tenant: Bed): number {
    const beds = bedsOf(this.#state, flat).with(arrow, tenant);
    return isFull(beds) ? this.gainOfEviction(flat, beds) : this.#gainOfTenants(flat, beds);
  }

  gainOfPlacing(flat: number, arrow: number, colour: Colour): number {
    const own = colour === this.#state.colours[this.#seat];
    return this.gainOfBed(flat, arrow, colour) - (own ? valueAt(RESERVE_VALUE, this.#turns) : 0);
  }

  /** Returns the gain of the best tenant of the reserve in this flat. */
  gainOfOpening(flat: number): number {
    const arrow = bedsOf(this.#state, flat).indexOf(null);
    const reserve = this.#state.reserve[this.#seat];
    const held = COLOURS.filter((colour) => reserve && reserve[colour] > 0);
    return Math.max(...held.map((colour) => this.gainOfPlacing(flat, arrow, colour)));
  }
}

function gainOfMove(estimator: GainEstimator, state: State, move: Move): number {
  const frame = state.frames.at(-1);
  switch (move.type) {
    case 'flat':
      return move.card === 'evict'
        ? estimator.gainOfEviction(move.flat)
        : estimator.gainOfOpening(move.flat);
    case 'open':
    case 'visit':
      return estimator.gainOfOpening(move.flat);
    case 'evict':
      return estimator.gainOfEviction(move.flat);
    case 'tenant':
      // A flat swap takes two clicks. The first one is rated as if the tenant only left.
      return estimator.gainOfBed(move.flat, move.arrow, null);
    case 'place':
      return frame?.kind === 'place'
        ? estimator.gainOfPlacing(frame.flat, move.arrow, move.colour)
        : 0;
    case 'swap': {
      if (frame?.kind !== 'swap') return 0;
      const one = bedsOf(state, frame.flat)[frame.arrow] as Bed;
      const other = bedsOf(state, move.flat)[move.arrow] as Bed;
      return (
        estimator.gainOfBed(frame.flat, frame.arrow, other) +
        estimator.gainOfBed(move.flat, move.arrow, one)
      );
    }
    default:
      return 0;
  }
}

/** How strongly one point of gain raises the probability of a move. */
const GAIN_FACTOR = 2.8;

export const heuristic: Heuristic<State, Move, ValuePart> = {
  evaluate,
  weights(state, seat, moves) {
    const estimator = new GainEstimator(state, seat);
    const turns = turnsLeft(state);
    return moves.map((move) => {
      const spent = 'card' in move ? cardValue(move.card, turns) : 0;
      const gained = gainOfMove(estimator, state, move) - spent;
      // No later move can make up for a loss in the last chance.
      if (move.type === 'visit' && gained < 0) return 0;
      return Math.exp(Math.max(-4, Math.min(4, GAIN_FACTOR * gained)));
    });
  },
  decisiveLead: 3,
  rolloutDepth: 30,
  budget: 8000,
};
