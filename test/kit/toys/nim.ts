// The smallest game: nothing is hidden or random. A turn is to take one to three stones; taking the last one wins.
import {
  type BaseState,
  defineGame,
  leftOf,
  SEAT_COLOURS,
  type Seat,
} from '../../../shared/engine/index.ts';

type Frame = { kind: 'turn'; seat: Seat };
type Move = { type: 'take'; stones: number };
type Event = { type: 'took'; seat: Seat; stones: number };
interface State extends BaseState<Frame> {
  heap: number;
  taken: number[];
  last: Seat;
}
const options = [{ id: 'stones', type: 'number', default: 12, min: 1, max: 50 }] as const;

export const nim = defineGame<State, Frame, Move, Event, typeof options>({
  id: 'nim',
  version: 1,
  seats: { min: 2, max: 4 },
  colours: SEAT_COLOURS,
  options,
  setup: ({ stones }, seats) => ({
    heap: stones,
    taken: Array(seats).fill(0),
    last: 0,
    frames: [{ kind: 'turn', seat: 0 }],
  }),
  frames: {
    turn: {
      moves: ({ heap }) =>
        [1, 2, 3].filter((stones) => stones <= heap).map((stones) => ({ type: 'take', stones })),
      path: (_state, _frame, { stones }) => [`button:${stones}`],
      explainIllegal: ({ heap }, _frame, _seat, [ref]) =>
        Number(ref?.slice('button:'.length)) > heap ? { key: 'tooFew', heap } : null,
      play(step, _frame, { stones }, seat) {
        step.state.heap -= stones;
        step.edit('taken')[seat] = (step.state.taken[seat] ?? 0) + stones;
        step.emit({ type: 'took', seat, stones });
        step.state.last = seat;
        if (step.state.heap > 0)
          step.pushFrames({ kind: 'turn', seat: leftOf(seat, step.state.seats) });
      },
    },
  },
  outcome({ taken, last }) {
    const places = taken.map((_, seat) => (seat === last ? 1 : 2));
    return { places, points: places.map((place) => 2 - place), reason: 'lastStone' };
  },
  countComponents: ({ heap, taken }) => ({
    stones: taken.reduce((sum, stones) => sum + stones, heap),
  }),
  moveTypes: ['take'],
});
