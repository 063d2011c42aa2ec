// Which moves are worth a thought: how readily a sensible player makes each of them.
import type { Seat } from '../../engine/index.ts';
import { ALL_VILLAGES, CITIES, villagesOf } from './board.ts';
import { holderOf } from './characters.ts';
import { roundWith } from './sense-cards.ts';
import { atHand, outlookOf, worthLater } from './sense-income.ts';
import { FRESH, type Plan, pending, planOf, worthOf } from './sense-plan.ts';
import { FAR, roadsTo, stepTo } from './sense-roads.ts';
import type { Character, Frame, FrameOf, Move, Place, State } from './state.ts';

/** How much better a move must be to be made nearly three times as often. */
const SHARP = 1.3;
const LITTLE = 0.02;

export function weigh(state: State, seat: Seat, moves: readonly Move[]): number[] {
  const frame = state.frames.at(-1) as Frame;
  if (frame.kind === 'choose') return pointing(state, seat, moves);
  if (frame.kind === 'turn') return turning(state, seat, frame, moves);
  // Nobody goes back who has ended with open eyes.
  if (frame.kind === 'sure') return moves.map(({ type }) => (type === 'end' ? 1 : 0));
  if (frame.kind === 'settle') {
    const villages = villageWorth(state, planOf(state, seat));
    return moves.map((move) => (move.type === 'settle' ? at(villages, move.village) ** 2 : 0));
  }
  if (frame.kind === 'bid') return bidding(state, seat, frame, moves);
  const worth = (character: Character) => roundWith(state, seat, character);
  return byWorth(
    moves.map((move) => {
      if (move.type === 'pick') return worth(move.character) * 2;
      return move.type === 'give' ? -worth(move.character) * 2 : 0;
    }),
  );
}

const at = (list: readonly number[], index: number): number => list[index] as number;

/** The best of them 1, the others the less the worse they are. */
function byWorth(worths: readonly number[]): number[] {
  const most = Math.max(...worths);
  return worths.map((worth) => Math.max(LITTLE, Math.exp((worth - most) / SHARP)));
}

function pointing(state: State, seat: Seat, moves: readonly Move[]): number[] {
  const plan = planOf(state, seat);
  const { tasks } = pending(state, seat);
  const worths = moves.map((move) =>
    move.type === 'point' ? worthOf(plan, tasks, move.action) : Number.NEGATIVE_INFINITY,
  );
  // Setting a pointer anew leads nowhere that was not open before.
  return byWorth(worths).map((weight, index) => (moves[index]?.type === 'again' ? 0 : weight));
}

/** Bids go up little by little, to what the best card is worth. */
function bidding(
  _state: State,
  _seat: Seat,
  { bid, leader }: FrameOf<'bid'>,
  moves: readonly Move[],
): number[] {
  const most = 3;
  return moves.map((move) => {
    if (move.type !== 'bid') return bid >= most ? 1 : 0.1;
    if (leader === null && move.gold === 0) return 0.3;
    return move.gold > most + 1 ? 0 : move.gold > most ? 0.1 : 1 / (move.gold - bid);
  });
}

/** By village: what a house there does for the ways to the cities that are visited soon. */
function villageWorth(state: State, plan: Plan): number[] {
  const { due, left } = outlookOf(state);
  const worth = ALL_VILLAGES.map(() => 0.1);
  for (let city = 1; city < CITIES.length; city++) {
    const share = worthLater(at(due, city), left);
    if (share === 0) continue;
    const near = share / (1 + 0.2 * at(plan.ways.wished, city));
    for (const road of roadsTo(plan.ways.wishedBy, city)) {
      for (const village of villagesOf(road)) {
        const owners = state.villages[village] as Seat[];
        if (!owners.includes(plan.seat))
          worth[village] = at(worth, village) + near * (owners.length === 0 ? 1 : 0.5);
      }
    }
  }
  return worth;
}

function turning(
  state: State,
  seat: Seat,
  frame: FrameOf<'turn'>,
  moves: readonly Move[],
): number[] {
  const plan = planOf(state, seat);
  const { tasks } = frame;
  const here = CITIES.indexOf(state.architects[seat] as (typeof CITIES)[number]);
  const step = plan.goal === 0 ? here : stepTo(plan.ways.openBy, here, plan.goal);
  const villages = villageWorth(state, plan);
  const arrived = here === plan.goal;
  const bridge = plan.fare >= FAR || plan.goal === 0;
  const builds = (place: Place, cityOnly: boolean): number => {
    if (typeof place === 'number') return cityOnly ? 0 : at(villages, place) * (bridge ? 2 : 0.3);
    const gain =
      atHand(state, seat, CITIES.indexOf(place), 1) - atHand(state, seat, CITIES.indexOf(place), 0);
    return (arrived ? 1.5 : 0.15) + gain;
  };
  const leaving = (place: Place): number => {
    if (typeof place === 'number') return 1 / (1 + 4 * at(villages, place));
    const city = CITIES.indexOf(place);
    const loss = atHand(state, seat, city, 0) - atHand(state, seat, city, -1);
    return 1 / (1 + 3 * Math.max(0, loss));
  };
  let useful = 0;
  const weights = moves.map((move) => {
    const weight = of(move);
    if (move.type !== 'end' && weight > useful) useful = weight;
    return weight;
  });
  // Ends when nothing is left that does some good.
  const end = moves.findIndex(({ type }) => type === 'end');
  weights[end] = useful > 0.3 ? LITTLE : 1;
  return weights;

  function of(move: Move): number {
    switch (move.type) {
      case 'gold':
      case 'quarry':
      case 'merchant':
      case 'yogi':
        return 4;
      case 'travel':
        // Only towards the goal, or one would walk to and fro.
        return CITIES.indexOf(move.city) === step ? 3 : 0;
      case 'palace':
        return (arrived ? 3 : 0.5) * (move.great ? 1 : 0.4);
      case 'house':
      case 'freeHouse':
        return builds(move.at, false);
      case 'move':
      case 'freeMove':
        return builds(move.to, false) * leaving(move.from);
      case 'track':
        return tracking(state, seat, CITIES.indexOf(move.governor));
      case 'take': {
        const own = state.characters[seat]?.[0];
        const now =
          own === undefined || state.options.manyCharacters ? 0 : roundWith(state, seat, own);
        const robbed = holderOf(state, move.character) === null ? 0 : 0.4;
        return Math.exp((roundWith(state, seat, move.character) - now + robbed - 1) / SHARP);
      }
      case 'swap':
        return Math.exp(
          (roundWith(state, seat, move.character) - roundWith(state, seat, move.mine) - 1) / SHARP,
        );
      case 'seduce':
        return 1;
      case 'token': {
        const more = worthOf(plan, tasks, move.action) - worthOf(plan, tasks, null);
        return more > 2 ? Math.exp((more - 4) / SHARP) : 0;
      }
      default:
        return LITTLE;
    }
  }
}

/** How much a governor's city is one's own, and how soon it could be visited. */
function tracking(state: State, seat: Seat, city: number): number {
  const { due, built } = outlookOf(state);
  const here = built[city] as number[];
  const own = here[seat] ?? 0;
  let most = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) most = Math.max(most, here[other] ?? 0);
  }
  return Math.max(LITTLE, (1 + own - most) / (1 + 0.3 * at(due, city)));
}

export { FRESH };
