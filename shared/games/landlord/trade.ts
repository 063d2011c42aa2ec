// Open trade (LL-38): the first player lays down cards and dollars, the other sees them and lays
// down theirs, and the first shakes hands or declines.
import {
  type Decision,
  hiddenCards,
  otherSeats,
  type Seat,
  type Viewer,
} from '../../engine/index.ts';
import { kindsInHand, type LandlordStep, payDollars, takeFromHand } from './hands.ts';
import {
  type Bundle,
  type Card,
  cardRef,
  dollarsRef,
  type Event,
  type FrameOf,
  type MoveOf,
  type Proposal,
  type State,
} from './state.ts';

type Trade = FrameOf<'trade'>;
const EMPTY_BUNDLE: Bundle = { cards: [], dollars: 0 };

export const tradeMoves = (state: State, { seat }: FrameOf<'play'>): MoveOf<'trade'>[] =>
  state.options.openTrade
    ? otherSeats(seat, state.seats).map((other) => ({ type: 'trade', with: other }))
    : [];

export function startTrade(step: LandlordStep, seat: Seat, other: Seat): void {
  step.pushFrames({ kind: 'trade', seat, other, by: seat, give: EMPTY_BUNDLE, take: EMPTY_BUNDLE });
}

const bundleOf = ({ seat, by, give, take }: Trade): Bundle => (by === seat ? give : take);
const withBundle = (frame: Trade, bundle: Bundle): Trade =>
  frame.by === frame.seat ? { ...frame, give: bundle } : { ...frame, take: bundle };

export const trade: Decision<
  State,
  Trade,
  MoveOf<'add' | 'dollars' | 'propose' | 'cancel' | 'no'>,
  Event
> = {
  actingSeats: (_state, { by }) => [by],
  moves(state, frame, seat) {
    const bundle = bundleOf(frame);
    const purse = bundle.dollars > 0 ? 0 : (state.dollars[seat] ?? 0);
    const first = seat === frame.seat;
    const empty = bundle.cards.length === 0 && bundle.dollars === 0;
    // The answer may be empty: then the first player gives the offer away by shaking hands.
    const mayPropose = !first || (!empty && !wasDeclined(state, frame));
    return [
      ...kindsInHand(state, seat).map((card): MoveOf<'add'> => ({ type: 'add', card })),
      ...Array.from({ length: purse }, (_, less): MoveOf<'dollars'> => {
        return { type: 'dollars', dollars: less + 1 };
      }),
      ...(mayPropose ? [{ type: 'propose' } as const] : []),
      { type: first ? 'cancel' : 'no' },
    ];
  },
  publicMove: (move) => (move.type === 'add' ? { type: 'add' } : move),
  play(step, frame, move, seat) {
    const bundle = bundleOf(frame);
    if (move.type === 'add') {
      takeFromHand(step, seat, move.card);
      step.pushFrames(withBundle(frame, { ...bundle, cards: [...bundle.cards, move.card] }));
    } else if (move.type === 'dollars') {
      step.pushFrames(withBundle(frame, { ...bundle, dollars: move.dollars }));
    } else if (move.type === 'propose') propose(step, frame, seat);
    else {
      returnBundles(step, frame);
      if (move.type === 'no') declineTrade(step, frame, seat);
    }
  },
  path: (_state, _frame, move) => [
    move.type === 'add'
      ? cardRef(move.card)
      : move.type === 'dollars'
        ? dollarsRef(move.dollars)
        : `button:${move.type}`,
  ],
};

/** Shows the bundle to the trade partner alone. */
function propose(step: LandlordStep, frame: Trade, seat: Seat): void {
  const to = seat === frame.seat ? frame.other : frame.seat;
  const bundle = bundleOf(frame);
  if (bundle.cards.length > 0) step.reveal(to, bundle.cards);
  step.emit({ type: 'proposed', seat, to, bundle });
  if (seat === frame.seat) step.pushFrames({ ...frame, by: to });
  else step.pushFrames({ ...frame, kind: 'shake' });
}

export const shake: Decision<State, FrameOf<'shake'>, MoveOf<'shake' | 'no'>, Event> = {
  moves: () => [{ type: 'shake' }, { type: 'no' }],
  play(step, frame, move) {
    const { seat, other, give, take } = frame;
    if (move.type === 'no') {
      returnBundles(step, frame);
      return step.emit({ type: 'declined', seat });
    }
    // Only the difference is paid, because the dollars on the table still belong to their owners.
    const sum = give.dollars - take.dollars;
    if (sum > 0) payDollars(step, seat, other, sum, 'trade');
    else payDollars(step, other, seat, -sum, 'trade');
    step.edit('hands', seat).push(...take.cards);
    step.edit('hands', other).push(...give.cards);
    step.emit({ type: 'traded', seat, with: other, gave: give, got: take });
  },
  path: (_state, _frame, move) => [`button:${move.type}`],
};

function returnBundles(
  step: LandlordStep,
  { seat, other, give, take }: Trade | FrameOf<'shake'>,
): void {
  step.edit('hands', seat).push(...(give.cards as Card[]));
  step.edit('hands', other).push(...(take.cards as Card[]));
}

// ---- LL-38: a declined offer is not made again to the same player in the same phase

const playFrameIndex = ({ frames }: State): number =>
  frames.findLastIndex(({ kind }) => kind === 'play');

function declineTrade(step: LandlordStep, { give }: Trade, to: Seat): void {
  step.emit({ type: 'declined', seat: to });
  const { frames } = step.state;
  const at = playFrameIndex(step.state);
  const play = frames[at] as FrameOf<'play'>;
  frames[at] = { ...play, declined: [...play.declined, { to, bundle: give }] };
}

const wasDeclined = (state: State, { other, give }: Trade): boolean =>
  (state.frames[playFrameIndex(state)] as FrameOf<'play'>).declined.some(
    ({ to, bundle }) => to === other && bundleKey(bundle) === bundleKey(give),
  );

const bundleKey = ({ cards, dollars }: Bundle): string => [...cards.toSorted(), dollars].join();

// ---- who sees what of a trade

const coverBundle = ({ cards, dollars }: Bundle): Bundle => ({
  cards: hiddenCards(cards.length),
  dollars,
});

/**
 * Only the two partners see the cards on the table, the second one only after the first has
 * proposed.
 */
export function hideTrade<F extends Trade | FrameOf<'shake'>>(frame: F, viewer: Viewer): F {
  const { seat, other, give, take } = frame;
  const proposed = frame.kind === 'shake' || frame.by !== seat;
  const seesGive = viewer === seat || (viewer === other && proposed);
  const seesTake = viewer === other || (viewer === seat && frame.kind === 'shake');
  return {
    ...frame,
    give: seesGive ? give : coverBundle(give),
    take: seesTake ? take : coverBundle(take),
  };
}

/** Only the two partners see a declined offer. */
export const hideDeclined = (frame: FrameOf<'play'>, viewer: Viewer): FrameOf<'play'> => ({
  ...frame,
  declined: frame.declined.map((one): Proposal => {
    const saw = viewer === frame.seat || viewer === one.to;
    return saw ? one : { ...one, bundle: coverBundle(one.bundle) };
  }),
});

export const coverProposal = (event: Extract<Event, { type: 'proposed' }>, viewer: Viewer) =>
  viewer === event.to ? event : { ...event, bundle: coverBundle(event.bundle) };

export const coverTrade = (event: Extract<Event, { type: 'traded' }>, viewer: Viewer) =>
  viewer === event.with
    ? event
    : { ...event, gave: coverBundle(event.gave), got: coverBundle(event.got) };
