// The end of a turn, the last chance, the score and the tie-breaks.
import {
  type AutomaticFrame,
  assertInvariant,
  type Decision,
  leftOf,
  type Outcome,
  otherSeats,
  type Seat,
} from '../../engine/index.ts';
import { ALL_FLATS, bedsOf, countTenants, flatRef, placeOf, takenArrows } from './grid.ts';
import { naming, whyNotBed, whyNotNow } from './reasons.ts';
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

export const HAND_SIZE = 3;

export const endTurn: AutomaticFrame<State, FrameOf<'endTurn'>, Event> = {
  run(step, { seat }) {
    const { state } = step;
    if (state.played) {
      step.edit('discards').push(state.played);
      state.played = null;
      while ((state.hands[seat]?.length ?? 0) < HAND_SIZE) {
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
    if (countReserve(state, seat) > 0) {
      const next = leftOf(seat, state.seats);
      assertInvariant(countReserve(state, next) > 0, 'who is next has somebody to place');
      step.pushFrames({ kind: 'turn', seat: next });
      return;
    }
    state.finisher = seat;
    step.emit({ type: 'lastChance', seat });
    const guests = otherSeats(seat, state.seats);
    step.pushFrames(...guests.map((guest) => ({ kind: 'lastChance' as const, seat: guest })));
  },
};

/**
 * In the last chance each other player may place one more tenant. RS-5: it goes where the player's
 * colour already lives, and never causes an eviction.
 */
export const lastChance: Decision<State, FrameOf<'lastChance'>, MoveOf<'visit' | 'pass'>, Event> = {
  autoPlayOnlyMove: true,
  moves(state, _frame, seat) {
    const open = ALL_FLATS.filter((flat) => !whyNotVisit(state, seat, flat));
    return [...open.map((flat) => ({ type: 'visit' as const, flat })), { type: 'pass' }];
  },
  play(step, _frame, move, seat) {
    if (move.type === 'visit') step.pushFrames({ kind: 'place', seat, flat: move.flat });
    else step.emit({ type: 'passed', seat });
  },
  path: (_state, _frame, move) => [move.type === 'visit' ? flatRef(move.flat) : 'button:pass'],
  explainIllegal(state, frame, seat, path) {
    const target = placeOf(path.at(-1));
    if (!target) return whyNotNow(state, frame, path.at(-1) ?? '');
    return naming(state, whyNotBed(whyNotVisit(state, seat, target.flat), target), target);
  },
};

/** Whether the last chance leaves this player anything but to pass. */
export const mayVisit = (state: State, seat: Seat): boolean =>
  ALL_FLATS.some((flat) => !whyNotVisit(state, seat, flat));

function whyNotVisit(state: State, seat: Seat, flat: number) {
  const beds = bedsOf(state, flat);
  if (!beds.includes(state.colours[seat] as Colour)) return { key: 'noOwnTenant' };
  return takenArrows(beds).length < 3 ? null : { key: 'wouldEvict' };
}

export const countReserve = (state: State, seat: Seat): number =>
  COLOURS.reduce((sum, colour) => sum + (state.reserve[seat]?.[colour] ?? 0), 0);

export const POINTS: Record<FlatKind, number> = { classic: 1, suite: 2, royal: 3, haunted: -2 };

/** Returns the points that each tenant of this flat brings to the player of its colour. */
export function pointsPerTenant(state: State, flat: number): number {
  const kind = state.flats[flat] as FlatKind;
  const counts = kind === 'haunted' || takenArrows(bedsOf(state, flat)).length === 3;
  return counts ? POINTS[kind] : 0;
}

export function score(state: State, seat: Seat): number {
  const own = state.colours[seat] as Colour;
  return ALL_FLATS.reduce(
    (sum, flat) => sum + pointsPerTenant(state, flat) * countTenants(bedsOf(state, flat), own),
    0,
  );
}

export function outcome(state: State): Outcome {
  const seats = state.colours.map((_, seat) => seat);
  const points = seats.map((seat) => score(state, seat));
  // RS-7: ties go to the smaller reserve, then to the earlier player in the order of the last
  // chance. The player who began it comes last.
  const asked = [...otherSeats(state.finisher as Seat, state.seats), state.finisher as Seat];
  const tieBreaks: [string, (seat: Seat) => number][] = state.options.noCards
    ? [['first', (seat) => (seat === state.first ? 0 : 1)]]
    : [
        ['reserve', (seat) => countReserve(state, seat)],
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
