// Before the first round: players take or auction characters, then everybody settles in four
// villages.
import {
  type AutomaticFrame,
  clockwise,
  type Decision,
  leftOf,
  type Random,
  type Seat,
} from '../../engine/index.ts';
import { ALL_VILLAGES, CITIES, type City, SCORED_CITIES, START } from './board.ts';
import { seatsInOrder } from './characters.ts';
import { whyNotVillage } from './houses.ts';
import { goldOf, payGold, type RajaStep } from './money.ts';
import { WHILE_BIDDING, WHILE_SETTLING, whyNeverNow, whyNotBid } from './reasons.ts';
import {
  type Event,
  type Frame,
  type FrameOf,
  goldRef,
  type MoveOf,
  type Options,
  placeOf,
  type Sites,
  type State,
  villageRef,
} from './state.ts';

/** The gold of each player at the start. */
export const STARTING_GOLD = 15;
export const HOUSES_PER_PLAYER = 20;
export const FIRST_HOUSES = 4;
export const STARTING_SUPPLY = 6;
export const ACTION_TOKENS = 7;
/** The track's arrow and the seven boxes of the start, then the numbered boxes. */
const BOXES = { start: 8, full: 10, short: 8 };

export const boxCount = ({ short }: Options): number =>
  BOXES.start + (short ? BOXES.short : BOXES.full);
export const palacesPerPlayer = ({ short }: Options): number => (short ? 6 : 7);
export const maxRounds = ({ short }: Options): number => (short ? BOXES.short : BOXES.full);
export const isAuction = ({ auction, manyCharacters }: Options): boolean =>
  auction || manyCharacters;

/** With five players no colour is left for neutral palaces (RJ-27). */
const COLOUR_COUNT = 5;

export function setup(
  options: Options,
  seats: number,
  random: Random,
): Omit<State, 'seats' | 'random'> {
  const each = <T>(value: () => T): T[] => Array.from({ length: seats }, value);
  const of = <T>(value: (city: City) => T) =>
    Object.fromEntries(CITIES.map((city) => [city, value(city)])) as Record<City, T>;
  const governors: (City | null)[] = [null, ...random.shuffle(SCORED_CITIES)];
  const first = random.below(seats);
  const neutral = (city: City): Sites['small'] =>
    options.neutralPalaces && seats < COLOUR_COUNT && city !== START ? ['neutral'] : [];
  const picks: Frame[] = clockwise(first, seats).map((seat) => ({ kind: 'pick', seat }));
  const opening: Frame[] = isAuction(options) ? [{ kind: 'auction', seat: first }] : picks;
  return {
    options,
    first,
    round: 0,
    maharaja: null,
    track: [...governors, ...Array<null>(boxCount(options) - governors.length).fill(null)],
    purse: { open: options.openGold, gold: each(() => STARTING_GOLD), bank: 0 },
    supply: each(() => FIRST_HOUSES),
    quarry: each(() => HOUSES_PER_PLAYER - FIRST_HOUSES),
    palaces: each(() => palacesPerPlayer(options)),
    architects: each(() => START),
    villages: ALL_VILLAGES.map(() => []),
    houses: of(() => each(() => 0)),
    sites: of((city) => ({ great: null, small: neutral(city) })),
    characters: each(() => []),
    tokens: each(() => 0),
    tokensLeft: options.yogi ? ACTION_TOKENS : 0,
    discs: each(() => ({ actions: [], open: false })),
    played: each(() => false),
    frames: [...opening, { kind: 'settling' } as const].toReversed(),
  };
}

// ---- characters

/** Auctions a character for each player without one. The last player picks one for nothing. */
export const auction: AutomaticFrame<State, FrameOf<'auction'>, Event> = {
  run(step, { seat }) {
    const { characters, seats } = step.state;
    const waiting = clockwise(seat, seats).filter((one) => characters[one]?.length === 0);
    const [opener] = waiting;
    if (opener === undefined) return;
    if (waiting.length === 1) step.pushFrames({ kind: 'pick', seat: opener, free: true });
    else step.pushFrames({ kind: 'bid', seat: opener, waiting, bid: -1, leader: null });
  },
};

