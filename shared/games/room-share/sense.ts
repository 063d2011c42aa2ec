// How a bot looks at this game: how a seat stands, and which moves are worth a thought.

import type { Sense } from '../../bots/sense.ts';
import type { Seat } from '../../engine/index.ts';
import { landsIn } from './eviction.ts';
import { NEIGHBOURS } from './grid.ts';
import { type Part, standing, type Values, valuesOf } from './sense-standing.ts';
import { type Bed, COLOURS, type Colour, type Move, type State } from './state.ts';

/** How the seat looks at a house: what a change of tenants is worth to it. */
class Look {
  readonly state: State;
  readonly own: Colour;
  readonly values: Values;
  /** What a tenant of this colour is worth to the seat: its own all, an opponent's a loss, nobody's nothing. */
  readonly #side: Record<Colour, number>;

  constructor(state: State, seat: Seat) {
    this.state = state;
    this.own = state.colours[seat] as Colour;
    this.values = valuesOf(state);
    this.#side = { red: 0, blue: 0, yellow: 0, green: 0 };
    for (const colour of state.colours) this.#side[colour] = -1 / (state.seats - 1);
    this.#side[this.own] = 1;
  }

  /** What the tenants of a flat are worth, were there `more` of them. */
  flat(flat: number, more = 0, ...guests: Bed[]): number {
    let [many, stake] = [more, 0];
    for (const bed of this.state.beds[flat] as Bed[]) {
      if (bed === null) continue;
      many++;
      stake += this.#side[bed];
    }
    for (const guest of guests) {
      if (guest === null) continue;
      many++;
      stake += this.#side[guest];
    }
    return stake * this.alone(flat, many);
  }

  alone(flat: number, many: number): number {
    const kind = this.state.flats[flat] ?? 'classic';
    return this.values.tenants[kind][Math.min(4, many)] as number;
  }

  side(bed: Bed): number {
    return bed === null ? 0 : this.#side[bed];
  }

  /** Placing a tenant of this colour. */
  placing(flat: number, colour: Colour): number {
    return this.flat(flat, 0, colour) - this.flat(flat);
  }

  /** Everybody leaves, with one more of them where a bed was taken last. */
  evicting(flat: number, arrow = -1, guest: Bed = null): number {
    let gain = -this.flat(flat);
    const beds = this.state.beds[flat] as Bed[];
    for (let way = 0; way < 4; way++) {
      const tenant = way === arrow ? guest : (beds[way] ?? null);
      if (tenant === null) continue;
      gain += this.arriving((NEIGHBOURS[flat] as number[])[way] as number, tenant);
    }
    return gain;
  }

  /** A fourth one sends all away once more: worth about nothing to anybody. */
  arriving(flat: number, tenant: Colour): number {
    const many = (this.state.beds[flat] as Bed[]).filter((bed) => bed !== null).length;
    return many < 3 ? this.placing(flat, tenant) : -this.flat(flat);
  }

  swapping(flat: number, arrow: number, other: number, otherArrow: number): number {
    if (flat === other)
      return (
        0.3 * (this.way(other, otherArrow, flat, arrow) + this.way(flat, arrow, other, otherArrow))
      );
    const one = this.side(this.state.beds[flat]?.[arrow] ?? null);
    const two = this.side(this.state.beds[other]?.[otherArrow] ?? null);
    const [here, there] = [this.many(flat), this.many(other)];
    return (two - one) * (this.alone(flat, here) - this.alone(other, there));
  }

  /** The tenant of one bed, were it to leave by the other. */
  way(flat: number, arrow: number, from: number, bed: number): number {
    const side = this.side(this.state.beds[from]?.[bed] ?? null);
    return side * this.alone((NEIGHBOURS[flat] as number[])[arrow] as number, 2);
  }

  many(flat: number): number {
    return (this.state.beds[flat] as Bed[]).filter((bed) => bed !== null).length;
  }
}

/** What the move is worth at once, in points, roughly. */
const gain = (look: Look, seat: Seat, move: Move): number =>
  effect(look, seat, move) - ('card' in move ? (look.values.held[move.card] ?? 0) : 0);

function effect(look: Look, seat: Seat, move: Move): number {
  const { state } = look;
  const frame = state.frames.at(-1);
  switch (move.type) {
    case 'flat':
      if (move.card === 'evict') return look.evicting(move.flat);
      return bestPlace(look, seat, move.flat);
    case 'open':
    case 'visit':
      return bestPlace(look, seat, move.flat);
    case 'tenant': {
      const bed = state.beds[move.flat]?.[move.arrow] ?? null;
      if (move.card === 'leave')
        return (
          -look.flat(move.flat) +
          look.flat(move.flat, -1) -
          look.side(bed) * look.alone(move.flat, look.many(move.flat) - 1)
        );
      const usual = look.values.tenants.classic[3] as number;
      const here = look.alone(move.flat, look.many(move.flat));
      return look.side(bed) * 0.7 * (look.side(bed) > 0 ? usual - here : usual * 0.5 - here);
    }
    case 'place':
      return frame?.kind === 'place' ? placing(look, frame.flat, move.colour, move.arrow) : 0;
    case 'swap':
      return frame?.kind === 'swap'
        ? look.swapping(frame.flat, frame.arrow, move.flat, move.arrow)
        : 0;
    case 'evict':
      return look.evicting(move.flat);
    case 'land': {
      if (frame?.kind !== 'land') return 0;
      return leaning(look, landsIn(state, frame), move.arrow, frame.colour);
    }
    case 'waste':
      return -0.2;
    case 'pass':
      return -0.2;
  }
}

function bestPlace(look: Look, seat: Seat, flat: number): number {
  let best = Number.NEGATIVE_INFINITY;
  const beds = look.state.beds[flat] as Bed[];
  for (const colour of COLOURS) {
    if ((look.state.reserve[seat]?.[colour] ?? 0) === 0) continue;
    if (look.many(flat) < 3) best = Math.max(best, placing(look, flat, colour, beds.indexOf(null)));
    else best = Math.max(best, placing(look, flat, colour, beds.indexOf(null)));
  }
  return best;
}

function placing(look: Look, flat: number, colour: Colour, arrow: number): number {
  if (look.many(flat) === 3) return look.evicting(flat, arrow, colour);
  return (
    look.placing(flat, colour) +
    leaning(look, flat, arrow, colour) -
    (colour === look.own ? (look.values.waiting[look.state.seats] as number) : 0)
  );
}

/** Where it would go one day. */
function leaning(look: Look, flat: number, arrow: number, colour: Colour): number {
  const next = (NEIGHBOURS[flat] as number[])[arrow] as number;
  return 0.15 * look.side(colour) * look.alone(next, 2);
}

export const sense: Sense<State, Move, Part> = {
  standing,
  weights(state, seat, moves) {
    const look = new Look(state, seat);
    return moves.map((move) => Math.exp(Math.max(-3, Math.min(3, 1.5 * gain(look, seat, move)))));
  },
  lead: 5,
  ahead: 8,
  budget: 1500,
};
