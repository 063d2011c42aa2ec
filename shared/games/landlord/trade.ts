// Open trade: one lays cards and dollars down, the other sees them and lays down theirs, the first shakes hands.
import { backs, type Decision, others, type Seat, type Viewer } from '../../engine/index.ts';
import { kindsIn, type Play, pay, takeFromHand } from './hands.ts';
import {
  type Bundle,
  type Card,
  cardRef,
  dollarsRef,
  type Event,
  type FrameOf,
  type MoveOf,
  type State,
} from './state.ts';

type Trade = FrameOf<'trade'>;
const NOTHING: Bundle = { cards: [], dollars: 0 };

/** Who has declined a trade is not asked again in this phase. */
export function partners(state: State, { seat, declined }: FrameOf<'play'>): MoveOf<'trade'>[] {
  if (!state.options.openTrade) return [];
  return others(seat, state.seats)
    .filter((other) => !declined.includes(other))
    .map((other) => ({ type: 'trade', with: other }));
}

export function startTrade(step: Play, seat: Seat, other: Seat): void {
  step.next({ kind: 'trade', seat, other, by: seat, give: NOTHING, take: NOTHING });
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
  who: (_state, { by }) => [by],
  moves(state, frame, seat) {
    const bundle = bundleOf(frame);
    const purse = bundle.dollars > 0 ? 0 : (state.dollars[seat] ?? 0);
    const first = seat === frame.seat;
    const empty = bundle.cards.length === 0 && bundle.dollars === 0;
    return [
      ...kindsIn(state, seat).map((card): MoveOf<'add'> => ({ type: 'add', card })),
      ...Array.from({ length: purse }, (_, less): MoveOf<'dollars'> => {
        return { type: 'dollars', dollars: less + 1 };
      }),
      // An answer may be nothing at all: then the first has made a present, if they shake hands.
      ...(first && empty ? [] : [{ type: 'propose' } as const]),
      { type: first ? 'cancel' : 'no' },
    ];
  },
  face: (move) => (move.type === 'add' ? { type: 'add' } : move),
  play(step, frame, move, seat) {
    const bundle = bundleOf(frame);
    if (move.type === 'add') {
      takeFromHand(step, seat, move.card);
      step.next(withBundle(frame, { ...bundle, cards: [...bundle.cards, move.card] }));
    } else if (move.type === 'dollars') {
      step.next(withBundle(frame, { ...bundle, dollars: move.dollars }));
    } else if (move.type === 'propose') propose(step, frame, seat);
    else takeBack(step, frame, move.type === 'no');
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
  if (bundle.cards.length > 0) step.show(to, bundle.cards);
  step.say({ type: 'proposed', seat, to, bundle });
  if (seat === frame.seat) step.next({ ...frame, by: to });
  else step.next({ ...frame, kind: 'shake' });
}

export const shake: Decision<State, FrameOf<'shake'>, MoveOf<'shake' | 'no'>, Event> = {
  moves: () => [{ type: 'shake' }, { type: 'no' }],
  play(step, frame, move) {
    if (move.type === 'no') return takeBack(step, frame, true);
    const { seat, other, give, take } = frame;
    // Only the difference is paid: what goes to and fro has been nobody's.
    const sum = give.dollars - take.dollars;
    if (sum > 0) pay(step, seat, other, sum, 'trade');
    else pay(step, other, seat, -sum, 'trade');
    step.edit('hands', seat).push(...take.cards);
    step.edit('hands', other).push(...give.cards);
    step.say({ type: 'traded', seat, with: other, gave: give, got: take });
  },
  path: (_state, _frame, move) => [`button:${move.type}`],
};

function takeBack(step: Play, frame: Trade | FrameOf<'shake'>, declined: boolean): void {
  const { seat, other, give, take } = frame;
  step.edit('hands', seat).push(...(give.cards as Card[]));
  step.edit('hands', other).push(...(take.cards as Card[]));
  if (!declined) return;
  step.say({ type: 'declined', seat: frame.kind === 'shake' ? seat : other });
  const { frames } = step.state;
  const at = frames.findLastIndex(({ kind }) => kind === 'play');
  const play = frames[at] as FrameOf<'play'>;
  frames[at] = { ...play, declined: [...play.declined, other] };
}

// ---- who sees what of it

const covered = ({ cards, dollars }: Bundle): Bundle => ({ cards: backs(cards.length), dollars });

/** What lies on the table is for the two alone, and for the other only once it has been proposed. */
export function hideTrade<F extends Trade | FrameOf<'shake'>>(frame: F, viewer: Viewer): F {
  const { seat, other, give, take } = frame;
  const proposed = frame.kind === 'shake' || frame.by !== seat;
  const seesGive = viewer === seat || (viewer === other && proposed);
  const seesTake = viewer === other || (viewer === seat && frame.kind === 'shake');
  return { ...frame, give: seesGive ? give : covered(give), take: seesTake ? take : covered(take) };
}

export const coverProposal = (event: Extract<Event, { type: 'proposed' }>, viewer: Viewer) =>
  viewer === event.to ? event : { ...event, bundle: covered(event.bundle) };

export const coverTrade = (event: Extract<Event, { type: 'traded' }>, viewer: Viewer) =>
  viewer === event.with ? event : { ...event, gave: covered(event.gave), got: covered(event.got) };
