// What the viewer chooses from that is not on the board: sums of dollars, offers for a roof, and the two sides of a trade.
import type { ComponentChildren } from 'preact';
import { HIDDEN, type Seat } from '../../../shared/engine/index.ts';
import {
  type Bundle,
  dollarsRef,
  playerRef,
  type State,
} from '../../../shared/games/landlord/state.ts';
import type { BoardContext } from './board-context.ts';
import { Back, Face } from './cards.tsx';
import { Coins } from './coins.tsx';
import { focusOf } from './focus.ts';
import { Pawn } from './players.tsx';

/** Returns null if the viewer has to choose nothing of this kind. */
export function choiceOf(state: State, seat: Seat | null, board: BoardContext): ComponentChildren {
  const { live } = board;
  const frame = state.frames.at(-1);
  const most = Math.max(...state.dollars);
  const sums = Array.from({ length: most + 1 }, (_, sum) => sum).filter((sum) =>
    live(dollarsRef(sum)),
  );
  const offers = frame?.kind === 'roofChosen' && frame.seat === seat ? frame.prices : [];
  const isDealer =
    (frame?.kind === 'trade' && frame.by === seat) ||
    (frame?.kind === 'shake' && frame.seat === seat);
  const deal = isDealer ? focusOf(state)?.deal : undefined;
  if (sums.length === 0 && offers.length === 0 && !deal) return null;
  const isFirst = frame && 'seat' in frame && frame.seat === seat;
  return (
    <div class="ll-choice">
      {deal && (
        <Deal
          deal={isFirst ? deal : [deal[1], deal[0]]}
          board={board}
          isCompact={sums.length > 0}
        />
      )}
      {offers.map((offer) => (
        <Offer key={offer.seat} {...offer} board={board} />
      ))}
      {sums.length > 0 && <Coins sums={sums} board={board} />}
    </div>
  );
}

function Offer({ seat, dollars, board }: { seat: Seat; dollars: number; board: BoardContext }) {
  const { touch, captions, names } = board;
  const sum = captions.money(dollars);
  return (
    <span class="ll-offer" {...touch(playerRef(seat), `${names[seat]} ${sum}`)}>
      <Pawn seat={seat} />
      <span class="ll-name">{names[seat]}</span>
      <b class="ll-coin">{sum}</b>
    </span>
  );
}

interface DealProps {
  deal: [Bundle, Bundle];
  board: BoardContext;
  /** Leaves room for the sums below. */
  isCompact: boolean;
}

function Deal({ deal: [give, take], board: { captions, words }, isCompact }: DealProps) {
  const sides = [[captions.give, give] as const, [captions.take, take] as const];
  return (
    <div class="ll-deal">
      {sides.map(([title, { cards, dollars }]) => (
        <div key={title} class="ll-bundle" data-compact={isCompact ? '' : undefined}>
          <b>{title}</b>
          <b class="ll-coin">{captions.money(dollars)}</b>
          {cards.map((card, at) => (
            <span key={at} class="ll-named">
              {card === HIDDEN ? (
                <Back />
              ) : (
                <Face card={card} {...(isCompact ? {} : { name: words.ref(`card:${card}`) })} />
              )}
              {isCompact && card !== HIDDEN && words.ref(`card:${card}`)}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
