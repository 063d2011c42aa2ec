// A turn: bail, rent, purchases and the end of the game. The phases in between are in inspection.ts
// and play.ts.
import {
  type AutomaticFrame,
  type Decision,
  leftOf,
  type Outcome,
  type Seat,
} from '../../engine/index.ts';
import { editionOf } from './editions/index.ts';
import { addDollars, clearTable, discardWithheld, type LandlordStep, payDollars } from './hands.ts';
import { housesOf, rentOf, rentOfSeat } from './houses.ts';
import type { Card, Event, Frame, FrameOf, House, MoveOf, State } from './state.ts';

export const BAIL_DOLLARS = 5;
/** The number of cards in a turn that cost 1 dollar. Further ones cost 2. */
export const CHEAP_CARDS = 5;

export const turn: AutomaticFrame<State, FrameOf<'turn'>, Event> = {
  run(step, { seat }) {
    const { jailed, dollars, seats } = step.state;
    step.emit({ type: 'began', seat });
    const bailable = jailed === seat && (dollars[seat] ?? 0) >= BAIL_DOLLARS;
    const frames: Frame[] = [
      { kind: 'inspect', seat, done: [] },
      { kind: 'play', seat, least: Array<number>(seats).fill(0), declined: [] },
      { kind: 'rent', seat },
      { kind: 'endTurn', seat },
    ];
    step.pushFrames(...(bailable ? [{ kind: 'bail' as const, seat }] : []), ...frames);
  },
};

export const bail: Decision<State, FrameOf<'bail'>, MoveOf<'bail' | 'stay'>, Event> = {
  moves: () => [{ type: 'bail' }, { type: 'stay' }],
  play(step, _frame, move, seat) {
    if (move.type === 'stay') return;
    payDollars(step, seat, null, BAIL_DOLLARS, 'bail');
    step.state.jailed = null;
    step.emit({ type: 'freed', seat, by: 'bail' });
  },
  path: (_state, _frame, move) => [`button:${move.type}`],
};

/** Discards the played cards once they have done their work (LL-24). */
export const resolve: AutomaticFrame<State, FrameOf<'resolve'>, Event> = {
  run: (step) => clearTable(step),
};

// ---- rent and purchases

export const rent: AutomaticFrame<State, FrameOf<'rent'>, Event> = {
  run(step, { seat }) {
    const dollars = rentOfSeat(step.state, seat);
    addDollars(step, seat, dollars);
    step.emit({ type: 'collected', seat, dollars });
    expireWithheldRent(step, seat);
    askToBuy(step, { kind: 'buy', seat, left: dollars, bought: 0 });
  },
};

/** LL-32: one Rent withheld of each tenant expires. LS-21: so does the Broker's mark. */
function expireWithheldRent(step: LandlordStep, seat: Seat): void {
  for (const [at, house] of step.state.houses.entries()) {
    if (house.owner !== seat) continue;
    for (const [place, tenant] of house.tenants.entries()) {
      if (tenant.withheld === 0 && !tenant.paid) continue;
      const { paid: _paid, ...rest } = tenant;
      const withheld = Math.max(0, tenant.withheld - 1);
      step.edit('houses', at, 'tenants')[place] = { ...rest, withheld };
      discardWithheld(step, tenant.withheld - withheld);
    }
  }
}

/** The price of the next card after this many in the same turn. */
export const priceOf = (bought: number): number => (bought < CHEAP_CARDS ? 1 : 2);

function askToBuy(step: LandlordStep, frame: FrameOf<'buy'>): void {
  if (step.state.pile.length > 0 && frame.left >= priceOf(frame.bought)) step.pushFrames(frame);
}

