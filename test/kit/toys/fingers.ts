// A toy game of secret choices. All seats show one to five fingers at once. Counting around the table from the first
// seat, the seat at which the sum ends wins the round. There are three rounds.
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

type Frame = ShowFrame<number>;
type Move = { type: 'fingers'; count: number };
type Event = { type: 'shown'; fingers: number[] };
interface State extends BaseState<Frame> {
  wins: number[];
}
const ROUNDS = 3;
const rounds = (wins: number[]) => wins.reduce((sum, won) => sum + won, 0);

export const fingers = defineGame<State, Frame, Move, Event, []>({
  id: 'fingers',
  version: 1,
  seats: { min: 2, max: 6 },
  colours: SEAT_COLOURS,
  options: [],
  setup: (_options, seats) => ({
    wins: Array(seats).fill(0),
    frames: [startShowing<number>(seats)],
  }),
  frames: {
    show: {
      actingSeats,
      moves: () => [1, 2, 3, 4, 5].map((count) => ({ type: 'fingers', count })),
      publicMove: () => ({ type: 'fingers' }),
      path: (_state, _frame, { count }) => [`button:${count}`],
      play(step, frame, { count }, seat) {
        const next = recordChoice(frame, seat, count);
        if (seatsStillChoosing(next).length > 0) return step.pushFrames(next);
        const shown = next.chosen as number[];
        const sum = shown.reduce((total, one) => total + one, 0);
        const winner = (sum - 1) % step.state.seats;
        step.edit('wins')[winner] = (step.state.wins[winner] ?? 0) + 1;
        step.reveal('all', shown);
        step.emit({ type: 'shown', fingers: shown });
        if (rounds(step.state.wins) < ROUNDS) {
          step.pushFrames(startShowing<number>(step.state.seats));
        }
      },
    },
  },
  redact: redactChoices,
  sampleHidden: sampleChoices((random) => 1 + random.below(5)),
  outcome({ wins }) {
    const places = wins.map((won) => 1 + wins.filter((more) => more > won).length);
    return { places, points: wins, reason: 'rounds' };
  },
  countComponents: () => ({}),
  moveTypes: ['fingers'],
});
