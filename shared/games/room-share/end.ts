// The end of a turn, the last chance, and the count.
import {
  type AutomaticFrame,
  assertInvariant,
  type Decision,
  leftOf,
  type Outcome,
  otherSeats,
  type Seat,
} from '../../engine/index.ts';
import { ALL_FLATS, bedsOf, flatRef, howMany, placeOf, takenArrows } from './grid.ts';
import {
  type Card,
  COLOURS,
  type Colour,
  type Event,
  type FlatKind,
  type FrameOf,
  type MoveOf,
  type State,
} from './state.ts';

const HAND = 3;

export const endTurn: AutomaticFrame<State, FrameOf<'endTurn'>, Event> = {
  run(step, { seat }) {
    const { state } = step;
    if (state.played) {
      step.edit('discards').push(state.played);
      state.played = null;
      while ((state.hands[seat]?.length ?? 0) < HAND) {
        if (state.pile.length === 0) {
          state.pile = step.random.shuffle(state.discards);
          state.discards = [];
          step.emit({ type: 'shuffled' });
        }
        const card = step.edit('pile').pop() as Card;
        step.edit('hands', seat).push(card);
        step.reveal(seat, card);
        step.emit({ type: 'drew', seat, card });
      }
    }
    if (inReserve(state, seat) > 0) {
      const next = leftOf(seat, state.seats);
      assertInvariant(inReserve(state, next) > 0, 'who is next has somebody to place');
      step.pushFrames({ kind: 'turn', seat: next });
      return;
    }
    state.finisher = seat;
    step.emit({ type: 'lastChance', seat });
    const guests = otherSeats(seat, state.seats);
    step.pushFrames(...guests.map((guest) => ({ kind: 'lastChance' as const, seat: guest })));
  },
};

/** One more tenant each, where the own colour lives and no eviction can follow. */
export const lastChance: Decision<State, FrameOf<'lastChance'>, MoveOf<'visit' | 'pass'>, Event> = {
  autoPlayOnlyMove: true,
  moves(state, _frame, seat) {
    const open = ALL_FLATS.filter((flat) => !barsVisit(state, seat, flat));
    return [...open.map((flat) => ({ type: 'visit' as const, flat })), { type: 'pass' }];
  },
  play(step, _frame, move, seat) {
    if (move.type === 'visit') step.pushFrames({ kind: 'place', seat, flat: move.flat });
    else step.emit({ type: 'passed', seat });
  },
  path: (_state, _frame, move) => [move.type === 'visit' ? flatRef(move.flat) : 'button:pass'],
  explainIllegal(state, _frame, seat, path) {
    const target = placeOf(path.at(-1));
    return target && barsVisit(state, seat, target.flat);
  },
};

function barsVisit(state: State, seat: Seat, flat: number) {
  const beds = bedsOf(state, flat);
  if (!beds.includes(state.colours[seat] as Colour)) return { key: 'noSuchTenant' };
  return takenArrows(beds).length < 3 ? null : { key: 'wouldEvict' };
}

export const inReserve = (state: State, seat: Seat): number =>
  COLOURS.reduce((sum, colour) => sum + (state.reserve[seat]?.[colour] ?? 0), 0);

const WORTH: Record<FlatKind, number> = { classic: 1, suite: 2, royal: 3, haunted: -2 };

/** What one tenant of this flat is worth to its owner. */
export function worth(state: State, flat: number): number {
  const kind = state.flats[flat] as FlatKind;
  const counts = kind === 'haunted' || takenArrows(bedsOf(state, flat)).length === 3;
  return counts ? WORTH[kind] : 0;
}

export function score(state: State, seat: Seat): number {
  const own = state.colours[seat] as Colour;
  return ALL_FLATS.reduce(
    (sum, flat) => sum + worth(state, flat) * howMany(bedsOf(state, flat), own),
    0,
  );
}

export function outcome(state: State): Outcome {
  const seats = state.colours.map((_, seat) => seat);
  const points = seats.map((seat) => score(state, seat));
  // Most points; then the fewest left; then the earliest asked in the last chance, the finisher last.
  const asked = [...otherSeats(state.finisher as Seat, state.seats), state.finisher as Seat];
  const tieBreaks: [string, (seat: Seat) => number][] = state.options.noCards
    ? [['first', (seat) => (seat === state.first ? 0 : 1)]]
    : [
        ['reserve', (seat) => inReserve(state, seat)],
        ['lastChance', (seat) => asked.indexOf(seat)],
      ];
  const keys: [string, (seat: Seat) => number][] = [
    ['points', (seat) => -(points[seat] as number)],
    ...tieBreaks,
  ];
  const decided = (a: Seat, b: Seat) => keys.find(([, rank]) => rank(a) !== rank(b));
  const standing = seats.toSorted((a, b) => {
    const rank = decided(a, b)?.[1];
    return rank ? rank(a) - rank(b) : 0;
  });
  const [winner = 0, second = 0] = standing;
  return {
    places: seats.map((seat) => standing.indexOf(seat) + 1),
    points,
    reason: decided(winner, second)?.[0] ?? 'points',
  };
}
