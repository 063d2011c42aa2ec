// The auction: bids as a staircase with the highest bid on it, and the characters that are to be had.
import { type FrameOf, goldRef, type State } from '../../../shared/games/raja/state.ts';
import { type BoardContext, withoutTouch } from './board-context.ts';
import { Characters } from './characters.tsx';
import { Sign } from './pieces.tsx';

interface Props {
  state: State;
  frame: FrameOf<'bid'>;
  board: BoardContext;
}

const STEPS = 15;

export function Bids({ state, frame, board }: Props) {
  const { touch, words, captions } = board;
  const { bid, leader } = frame;
  const own = Number(state.purse.gold[board.seat ?? -1]) || STEPS;
  const from = Math.max(0, bid);
  const most = Math.max(STEPS, own);
  const steps = Array.from({ length: most - from + 1 }, (_, at) => from + at);
  return (
    <div class="rj-bids">
      <section class="rj-stair" aria-label={captions.bids}>
        {steps.map((gold) => (
          <span
            key={gold}
            class={`rj-step rj-seat-${gold === bid && leader !== null ? leader : 'none'}`}
            data-lies={gold === bid && leader !== null ? '' : undefined}
            {...touch(goldRef(gold), words.ref(goldRef(gold)))}
          >
            {gold === bid && leader !== null && <Sign seat={leader} />}
            <b>{gold}</b>
          </span>
        ))}
      </section>
      <div class="rj-in-short">
        <Characters state={state} board={withoutTouch(board)} />
      </div>
    </div>
  );
}