/**
 * RJ-32: the opener must bid, but may bid zero. The others raise, or pass for the rest of this
 * auction.
 */
export const bid: Decision<State, FrameOf<'bid'>, MoveOf<'bid' | 'pass'>, Event> = {
  moves(state, frame, seat) {
    const sums = Math.max(0, goldOf(state, seat) - frame.bid);
    const bids = Array.from({ length: sums }, (_, more): MoveOf<'bid'> => {
      return { type: 'bid', gold: frame.bid + 1 + more };
    });
    return frame.leader === null ? bids : [...bids, { type: 'pass' }];
  },
  play(step, frame, move, seat) {
    const [own, ...others] = frame.waiting as [Seat, ...Seat[]];
    if (move.type === 'bid') {
      step.emit({ type: 'bid', seat, gold: move.gold });
      askNextBidder(step, { ...frame, bid: move.gold, leader: seat, waiting: [...others, own] });
    } else {
      step.emit({ type: 'passed', seat });
      askNextBidder(step, { ...frame, waiting: others });
    }
  },
  path: (_state, _frame, move) => [move.type === 'bid' ? goldRef(move.gold) : 'button:pass'],
  explainIllegal(state, frame, seat, [ref]) {
    if (ref === undefined) return null;
    const paths = bid.moves(state, frame, seat).map((move) => bid.path(state, frame, move));
    if (paths.some(([only]) => only === ref)) return null;
    return whyNotBid(state, seat, frame.bid, ref) ?? whyNeverNow(ref, WHILE_BIDDING);
  },
};

function askNextBidder(step: RajaStep, frame: FrameOf<'bid'>): void {
  const [next] = frame.waiting as [Seat];
  if (next !== frame.leader) {
    step.pushFrames({ ...frame, seat: next });
    return;
  }
  step.emit({ type: 'won', seat: next, gold: frame.bid });
  payGold(step, next, null, frame.bid);
  step.pushFrames(
    { kind: 'pick', seat: next },
    { kind: 'auction', seat: leftOf(next, step.state.seats) },
  );
}

// ---- the first houses

/**
 * The players settle four times in the order of their characters. Then each has six houses in the
 * supply.
 */
export const settling: AutomaticFrame<State, FrameOf<'settling'>, Event> = {
  run(step) {
    const seats = seatsInOrder(step.state);
    const rounds = Array.from({ length: FIRST_HOUSES }, () => seats).flat();
    step.pushFrames(...rounds.map((seat) => ({ kind: 'settle' as const, seat })), {
      kind: 'round',
    });
  },
};

export const settle: Decision<State, FrameOf<'settle'>, MoveOf<'settle'>, Event> = {
  moves: (state) =>
    ALL_VILLAGES.filter((village) => !whyNotVillage(state, village)).map((village) => {
      return { type: 'settle', village };
    }),
  play(step, _frame, { village }, seat) {
    step.edit('villages', village).push(seat);
    const supply = step.edit('supply');
    supply[seat] = (supply[seat] ?? 0) - 1;
    step.emit({ type: 'built', seat, at: village, free: true });
    if (supply[seat] > 0) return;
    supply[seat] = STARTING_SUPPLY;
    const quarry = step.edit('quarry');
    quarry[seat] = (quarry[seat] ?? 0) - STARTING_SUPPLY;
  },
  path: (_state, _frame, { village }) => [villageRef(village)],
  explainIllegal(state, _frame, _seat, [ref]) {
    const place = placeOf(ref);
    if (typeof place === 'number') return whyNotVillage(state, place);
    return ref === undefined ? null : whyNeverNow(ref, WHILE_SETTLING);
  },
};
