// A toy game in which two seats choose in secret and a third only watches. Seat 0 wins if both show the same side,
// otherwise seat 1. If seat 0 shows nothing, all three share the win.
import {
  type BaseState,
  defineGame,
  recordChoice,
  SEAT_COLOURS,
  seatsStillChoosing,
} from '../../../shared/engine/index.ts';
import {
  actingSeats,
  redactChoices,
  type ShowFrame,
  sampleChoices,
  startShowing,
} from './show-at-once.ts';

export type Side = 'heads' | 'tails' | 'nothing';
type Frame = ShowFrame<Side>;
type Move = { type: 'show'; side: Side };
interface State extends BaseState<Frame> {
  shown: Side[];
}

const SIDES: Side[] = ['heads', 'tails'];

export const pennies = defineGame<State, Frame, Move, never, []>({
  id: 'pennies',
  version: 1,
  seats: { min: 3, max: 3 },
  colours: SEAT_COLOURS,
  options: [],
  setup: () => ({ shown: [], frames: [startShowing<Side>(2)] }),
  frames: {
    show: {
      actingSeats,
      moves: (_state, _frame, seat) =>
        [...SIDES, ...(seat === 0 ? (['nothing'] as const) : [])].map((side) => ({
          type: 'show',
          side,
        })),
      publicMove: () => ({ type: 'show' }),
      path: (_state, _frame, { side }) => [`button:${side}`],
      play(step, frame, { side }, seat) {
        const next = recordChoice(frame, seat, side);
        if (seatsStillChoosing(next).length > 0) return step.pushFrames(next);
        step.state.shown = next.chosen as Side[];
        step.reveal('all', next.chosen);
      },
    },
  },
  redact: redactChoices,
  sampleHidden: sampleChoices((random) => random.pick(SIDES)),
  outcome({ shown: [called, other] }) {
    const winner = called === other ? 0 : 1;
    const places = [0, 1, 2].map((seat) => (called === 'nothing' || seat === winner ? 1 : 2));
    return { places, points: places.map((place) => 2 - place), reason: 'shown' };
  },
  countComponents: () => ({}),
  moveTypes: ['show'],
});
