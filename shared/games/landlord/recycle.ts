// Recycle: the top discard into the hand, this card in its place. In any decision of one's own (LL-39).
import { assertInvariant, type Decision, type Ref, type Seat } from '../../engine/index.ts';
import { holds, type Play, takeFromHand } from './hands.ts';
import { cardRef, type Event, type Frame, type Move, type State } from './state.ts';

type Asks = Decision<State, Frame, Move, Event>;

/** Where the card itself, clicked alone, would become a floor or be given away. */
const PATHS: Partial<Record<Frame['kind'], Ref[]>> = {
  play: [cardRef('recycle'), 'discards'],
  trade: ['discards'],
};

/** The decision with Recycle among its moves; after it the same is asked again. */
export function withRecycle(decision: Asks): Asks {
  const { actingSeats, moves, play, path, publicMove } = decision;
  // Whoever may withdraw an offer meanwhile is not asked, but waits.
  const isAsked = (state: State, frame: Frame, seat: Seat) =>
    !actingSeats || actingSeats(state, frame)[0] === seat;
  return {
    ...decision,
    moves(state, frame, seat) {
      const list = moves(state, frame, seat);
      if (!mayRecycle(state, seat) || !isAsked(state, frame, seat)) return list;
      // Where there is one way only nobody is asked at all, or the pause would tell who holds it.
      return decision.autoPlayOnlyMove && list.length === 1 ? list : [...list, { type: 'recycle' }];
    },
    play(step, frame, move, seat) {
      if (move.type !== 'recycle') return play(step, frame, move, seat);
      step.pushFrames(frame);
      recycle(step, seat);
    },
    path: (state, frame, move) =>
      move.type === 'recycle'
        ? (PATHS[frame.kind] ?? [cardRef('recycle')])
        : path(state, frame, move),
    ...(publicMove && {
      publicMove: (move: Move) => (move.type === 'recycle' ? move : publicMove(move)),
    }),
  };
}

const mayRecycle = (state: State, seat: Seat): boolean =>
  state.discards.length > 0 && holds(state, seat, 'recycle');

function recycle(step: Play, seat: Seat): void {
  takeFromHand(step, seat, 'recycle');
  const discards = step.edit('discards');
  const card = discards.pop();
  assertInvariant(card, 'there is a discard');
  discards.push('recycle');
  step.edit('hands', seat).push(card);
  step.emit({ type: 'answered', seat, card: 'recycle' });
  step.emit({ type: 'recycled', seat, card });
}
