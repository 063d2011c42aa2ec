// Which moves are worth a thought: how readily a sensible player makes each of them. Played on by the likeliest,
// a game is a sensible one: the search counts on that.
import type { Seat } from '../../engine/index.ts';
import { ALL_VILLAGES, CITIES, villagesOf } from './board.ts';
import { holderOf } from './characters.ts';
import { worthOfCard } from './sense-cards.ts';
import { outlookOf, worthIn, worthLater } from './sense-income.ts';
import { bestOf, pending, worthWith } from './sense-plan.ts';
import { roadsTo, stepTo } from './sense-roads.ts';
import { type Plan, planOf } from './sense-stops.ts';
import type { Character, Frame, FrameOf, Move, Place, State } from './state.ts';

/** How much better a move must be to be made nearly three times as often. */
const SHARP = 1.3;
const LITTLE = 0.02;
/** What costs nothing is done first. */
const FIRST = 30;
/** A token is kept until it brings so much. */
const TOKEN = 2;
const BID = 3;

export function weights(state: State, seat: Seat, moves: readonly Move[]): number[] {
  const frame = state.frames.at(-1) as Frame;
  if (frame.kind === 'choose') return pointing(state, seat, moves);
  if (frame.kind === 'turn') return turning(state, seat, frame, moves);
  // Whoever has ended does not go back: what was to be done has been weighed.
  if (frame.kind === 'sure') return moves.map(({ type }) => (type === 'end' ? 1 : 0));
  if (frame.kind === 'bid') return moves.map((move) => bidding(frame, move));
  if (frame.kind === 'settle') {
    const villages = villageWorth(planOf(state, seat));
    return moves.map((move) => (move.type === 'settle' ? at(villages, move.village) ** 2 : 0));
  }
  const worth = (character: Character) => 2 * worthOfCard(state, seat, character);
  return byWorth(
    moves.map((move) => {
      if (move.type === 'give') return -worth(move.character);
      return move.type === 'pick' ? worth(move.character) : 0;
    }),
  );
}

const at = (list: readonly number[], index: number): number => list[index] as number;

/** The best of them 1, the others the less the worse they are. */
function byWorth(worths: readonly number[]): number[] {
  const most = Math.max(...worths);
  return worths.map((worth) => Math.max(LITTLE, Math.exp((worth - most) / SHARP)));
}

/** Setting a pointer anew leads nowhere that was not open before. */
function pointing(state: State, seat: Seat, moves: readonly Move[]): number[] {
  const plan = planOf(state, seat);
  const { tasks } = pending(state, seat);
  const points = moves.flatMap((move) =>
    move.type === 'point' ? worthWith(plan, tasks, move.action) : [],
  );
  const list = byWorth(points);
  return moves.map((move, index) => (move.type === 'point' ? at(list, index) : 0));
}

/** Bids go up little by little, to what the best card is worth. */
function bidding({ bid, leader }: FrameOf<'bid'>, move: Move): number {
  if (move.type !== 'bid') return bid >= BID ? 1 : 0.1;
  if (leader === null && move.gold === 0) return 0.3;
  if (move.gold > BID) return move.gold > BID + 1 ? 0 : 0.1;
  return 1 / (move.gold - bid);
}

/** By village: what a house there does for the ways to the cities that are visited soon. */
function villageWorth({ state, seat, ways }: Plan): number[] {
  const { due, left } = outlookOf(state);
  const worth = ALL_VILLAGES.map(() => 0.1);
  for (let city = 1; city < CITIES.length; city++) {
    const share = worthLater(at(due, city), left);
    if (share === 0) continue;
    const near = share / (1 + 0.2 * at(ways.wished, city));
    for (const road of roadsTo(ways.wishedBy, city)) {
      for (const village of villagesOf(road)) {
        const owners = state.villages[village] as Seat[];
        if (!owners.includes(seat)) {
          worth[village] = at(worth, village) + near * (owners.length === 0 ? 1 : 0.5);
        }
      }
    }
  }
  return worth;
}

function turning(state: State, seat: Seat, { tasks }: FrameOf<'turn'>, moves: readonly Move[]) {
  const plan = planOf(state, seat);
  const { here, ways } = plan;
  const { city: goal, gaps } = bestOf(plan, tasks, null).stop;
  const arrived = here === goal;
  const step = stepTo(gaps.length > 0 ? ways.wishedBy : ways.openBy, here, goal);
  const villages = villageWorth(plan);
  const inCity = (city: number, from: number) =>
    worthIn(state, seat, city, from + 1) - worthIn(state, seat, city, from);
  const inHere = (arrived ? 1.5 : 0.15) + inCity(here, 0);
  const to = (place: Place): number => {
    if (typeof place !== 'number') return inHere;
    if (gaps.includes(place)) return 6;
    return at(villages, place) * (goal === 0 ? 2 : 0.3);
  };
  const leaving = new Map<Place, number>();
  const from = (place: Place): number => {
    const known = leaving.get(place);
    if (known !== undefined) return known;
    const lost =
      typeof place === 'number'
        ? 4 * at(villages, place)
        : 3 * Math.max(0, inCity(CITIES.indexOf(place), -1));
    leaving.set(place, 1 / (1 + lost));
    return 1 / (1 + lost);
  };

  const weight = (move: Move): number => {
    switch (move.type) {
      case 'gold':
      case 'quarry':
      case 'merchant':
      case 'yogi':
        return FIRST;
      case 'travel':
        // Only towards the goal, or one would walk to and fro.
        return !arrived && CITIES.indexOf(move.city) === step ? 3 : 0;
      case 'palace':
        return (arrived ? 3 : 0.5) * (move.great ? 1 : 0.4);
      case 'house':
      case 'freeHouse':
        return to(move.at);
      case 'move':
      case 'freeMove':
        return to(move.to) * from(move.from);
      case 'track':
        return tracking(state, seat, CITIES.indexOf(move.governor));
      case 'token': {
        const more = bestOf(plan, tasks, move.action).worth - bestOf(plan, tasks, null).worth;
        return more > TOKEN ? Math.exp((more - 2 * TOKEN) / SHARP) : 0;
      }
      default:
        return changing(state, seat, move);
    }
  };
  const list = moves.map(weight);
  // Ends when nothing is left that does some good; what does hardly any is not worth a thought.
  const most = Math.max(...list);
  return list.map((one, index) => {
    if (moves[index]?.type === 'end') return most > 0.3 ? LITTLE : 1;
    return one < most * LITTLE ? 0 : one;
  });
}

/** Another character: the better than the own one, the rather; and rather from somebody than a free one. */
function changing(state: State, seat: Seat, move: Move): number {
  if (move.type === 'seduce') return 1;
  if (move.type !== 'take' && move.type !== 'swap') return 0;
  const [own] = state.options.manyCharacters ? [] : (state.characters[seat] ?? []);
  const given = move.type === 'swap' ? move.mine : own;
  const now = given === undefined ? 0 : worthOfCard(state, seat, given);
  const robbed = holderOf(state, move.character) === null ? 0 : 0.4;
  return Math.exp((worthOfCard(state, seat, move.character) - now + robbed - 1) / SHARP);
}

/** A governor is brought down the rather, the more his city is one's own, and the sooner it could be visited. */
function tracking(state: State, seat: Seat, city: number): number {
  const { due, built } = outlookOf(state);
  let own = 0;
  let most = 0;
  for (const [other, points] of (built[city] as number[]).entries()) {
    if (other === seat) own = points;
    else most = Math.max(most, points);
  }
  return Math.max(LITTLE, (1 + own - most) / (1 + 0.3 * at(due, city)));
}
