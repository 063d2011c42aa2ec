// A question that a player may answer with a card: show one, or let it happen.
import {
  type Decision,
  passToNextResponder,
  queueResponses,
  type ResponseQueue,
  respondingSeats,
  type Seat,
} from '../../engine/index.ts';
import { holdsCard, type LandlordStep, layOnTable } from './hands.ts';
import {
  type AnswerKind,
  cardRef,
  type Event,
  type Frame,
  type MoveOf,
  type State,
} from './state.ts';

export type Reply = MoveOf<'answer' | 'no'>;

interface CardQuestion<F extends Frame> {
  /** Returns the cards that answer the question. */
  cards(state: State, frame: F): readonly AnswerKind[];
  /** Applies an answer. The shown card lies on the table. */
  applyAnswer(step: LandlordStep, frame: F, card: AnswerKind, seat: Seat): void;
  /** Continues the game after all who were asked have declined. */
  continueUnanswered(step: LandlordStep, frame: F): void;
}

export function cardQuestion<F extends Frame & ResponseQueue>(
  of: CardQuestion<F>,
): Decision<State, F, Reply, Event> {
  return {
    actingSeats: (_state, frame) => respondingSeats(frame),
    moves: (state, frame, seat) => replyMoves(state, of.cards(state, frame), seat),
    play(step, frame, move, seat) {
      const showed = (card: AnswerKind) => of.applyAnswer(step, frame, card, seat);
      if (!playReply(step, move, seat, showed)) return;
      step.emit({ type: 'declined', seat });
      const next = passToNextResponder(frame);
      if (next) step.pushFrames(next);
      else of.continueUnanswered(step, frame);
    },
    path: (_state, _frame, move) => pathOfReply(move),
  };
}

export function replyMoves(state: State, cards: readonly AnswerKind[], seat: Seat): Reply[] {
  const list: Reply[] = cards
    .filter((card) => holdsCard(state, seat, card))
    .map((card) => ({ type: 'answer', card }));
  return [...list, { type: 'no' }];
}

/** Carries out an answer if there is one, and returns whether the player declined. */
export function playReply(
  step: LandlordStep,
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

export const pathOfReply = (move: Reply) => [
  move.type === 'answer' ? cardRef(move.card) : 'button:no',
];

/**
 * LL-15, LL-27, LL-40: returns who is asked about something done to `victim`: the victim, or with
 * `anyoneAnswers` everybody from there on but the player who did it. Everybody with a card is
 * asked, whatever it is, so that a pause tells nothing. LL-10: nobody is asked about an act on the
 * player's own building.
 */
export function askAbout(state: State, victim: Seat, by: Seat): ResponseQueue {
  if (victim === by) return { waiting: [] };
  const may = (seat: Seat) =>
    (state.options.anyoneAnswers ? seat !== by : seat === victim) &&
    (state.hands[seat]?.length ?? 0) > 0;
  return queueResponses(victim, state.seats, may);
}
