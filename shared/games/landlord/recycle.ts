// Recycle: takes the top discard into the hand and leaves this card in its place (LL-39).
import { assertInvariant, type Decision, type Ref, type Seat } from '../../engine/index.ts';
import { holdsCard, type LandlordStep, takeFromHand } from './hands.ts';
import { cardRef, type Event, type Frame, type Move, type State } from './state.ts';

type LandlordDecision = Decision<State, Frame, Move, Event>;

/**
 * What a player clicks for Recycle in frames where a click on the card alone already means to lay
 * it as a floor or to trade it.
 */
const RECYCLE_PATHS: Partial<Record<Frame['kind'], Ref[]>> = {
  play: [cardRef('recycle'), 'discards'],
  trade: ['discards'],
};

/** Adds Recycle to the moves of a decision. Afterwards the same decision is asked again. */
export function withRecycle(decision: LandlordDecision): LandlordDecision {
  const { actingSeats, moves, play, path, publicMove } = decision;
  // LL-39: a buyer who only waits for an answer to an offer decides nothing.
  const isAsked = (state: State, frame: Frame, seat: Seat) =>
    !actingSeats || actingSeats(state, frame)[0] === seat;
  return {
    ...decision,
    moves(state, frame, seat) {
      const list = moves(state, frame, seat);
      if (!canRecycle(state, seat) || !isAsked(state, frame, seat)) return list;
      // LL-39: a single move is made without asking. A pause here would show who holds Recycle.
      return decision.autoPlayOnlyMove && list.length === 1 ? list : [...list, { type: 'recycle' }];
    },
    play(step, frame, move, seat) {
      if (move.type !== 'recycle') return play(step, frame, move, seat);
      step.pushFrames(frame);
      recycle(step, seat);
    },
    path: (state, frame, move) =>
      move.type === 'recycle'
        ? (RECYCLE_PATHS[frame.kind] ?? [cardRef('recycle')])
        : path(state, frame, move),
    ...(publicMove && {
      publicMove: (move: Move) => (move.type === 'recycle' ? move : publicMove(move)),
    }),
  };
}

const canRecycle = (state: State, seat: Seat): boolean =>
  state.discards.length > 0 && holdsCard(state, seat, 'recycle');

function recycle(step: LandlordStep, seat: Seat): void {
  takeFromHand(step, seat, 'recycle');
  const discards = step.edit('discards');
  const card = discards.pop();
  assertInvariant(card, 'there is a discard');
  discards.push('recycle');
  step.edit('hands', seat).push(card);
  step.emit({ type: 'answered', seat, card: 'recycle' });
  step.emit({ type: 'recycled', seat, card });
}
