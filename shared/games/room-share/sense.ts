// How a bot looks at this game: how a seat stands, and which moves are worth a thought.
import type { Sense } from '../../bots/sense.ts';
import type { Seat } from '../../engine/index.ts';
import { landsIn } from './eviction.ts';
import { NEIGHBOURS } from './grid.ts';
import { type Part, standing, type Values, valuesOf } from './sense-standing.ts';
import { type Bed, COLOURS, type Colour, type Move, type State } from './state.ts';

/** The house with the eyes of one seat: what each change of tenants would be worth to it, in points, roughly. */
class Look {
  readonly state: State;
  readonly seat: Seat;
  readonly own: Colour;
  readonly values: Values;
  /** What is good for a colour is so good for the seat: for its own all of it, for an opponent's it is bad. */
  readonly #sides: Record<Colour, number> = { red: 0, blue: 0, yellow: 0, green: 0 };
  /** By flat: how many live there, and the sum of their sides. */
  readonly many: number[] = [];
  readonly #stake: number[] = [];

  constructor(state: State, seat: Seat) {
    this.state = state;
    this.seat = seat;
    this.own = state.colours[seat] as Colour;
    this.values = valuesOf(state);
    for (const colour of state.colours) this.#sides[colour] = -1 / (state.seats - 1);
    this.#sides[this.own] = 1;
    for (const beds of state.beds) {
      let [many, stake] = [0, 0];
      for (const bed of beds)
        if (bed !== null) [many, stake] = [many + 1, stake + this.#sides[bed]];
      this.many.push(many);
      this.#stake.push(stake);
    }
  }

  tenant(flat: number, arrow: number): Bed {
    return this.state.beds[flat]?.[arrow] ?? null;
  }

  side(bed: Bed): number {
    return bed === null ? 0 : this.#sides[bed];
  }

  /** What one tenant is worth in a flat of so many. */
  worth(flat: number, many: number): number {
    return this.values.tenants[this.state.flats[flat] ?? 'classic'][many] as number;
  }

  /** What a flat gains with one more tenant, or one less; a fourth one sends all away. */
  change(flat: number, more: number, side: number): number {
    const [many, stake] = [this.many[flat] as number, this.#stake[flat] as number];
    return (
      (stake + more * side) * this.worth(flat, Math.min(4, many + more)) -
      stake * this.worth(flat, many)
    );
  }

  /** Everybody leaves, and one more where a bed was taken last. */
  evicting(flat: number, arrow = -1, guest: Bed = null): number {
    let gain = -(this.#stake[flat] as number) * this.worth(flat, this.many[flat] as number);
    for (let way = 0; way < 4; way++) {
      const side = this.side(way === arrow ? guest : this.tenant(flat, way));
      gain += this.change(next(flat, way), 1, side);
    }
    return gain;
  }

  /** A bed is also a way out, to somewhere good or bad; in the last chance nobody leaves any more. */
  leaning(flat: number, arrow: number, tenant: Bed): number {
    if (this.state.finisher !== null) return 0;
    return 0.15 * this.side(tenant) * this.worth(next(flat, arrow), 2);
  }

  placing(flat: number, arrow: number, colour: Colour): number {
    const spared = colour === this.own ? (this.values.waiting[this.state.seats] as number) : 0;
    if (this.many[flat] === 3) return this.evicting(flat, arrow, colour) - spared;
    return this.change(flat, 1, this.side(colour)) + this.leaning(flat, arrow, colour) - spared;
  }

  /** The best that can be placed there from the reserve. */
  opening(flat: number): number {
    const arrow = this.state.beds[flat]?.indexOf(null) ?? 0;
    let best = Number.NEGATIVE_INFINITY;
    for (const colour of COLOURS) {
      if ((this.state.reserve[this.seat]?.[colour] ?? 0) === 0) continue;
      best = Math.max(best, this.placing(flat, arrow, colour));
    }
    return best;
  }

  swapping(flat: number, arrow: number, other: number, bed: number): number {
    const [one, two] = [this.tenant(flat, arrow), this.tenant(other, bed)];
    const ways =
      this.leaning(flat, arrow, two) +
      this.leaning(other, bed, one) -
      this.leaning(flat, arrow, one) -
      this.leaning(other, bed, two);
    const here = this.worth(flat, this.many[flat] as number);
    const there = this.worth(other, this.many[other] as number);
    return (this.side(two) - this.side(one)) * (here - there) + ways;
  }
}

const next = (flat: number, arrow: number) => NEIGHBOURS[flat]?.[arrow] as number;

function gain(look: Look, move: Move): number {
  const { state } = look;
  const frame = state.frames.at(-1);
  switch (move.type) {
    case 'flat':
      return move.card === 'evict' ? look.evicting(move.flat) : look.opening(move.flat);
    case 'open':
    case 'visit':
      return look.opening(move.flat);
    case 'tenant': {
      const side = look.side(look.tenant(move.flat, move.arrow));
      if (move.card === 'leave') return look.change(move.flat, -1, side);
      // One of two to change places: an own one that pays little, an opponent's that pays well.
      const usual = look.values.tenants.classic[3] as number;
      const here = look.worth(move.flat, look.many[move.flat] as number);
      return side * 0.7 * ((side > 0 ? usual : usual / 2) - here);
    }
    case 'place':
      return frame?.kind === 'place' ? look.placing(frame.flat, move.arrow, move.colour) : 0;
    case 'swap':
      return frame?.kind === 'swap'
        ? look.swapping(frame.flat, frame.arrow, move.flat, move.arrow)
        : 0;
    case 'evict':
      return look.evicting(move.flat);
    case 'land':
      return frame?.kind === 'land'
        ? look.leaning(landsIn(state, frame), move.arrow, frame.colour)
        : 0;
    case 'waste':
    case 'pass':
      return 0;
  }
}

/** A point more makes a move so much likelier. */
const EAGER = 2.2;

export const sense: Sense<State, Move, Part> = {
  standing,
  weights(state, seat, moves) {
    const look = new Look(state, seat);
    return moves.map((move) => {
      const spent = 'card' in move ? (look.values.held[move.card] ?? 0) : 0;
      const gained = gain(look, move) - spent;
      // After the last chance nothing comes that could make up for it.
      if (move.type === 'visit' && gained < 0) return 0;
      return Math.exp(Math.max(-4, Math.min(4, EAGER * gained)));
    });
  },
  lead: 3,
  ahead: 30,
  budget: 8000,
};
