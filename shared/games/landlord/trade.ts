// Open trade: one lays cards and dollars down, the other sees them and lays down theirs, the first shakes hands (LL-38).
import {
  type Decision,
  hiddenCards,
  otherSeats,
  type Seat,
  type Viewer,
} from '../../engine/index.ts';
import { kindsIn, type Play, pay, takeFromHand } from './hands.ts';
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
const NOTHING: Bundle = { cards: [], dollars: 0 };

export const partners = (state: State, { seat }: FrameOf<'play'>): MoveOf<'trade'>[] =>
  state.options.openTrade
    ? otherSeats(seat, state.seats).map((other) => ({ type: 'trade', with: other }))
    : [];

export function startTrade(step: Play, seat: Seat, other: Seat): void {
  step.pushFrames({ kind: 'trade', seat, other, by: seat, give: NOTHING, take: NOTHING });
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
    // An answer may be nothing at all: then the first has made a present, if they shake hands.
    const mayPropose = !first || (!empty && !isDeclined(state, frame));
    return [
      ...kindsIn(state, seat).map((card): MoveOf<'add'> => ({ type: 'add', card })),
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
      takeBack(step, frame);
      if (move.type === 'no') decline(step, frame, seat);
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

/** The other sees it, and nobody else. */
function propose(step: Play, frame: Trade, seat: Seat): void {
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
      takeBack(step, frame);
      return step.emit({ type: 'declined', seat });
    }
    // Only the difference is paid: what goes to and fro has been nobody's.
    const sum = give.dollars - take.dollars;
    if (sum > 0) pay(step, seat, other, sum, 'trade');
    else pay(step, other, seat, -sum, 'trade');
    step.edit('hands', seat).push(...take.cards);
    step.edit('hands', other).push(...give.cards);
    step.emit({ type: 'traded', seat, with: other, gave: give, got: take });
  },
  path: (_state, _frame, move) => [`button:${move.type}`],
};

function takeBack(step: Play, { seat, other, give, take }: Trade | FrameOf<'shake'>): void {
  step.edit('hands', seat).push(...(give.cards as Card[]));
  step.edit('hands', other).push(...(take.cards as Card[]));
}

// ---- what has been declined is not offered again to the same player in the same phase

const phaseOf = ({ frames }: State): number => frames.findLastIndex(({ kind }) => kind === 'play');

function decline(step: Play, { give }: Trade, to: Seat): void {
  step.emit({ type: 'declined', seat: to });
  const { frames } = step.state;
  const at = phaseOf(step.state);
  const play = frames[at] as FrameOf<'play'>;
  frames[at] = { ...play, declined: [...play.declined, { to, bundle: give }] };
}

const isDeclined = (state: State, { other, give }: Trade): boolean =>
  (state.frames[phaseOf(state)] as FrameOf<'play'>).declined.some(
    ({ to, bundle }) => to === other && listOf(bundle) === listOf(give),
  );

const listOf = ({ cards, dollars }: Bundle): string => [...cards.toSorted(), dollars].join();

// ---- who sees what of it

const covered = ({ cards, dollars }: Bundle): Bundle => ({
  cards: hiddenCards(cards.length),
  dollars,
});

/** What lies on the table is for the two alone, and for the other only once it has been proposed. */
export function hideTrade<F extends Trade | FrameOf<'shake'>>(frame: F, viewer: Viewer): F {
  const { seat, other, give, take } = frame;
  const proposed = frame.kind === 'shake' || frame.by !== seat;
  const seesGive = viewer === seat || (viewer === other && proposed);
  const seesTake = viewer === other || (viewer === seat && frame.kind === 'shake');
  return { ...frame, give: seesGive ? give : covered(give), take: seesTake ? take : covered(take) };
}

/** What was declined stays between the two. */
export const hideDeclined = (frame: FrameOf<'play'>, viewer: Viewer): FrameOf<'play'> => ({
  ...frame,
  declined: frame.declined.map((one): Proposal => {
    const saw = viewer === frame.seat || viewer === one.to;
    return saw ? one : { ...one, bundle: covered(one.bundle) };
  }),
});

export const coverProposal = (event: Extract<Event, { type: 'proposed' }>, viewer: Viewer) =>
  viewer === event.to ? event : { ...event, bundle: covered(event.bundle) };

export const coverTrade = (event: Extract<Event, { type: 'traded' }>, viewer: Viewer) =>
  viewer === event.with ? event : { ...event, gave: covered(event.gave), got: covered(event.got) };
