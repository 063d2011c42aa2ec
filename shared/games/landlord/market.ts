// Buying a roof (LL-12, LL-37, LL-48). The buyer offers dollars, even 0, to one player, or to all
// one after another. They sell, decline or name another price. The buyer may withdraw until
// somebody says yes.
import { type Decision, otherSeats, type Seat } from '../../engine/index.ts';
import { ROOFS } from './cards/deck.ts';
import { holdsCard, type LandlordStep, payDollars, takeFromHand } from './hands.ts';
import {
  cardRef,
  dollarsRef,
  type Event,
  type FrameOf,
  type MoveOf,
  type Price,
  playerRef,
  type RoofKind,
  type State,
} from './state.ts';

const range = (least: number, most: number): number[] =>
  Array.from({ length: Math.max(0, most - least + 1) }, (_, more) => least + more);

/**
 * LL-37: an offer that a player refused is not repeated in this phase, only raised. LL-40: a player
 * without cards is not asked.
 */
const isWorthAsking = (state: State, { seat, least }: FrameOf<'play'>, other: Seat): boolean =>
  (state.dollars[seat] ?? 0) >= (least[other] ?? 0) && (state.hands[other]?.length ?? 0) > 0;

export function marketMoves(state: State, frame: FrameOf<'play'>): MoveOf<'market'>[] {
  const asked = otherSeats(frame.seat, state.seats).filter((one) =>
    isWorthAsking(state, frame, one),
  );
  const each = asked.map((to): MoveOf<'market'> => ({ type: 'market', to }));
  return asked.length > 1 ? [...each, { type: 'market', to: null }] : each;
}

export function openMarket(step: LandlordStep, frame: FrameOf<'play'>, to: Seat | null): void {
  const { seat, least } = frame;
  const all = otherSeats(seat, step.state.seats);
  const asked = to === null ? all.filter((one) => isWorthAsking(step.state, frame, one)) : [to];
  step.pushFrames({
    kind: 'bid',
    seat,
    to: asked,
    least: Math.max(...asked.map((one) => least[one] ?? 0)),
  });
}

export const bid: Decision<State, FrameOf<'bid'>, MoveOf<'offer' | 'cancel'>, Event> = {
  moves(state, { seat, least }) {
    const sums = range(least, state.dollars[seat] ?? 0);
    return [
      ...sums.map((dollars): MoveOf<'offer'> => ({ type: 'offer', dollars })),
      { type: 'cancel' },
    ];
  },
  play(step, { seat, to }, move) {
    if (move.type === 'cancel') return;
    step.emit({ type: 'offered', seat, to, dollars: move.dollars });
    step.pushFrames({ kind: 'roofAsked', seat, dollars: move.dollars, prices: [], waiting: to });
  },
  path: (_state, _frame, move) => [
    move.type === 'offer' ? dollarsRef(move.dollars) : 'button:cancel',
  ],
};

/** Records in the frame of the play phase which offers were refused. */
function recordRefusal(step: LandlordStep, to: Seat[], dollars: number): void {
  const { frames } = step.state;
  const at = frames.findLastIndex(({ kind }) => kind === 'play');
  const frame = frames[at] as FrameOf<'play'>;
  const least = frame.least.map((sum, one) =>
    to.includes(one) ? Math.max(sum, dollars + 1) : sum,
  );
  frames[at] = { ...frame, least };
}

type RoofReply = MoveOf<'sell' | 'price' | 'no' | 'withdraw'>;

export const roofAsked: Decision<State, FrameOf<'roofAsked'>, RoofReply, Event> = {
  // LL-12: the buyer is asked too, because the buyer may withdraw at any time.
  actingSeats: (_state, { seat, waiting }) => [waiting[0] as Seat, seat],
  moves(state, { seat: buyer, dollars }, seat) {
    if (seat === buyer) return [{ type: 'withdraw' }];
    const own = ROOFS.filter((card) => holdsCard(state, seat, card));
    const prices = range(0, state.dollars[buyer] ?? 0).filter((sum) => sum !== dollars);
    return [
      ...own.map((card): RoofReply => ({ type: 'sell', card })),
      ...own.flatMap((card) =>
        prices.map((sum): RoofReply => ({ type: 'price', card, dollars: sum })),
      ),
      { type: 'no' },
    ];
  },
  publicMove(move) {
    if (move.type === 'sell') return { type: 'sell' };
    return move.type === 'price' ? { type: 'price', dollars: move.dollars } : move;
  },
  play(step, frame, move, seat) {
    const { seat: buyer, dollars, prices, waiting } = frame;
    if (move.type === 'withdraw') {
      step.emit({ type: 'withdrew', seat: buyer });
      // LL-37: a withdrawn offer counts as refused. Otherwise the buyer could repeat it endlessly.
      recordRefusal(step, waiting, dollars);
      return returnRoofs(step, prices);
    }
    if (move.type === 'sell') {
      takeFromHand(step, seat, move.card);
      sellRoof(step, buyer, { seat, dollars, card: move.card });
      return returnRoofs(step, prices);
    }
    recordRefusal(step, [seat], dollars);
    const named = prices.slice();
    if (move.type === 'price') {
      takeFromHand(step, seat, move.card);
      named.push({ seat, dollars: move.dollars, card: move.card });
      step.emit({ type: 'priced', seat, dollars: move.dollars });
    } else step.emit({ type: 'declined', seat });
    if (waiting.length > 1) step.pushFrames({ ...frame, prices: named, waiting: waiting.slice(1) });
    else if (named.length > 0) step.pushFrames({ kind: 'roofChosen', seat: buyer, prices: named });
  },
  path(_state, _frame, move) {
    if (move.type === 'sell') return [cardRef(move.card), 'button:sell'];
    if (move.type === 'price') return [cardRef(move.card), dollarsRef(move.dollars)];
    return [`button:${move.type}`];
  },
};

export const roofChosen: Decision<
  State,
  FrameOf<'roofChosen'>,
  MoveOf<'accept' | 'withdraw'>,
  Event
> = {
  moves: (_state, { prices }) => [
    ...prices.map(({ seat }): MoveOf<'accept'> => ({ type: 'accept', seat })),
    { type: 'withdraw' },
  ],
  play(step, { prices }, move, seat) {
    const chosen = move.type === 'accept' && prices.find((price) => price.seat === move.seat);
    if (chosen) sellRoof(step, seat, chosen);
    else step.emit({ type: 'withdrew', seat });
    returnRoofs(
      step,
      prices.filter((price) => price !== chosen),
    );
  },
  path: (_state, _frame, move) => [
    move.type === 'accept' ? playerRef(move.seat) : 'button:withdraw',
  ],
};

/** Completes a sale. The roof has already left the seller's hand. */
function sellRoof(step: LandlordStep, buyer: Seat, { seat, dollars, card }: Price): void {
  payDollars(step, buyer, seat, dollars, 'roof');
  step.edit('hands', buyer).push(card as RoofKind);
  step.reveal(buyer, card);
  step.emit({ type: 'sold', seat, to: buyer, card, dollars });
}

function returnRoofs(step: LandlordStep, prices: Price[]): void {
  for (const { seat, card } of prices) step.edit('hands', seat).push(card as RoofKind);
}
