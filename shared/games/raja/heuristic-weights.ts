// Which moves are worth a thought: how readily a sensible player makes each of them. Played on by the likeliest,
// a game is a sensible one: the search counts on that.
import type { Seat } from '../../engine/index.ts';
import { ALL_VILLAGES, type City, SCORED } from './board.ts';
import { freeCharacters } from './characters.ts';
import { gainOf, worthOf } from './heuristic-characters.ts';
import { outlookOf, shareOf } from './heuristic-income.ts';
import { bestStop, type Plan, planOf, promise, toDo } from './heuristic-plan.ts';
import type { Move, Place, State } from './state.ts';
import { PARTS } from './tasks.ts';

/** How much better a move must be to be made nearly three times as often. */
const SHARP = 1.3;
const LITTLE = 0.02;
const NEVER = Number.NEGATIVE_INFINITY;
/** What costs nothing is done first. */
const FIRST = 30;
/** A token is kept until it brings so much. */
const TOKEN = 2;

export function weights(state: State, seat: Seat, moves: readonly Move[]): number[] {
  const frame = state.frames.at(-1);
  const plan = planOf(state, seat);
  if (frame?.kind === 'turn') return turning(plan, moves);
  const { parts, unset } = toDo(state, seat);
  const villages = frame?.kind === 'settle' ? villagesWorth(plan) : [];
  const best =
    frame?.kind === 'bid'
      ? Math.max(...freeCharacters(state).map((one) => worthOf(state, one)))
      : NEVER;
  const worth = (move: Move): number => {
    if (move.type === 'point') return promise(plan, [...parts, ...PARTS[move.action]], unset - 1);
    if (move.type === 'settle') return 5 * (villages[move.village] as number);
    if (move.type === 'pick') return 2 * worthOf(state, move.character);
    if (move.type === 'give') return -2 * worthOf(state, move.character);
    // Bids go up one by one, as long as the best character is worth it.
    if (move.type === 'bid' && frame?.kind === 'bid') {
      return move.gold === frame.bid + 1 && move.gold < best ? 1 : NEVER;
    }
    // A pointer set anew, or a turn gone on with, leads nowhere that was not open before.
    return move.type === 'again' || move.type === 'back' ? NEVER : 0;
  };
  const worths = moves.map(worth);
  const most = Math.max(...worths);
  return worths.map((one) =>
    one === NEVER ? 0 : Math.max(LITTLE, Math.exp((one - most) / SHARP)),
  );
}

/** By village: what a house there does for the ways to the cities that are visited soon. */
function villagesWorth({ state, seat, ways }: Plan): number[] {
  const outlook = outlookOf(state);
  const worth = ALL_VILLAGES.map(() => 0.1);
  for (const city of SCORED) {
    const { cost, villages } = ways[city];
    const near = shareOf(outlook, city) / (1 + 0.2 * cost);
    for (const village of villages) {
      const owners = state.villages[village] ?? [];
      if (owners.includes(seat)) continue;
      worth[village] = (worth[village] ?? 0) + near * (owners.length === 0 ? 1 : 0.5);
    }
  }
  return worth;
}

function turning(plan: Plan, moves: readonly Move[]): number[] {
  const { state, seat } = plan;
  const { parts } = toDo(state, seat);
  const { city: goal, worth } = bestStop(plan, parts);
  const { gaps, step } = plan.ways[goal];
  const arrived = goal === state.architects[seat];
  const villages = villagesWorth(plan);
  const to = (place: Place): number => {
    if (typeof place !== 'number') return arrived ? 2 : 0.3;
    return gaps.includes(place) ? 6 : 0.3 * (villages[place] as number);
  };
  // What is of use in a city soon stays there.
  const from = (place: Place): number =>
    typeof place === 'number' ? 0.7 : 1 - 0.8 * shareOf(outlookOf(state), place);

  const weight = (move: Move): number => {
    switch (move.type) {
      case 'gold':
      case 'quarry':
      case 'merchant':
      case 'yogi':
        return FIRST;
      case 'travel':
        // Only towards the goal, or one would walk to and fro.
        return !arrived && move.city === step ? 3 : 0;
      case 'palace':
        return (arrived ? 3 : 0.5) * (move.great ? 1 : 0.4);
      case 'house':
      case 'freeHouse':
        return to(move.at);
      case 'move':
      case 'freeMove':
        return to(move.to) * from(move.from);
      case 'track':
        return tracking(state, seat, move.governor);
      case 'token': {
        const more = bestStop(plan, [...parts, ...PARTS[move.action]]).worth - worth;
        return more > TOKEN ? Math.exp((more - 2 * TOKEN) / SHARP) : 0;
      }
      case 'take':
      case 'swap':
      case 'seduce':
        return Math.exp((gainOf(state, seat, move) - 1) / SHARP);
      default:
        return 0;
    }
  };
  const list = moves.map(weight);
  // Ends when nothing is left that does some good; what does hardly any is not worth a thought.
  const most = Math.max(...list);
  return list.map((one, at) => {
    if (moves[at]?.type === 'end') return most > 0.3 ? LITTLE : 1;
    return one < most * LITTLE ? 0 : one;
  });
}

/** A governor is brought down the rather, the more his city is one's own, and the sooner it could be visited. */
function tracking(state: State, seat: Seat, city: City): number {
  const { due, points } = outlookOf(state);
  const rivals = points[city].filter((_, other) => other !== seat);
  const lead = (points[city][seat] as number) - Math.max(...rivals);
  return Math.max(LITTLE, (1 + lead) / (1 + 0.3 * due[city]));
}
