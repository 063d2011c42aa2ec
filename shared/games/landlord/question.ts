// Every question that may be answered with a card goes like this: whoever is asked shows one that answers it, or
// lets it happen.
import {
  type Decision,
  passToNextResponder,
  queueResponses,
  type ResponseQueue,
  respondingSeats,
  type Seat,
} from '../../engine/index.ts';
import { holds, layOnTable, type Play } from './hands.ts';
import {
  type AnswerKind,
  cardRef,
  type Event,
  type Frame,
  type MoveOf,
  type State,
} from './state.ts';

export type Reply = MoveOf<'answer' | 'no'>;

interface Question<F extends Frame> {
  /** The cards that answer it. */
  cards(state: State, frame: F): readonly AnswerKind[];
  /** The card lies on the table. */
  answered(step: Play, frame: F, card: AnswerKind, seat: Seat): void;
  /** Everybody has said no. */
  refused(step: Play, frame: F): void;
}

export function question<F extends Frame & ResponseQueue>(
  of: Question<F>,
): Decision<State, F, Reply, Event> {
  return {
    actingSeats: (_state, frame) => respondingSeats(frame),
    moves: (state, frame, seat) => replies(state, of.cards(state, frame), seat),
    play(step, frame, move, seat) {
      const showed = (card: AnswerKind) => of.answered(step, frame, card, seat);
      if (!saysNo(step, move, seat, showed)) return;
      step.emit({ type: 'declined', seat });
      const next = passToNextResponder(frame);
      if (next) step.pushFrames(next);
      else of.refused(step, frame);
    },
    path: (_state, _frame, move) => replyPath(move),
  };
}

export function replies(state: State, cards: readonly AnswerKind[], seat: Seat): Reply[] {
  const list: Reply[] = cards
    .filter((card) => holds(state, seat, card))
    .map((card) => ({ type: 'answer', card }));
  return [...list, { type: 'no' }];
}

/** Carries out the other reply: a card is shown. */
export function saysNo(
  step: Play,
  move: Reply,
  seat: Seat,
  showed: (card: AnswerKind) => void,
): move is MoveOf<'no'> {
  if (move.type === 'answer') {
    layOnTable(step, seat, move.card);
    step.emit({ type: 'answered', seat, card: move.card });
    showed(move.card);
  }
  return move.type === 'no';
}

export const replyPath = (move: Reply) => [
  move.type === 'answer' ? cardRef(move.card) : 'button:no',
];

/**
 * Whoever is asked about something done to `victim`: the victim, or from there on all but the one who did it.
 * Nobody who has no card can answer, as everybody sees; all others are asked, whatever they hold (LL-15).
 */
export function whoAnswers(state: State, victim: Seat, by: Seat): ResponseQueue {
  if (victim === by) return { waiting: [] };
  const may = (seat: Seat) =>
    (state.options.anyoneAnswers ? seat !== by : seat === victim) &&
    (state.hands[seat]?.length ?? 0) > 0;
  return queueResponses(victim, state.seats, may);
}