/** LL-16: the player sees each card before deciding on the next one. */
export const buy: Decision<State, FrameOf<'buy'>, MoveOf<'buy' | 'stop'>, Event> = {
  moves: () => [{ type: 'buy' }, { type: 'stop' }],
  play(step, { left, bought }, move, seat) {
    if (move.type === 'stop') return;
    const price = priceOf(bought);
    addDollars(step, seat, -price);
    const card = step.edit('pile').pop() as Card;
    step.edit('hands', seat).push(card);
    step.reveal(seat, card);
    step.emit({ type: 'bought', seat, card, dollars: price });
    if (step.state.pile.length === 0) onPileEmpty(step, seat);
    askToBuy(step, { kind: 'buy', seat, left: left - price, bought: bought + 1 });
  },
  path: (_state, _frame, move) => [move.type === 'buy' ? 'pile' : 'button:stop'],
};

/**
 * LL-35, LL-17: five or six players shuffle the discards once. Otherwise, and the second time,
 * everybody has one more turn.
 */
function onPileEmpty(step: LandlordStep, seat: Seat): void {
  const { state } = step;
  if (state.seats >= editionOf(state).refillsFrom && !state.refilled && state.discards.length > 0) {
    state.pile = step.random.shuffle(state.discards);
    state.discards = [];
    state.refilled = true;
    step.emit({ type: 'shuffled' });
    return;
  }
  state.lastTurns = state.seats;
  step.emit({ type: 'lastRound', seat });
}

// ---- the end

/** The end of a turn lies below everything that happens in it. */
export const seatOfTurn = ({ frames }: State): Seat | null => {
  const frame = frames.find(({ kind }) => kind === 'endTurn');
  return frame && 'seat' in frame ? frame.seat : null;
};

export const endTurn: AutomaticFrame<State, FrameOf<'endTurn'>, Event> = {
  run(step, { seat }) {
    const { state } = step;
    const next = leftOf(seat, state.seats);
    if (next === state.first) state.rounds++;
    if (isOver(state, next)) return;
    if (state.lastTurns !== null) state.lastTurns--;
    step.pushFrames({ kind: 'turn', seat: next });
  },
};

function isOver({ options, rounds, reached, lastTurns, first }: State, next: Seat): boolean {
  if (lastTurns === 0) return true;
  if (next !== first) return false;
  return reached || (options.end === 'rounds' && rounds >= options.rounds);
}

/**
 * LL-13, LS-8: most dollars win, and ties are shared. With the tie-break more buildings decide,
 * then more tenants, then the highest single rent (LS-24).
 */
export function outcome(state: State): Outcome {
  const { dollars, options } = state;
  const keys: [string, number[]][] = [['dollars', dollars]];
  if (options.tieBreak) keys.push(...tieBreaks(state));
  const decided = (one: Seat, other: Seat) =>
    keys.find(([, all]) => all[one] !== all[other]) ?? null;
  const beats = (one: Seat, other: Seat): boolean => {
    const all = decided(one, other)?.[1];
    return all !== undefined && (all[one] ?? 0) > (all[other] ?? 0);
  };
  const seats = dollars.map((_, seat) => seat);
  const places = seats.map((own) => 1 + seats.filter((other) => beats(other, own)).length);
  const winner = places.indexOf(1);
  const second = seats.find((seat) => seat !== winner && (places[seat] ?? 0) <= 2);
  const reason = second === undefined ? null : decided(winner, second);
  return { places, points: dollars, reason: reason?.[0] ?? 'dollars' };
}

/** What decides between equal dollars, with the numbers of each seat. */
export function tieBreaks(state: State): [string, number[]][] {
  const each = (count: (houses: House[]) => number) =>
    state.dollars.map((_, seat) => count(housesOf(state, seat)));
  const rents = (houses: House[]) =>
    houses.flatMap((house) => house.tenants.map((one) => rentOf(state, house, one)));
  return [
    ['buildings', each((houses) => houses.length)],
    ['tenants', each((houses) => houses.flatMap(({ tenants }) => tenants).length)],
    ['highestRent', each((houses) => Math.max(0, ...rents(houses)))],
  ];
}
