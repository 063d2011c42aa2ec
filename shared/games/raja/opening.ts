// Before the first round: characters are taken or auctioned, and everybody settles in four villages.
import {
  type AutomaticFrame,
  clockwise,
  type Decision,
  leftOf,
  type Random,
  type Seat,
} from '../../engine/index.ts';
import { ALL_VILLAGES, CITIES, type City, SCORED, START } from './board.ts';
import { inOrder } from './characters.ts';
import { barsVillage } from './houses.ts';
import { goldOf, type Play, pay } from './money.ts';
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

/** What everybody begins with. */
export const GOLD = 15;
export const HOUSES = 20;
export const SETTLED = 4;
export const SUPPLY = 6;
export const TOKENS = 7;
/** The arrow, the seven boxes of the start, and those with numbers. */
const BOXES = { start: 8, full: 10, short: 8 };

export const boxes = ({ short }: Options): number =>
  BOXES.start + (short ? BOXES.short : BOXES.full);
export const palacesOf = ({ short }: Options): number => (short ? 6 : 7);
export const roundsOf = ({ short }: Options): number => (short ? BOXES.short : BOXES.full);
export const isAuction = ({ auction, manyCharacters }: Options): boolean =>
  auction || manyCharacters;

/** With so many players no colour is left for neutral palaces. */
const ALL_COLOURS = 5;

export function setup(
  options: Options,
  seats: number,
  random: Random,
): Omit<State, 'seats' | 'random'> {
  const each = <T>(value: () => T): T[] => Array.from({ length: seats }, value);
  const of = <T>(value: (city: City) => T) =>
    Object.fromEntries(CITIES.map((city) => [city, value(city)])) as Record<City, T>;
  const governors: (City | null)[] = [null, ...random.shuffle(SCORED)];
  const first = random.below(seats);
  const neutral = (city: City): Sites['small'] =>
    options.neutralPalaces && seats < ALL_COLOURS && city !== START ? ['neutral'] : [];
  const picks: Frame[] = clockwise(first, seats).map((seat) => ({ kind: 'pick', seat }));
  const opening: Frame[] = isAuction(options) ? [{ kind: 'auction', seat: first }] : picks;
  return {
    options,
    first,
    round: 0,
    maharaja: null,
    track: [...governors, ...Array<null>(boxes(options) - governors.length).fill(null)],
    purse: { open: options.openGold, gold: each(() => GOLD), bank: 0 },
    supply: each(() => SETTLED),
    quarry: each(() => HOUSES - SETTLED),
    palaces: each(() => palacesOf(options)),
    architects: each(() => START),
    villages: ALL_VILLAGES.map(() => []),
    houses: of(() => each(() => 0)),
    sites: of((city) => ({ great: null, small: neutral(city) })),
    characters: each(() => []),
    tokens: each(() => 0),
    tokensLeft: options.yogi ? TOKENS : 0,
    discs: each(() => ({ actions: [], open: false })),
    played: each(() => false),
    frames: [...opening, { kind: 'settling' } as const].toReversed(),
  };
}

// ---- characters

/** One auction for each who has no character; the last takes one for nothing. */
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

/** Raise, or pass for good in this auction; who opens bids something, be it nothing. */
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
      ask(step, { ...frame, bid: move.gold, leader: seat, waiting: [...others, own] });
    } else {
      step.emit({ type: 'passed', seat });
      ask(step, { ...frame, waiting: others });
    }
  },
  path: (_state, _frame, move) => [move.type === 'bid' ? goldRef(move.gold) : 'button:pass'],
};

function ask(step: Play, frame: FrameOf<'bid'>): void {
  const [next] = frame.waiting as [Seat];
  if (next !== frame.leader) {
    step.pushFrames({ ...frame, seat: next });
    return;
  }
  step.emit({ type: 'won', seat: next, gold: frame.bid });
  pay(step, next, null, frame.bid);
  step.pushFrames(
    { kind: 'pick', seat: next },
    { kind: 'auction', seat: leftOf(next, step.state.seats) },
  );
}

// ---- the first houses

/** Four times round in the order of the characters; then six houses lie before everybody. */
export const settling: AutomaticFrame<State, FrameOf<'settling'>, Event> = {
  run(step) {
    const seats = inOrder(step.state);
    const rounds = Array.from({ length: SETTLED }, () => seats).flat();
    step.pushFrames(...rounds.map((seat) => ({ kind: 'settle' as const, seat })), {
      kind: 'round',
    });
  },
};

export const settle: Decision<State, FrameOf<'settle'>, MoveOf<'settle'>, Event> = {
  moves: (state) =>
    ALL_VILLAGES.filter((village) => !barsVillage(state, village)).map((village) => {
      return { type: 'settle', village };
    }),
  play(step, _frame, { village }, seat) {
    step.edit('villages', village).push(seat);
    const supply = step.edit('supply');
    supply[seat] = (supply[seat] ?? 0) - 1;
    step.emit({ type: 'built', seat, at: village, free: true });
    if (supply[seat] > 0) return;
    supply[seat] = SUPPLY;
    const quarry = step.edit('quarry');
    quarry[seat] = (quarry[seat] ?? 0) - SUPPLY;
  },
  path: (_state, _frame, { village }) => [villageRef(village)],
  explainIllegal(state, _frame, _seat, [ref]) {
    const place = placeOf(ref);
    return typeof place === 'number' ? barsVillage(state, place) : null;
  },
};
