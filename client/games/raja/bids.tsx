// The auction: bids as a staircase, the highest bid on it, and the players who are still bidding.
import type { Seat } from '../../../shared/engine/index.ts';
import { type FrameOf, goldRef, type State } from '../../../shared/games/raja/state.ts';
import type { BoardContext } from './board-context.ts';
import { Sign } from './pieces.tsx';

interface Props {
  state: State;
  frame: FrameOf<'bid'>;
  board: BoardContext;
}

const STEPS = 15;

export function Bids({ state, frame, board }: Props) {
  const { touch, words, captions, names } = board;
  const { bid, leader, waiting, seat } = frame;
  const own = Number(state.purse.gold[board.seat ?? -1]) || STEPS;
  const steps = Array.from({ length: Math.max(STEPS, own) + 1 }, (_, gold) => gold);
  const inIt = state.characters.flatMap((held, one) => (held.length === 0 ? one : []));
  return (
    <div class="rj-bids">
      <p>
        <b>{leader === null ? captions.noBid : captions.highest(names[leader] ?? '', bid)}</b>
      </p>
      <section class="rj-stair" aria-label={captions.bids}>
        {steps.map((gold) => (
          <span
            key={gold}
            class={`rj-step rj-seat-${gold === bid && leader !== null ? leader : 'none'}`}
            data-gone={gold < bid ? '' : undefined}
            data-lies={gold === bid && leader !== null ? '' : undefined}
            {...touch(goldRef(gold), words.ref(goldRef(gold)))}
          >
            {gold === bid && leader !== null && <Sign seat={leader} />}
            <b>{gold}</b>
          </span>
        ))}
      </section>
      <p class="rj-in">
        {inIt.map((one: Seat) => (
          <span
            key={one}
            data-out={waiting.includes(one) ? undefined : ''}
            data-now={one === seat ? '' : undefined}
          >
            <Sign seat={one} />
            {names[one]}
          </span>
        ))}
      </p>
    </div>
  );
}
