// A toy game with hidden hands and a question to seats out of turn. Tests replace single functions of its rules by wrong
// ones. A turn is to draw a card or to try to steal one; every other seat may then answer with a guard.
import {
  type BaseState,
  defineGame,
  HIDDEN,
  hiddenCards,
  leftOf,
  passToNextResponder,
  queueResponses,
  type ResponseQueue,
  type Rules,
  respondingSeats,
  SEAT_COLOURS,
  type Seat,
} from '../../../shared/engine/index.ts';

type Card = string;
type Frame = { kind: 'turn'; seat: Seat } | ({ kind: 'guard'; thief: Seat } & ResponseQueue);
type Move = { type: 'draw' } | { type: 'steal' } | { type: 'guard' } | { type: 'no' };
type Event =
  | { type: 'drew'; seat: Seat; card: Card }
  | { type: 'stole'; seat: Seat }
  | { type: 'guarded'; seat: Seat };
export interface State extends BaseState<Frame> {
  hands: Card[][];
  pile: Card[];
  discards: Card[];
}
export type Thieves = Rules<State, Frame, Move, Event, []>;
const BOX = ['guard', 'guard', 'coin', 'coin', 'coin', 'coin', 'coin', 'coin'];

export const rules: Thieves = {
  id: 'thieves',
  version: 1,
  seats: { min: 3, max: 3 },
  colours: SEAT_COLOURS,
  options: [],
  setup(_options, seats, random) {
    const pile = random.shuffle(BOX);
    const hands = Array.from({ length: seats }, () => pile.splice(-1));
    return { hands, pile, discards: [], frames: [{ kind: 'turn', seat: 0 }] };
  },
  frames: {
    turn: {
      moves: () => [{ type: 'draw' }, { type: 'steal' }],
      path: (_state, _frame, move) => [`button:${move.type}`],
      play(step, _frame, move, seat) {
        const next = leftOf(seat, step.state.seats);
        if (move.type === 'draw') {
          const card = step.edit('pile').pop() as Card;
          step.edit('hands', seat).push(card);
          step.reveal(seat, card);
          step.emit({ type: 'drew', seat, card });
          if (step.state.pile.length > 0) step.pushFrames({ kind: 'turn', seat: next });
          return;
        }
        step.pushFrames(
          { kind: 'guard', thief: seat, ...queueResponses(next, 3, (other) => other !== seat) },
          { kind: 'turn', seat: next },
        );
      },
    },
    guard: {
      actingSeats: (_state, frame) => respondingSeats(frame),
      moves: ({ hands }, _frame, seat) =>
        hands[seat]?.includes('guard') ? [{ type: 'guard' }, { type: 'no' }] : [{ type: 'no' }],
      path: (_state, _frame, move) => [`button:${move.type}`],
      play(step, frame, move, seat) {
        if (move.type === 'no') {
          const next = passToNextResponder(frame);
          if (next) step.pushFrames(next);
          else step.emit({ type: 'stole', seat: frame.thief });
          return;
        }
        const hand = step.edit('hands', seat);
        hand.splice(hand.indexOf('guard'), 1);
        step.edit('discards').push('guard');
        step.reveal('all', 'guard');
        step.emit({ type: 'guarded', seat });
      },
    },
  },
  redact: {
    hands: (hands, viewer) =>
      hands.map((hand, seat) => (seat === viewer ? hand : hiddenCards(hand.length))),
    pile: (pile) => hiddenCards(pile.length),
  },
  sampleHidden(view, _viewer, random) {
    const unseen = BOX.slice();
    for (const card of [...view.hands.flat(), ...view.discards]) {
      if (card !== HIDDEN) unseen.splice(unseen.indexOf(card), 1);
    }
    const shuffled = random.shuffle(unseen);
    const turnUp = (card: Card) => (card === HIDDEN ? (shuffled.pop() as Card) : card);
    return { hands: view.hands.map((hand) => hand.map(turnUp)), pile: view.pile.map(turnUp) };
  },
  publicEvents: { drew: (event) => ({ ...event, card: HIDDEN }) },
  outcome: ({ hands }) => ({ places: hands.map(() => 1), points: [0, 0, 0], reason: 'pile' }),
  countComponents: ({ hands, pile, discards }) => ({
    cards: hands.flat().length + pile.length + discards.length,
  }),
  moveTypes: ['draw', 'steal', 'guard', 'no'],
  coverageLabels: ['guard'],
  coverageLabelOf: ({ type }) => (type === 'guarded' ? 'guard' : null),
};

/** The toy game with some of its rules replaced. */
export const thieves = (replaced: Partial<Thieves> = {}) => defineGame({ ...rules, ...replaced });
