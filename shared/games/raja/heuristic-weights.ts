// Weighs each move for the bots. A playout by the heaviest moves must be a sensible game, because
// the search relies on it.
import type { Seat } from '../../engine/index.ts';
import { ALL_VILLAGES, type City, SCORED_CITIES } from './board.ts';
import { freeCharacters } from './characters.ts';
import { characterValue, gainOfChange } from './heuristic-characters.ts';
import { discountOf, forecastOf } from './heuristic-income.ts';
import { bestPlanValue, bestStop, makePlan, type Plan, remainingWork } from './heuristic-plan.ts';
import type { Move, Place, State } from './state.ts';
import { PARTS } from './tasks.ts';

/** The advantage in gold that makes a move nearly three times as likely. */
const TEMPERATURE = 1.3;
const MIN_WEIGHT = 0.02;
const IMPOSSIBLE = Number.NEGATIVE_INFINITY;
/** Moves that cost nothing get this weight, so that they come first. */
const FREE_MOVE_WEIGHT = 30;
/** A bot keeps its token until it brings this much gold. */
const MIN_TOKEN_GAIN = 2;

export function weights(state: State, seat: Seat, moves: readonly Move[]): number[] {
  const frame = state.frames.at(-1);
  const plan = makePlan(state, seat);
  if (frame?.kind === 'turn') return weighTurnMoves(plan, moves);
  const { parts, unset } = remainingWork(state, seat);
  const villages = frame?.kind === 'settle' ? villageValues(plan) : [];
  const best =
    frame?.kind === 'bid'
      ? Math.max(...freeCharacters(state).map((one) => characterValue(state, one)))
      : IMPOSSIBLE;
  const worth = (move: Move): number => {
    if (move.type === 'point')
      return bestPlanValue(plan, [...parts, ...PARTS[move.action]], unset - 1);
    if (move.type === 'settle') return 5 * (villages[move.village] as number);
    if (move.type === 'pick') return 2 * characterValue(state, move.character);
    if (move.type === 'give') return -2 * characterValue(state, move.character);
    // Bots raise a bid by one gold at a time, and stop when the best free character is not worth
    // more.
    if (move.type === 'bid' && frame?.kind === 'bid') {
      return move.gold === frame.bid + 1 && move.gold < best ? 1 : IMPOSSIBLE;
    }
    // Setting the pointer again, or going back to the turn, opens nothing that was not open before.
    return move.type === 'again' || move.type === 'back' ? IMPOSSIBLE : 0;
  };
  const worths = moves.map(worth);
  const most = Math.max(...worths);
  return worths.map((one) =>
    one === IMPOSSIBLE ? 0 : Math.max(MIN_WEIGHT, Math.exp((one - most) / TEMPERATURE)),
  );
}

/**
 * Returns the value of a house in each village for the ways to the cities that are visited soon.
 */
function villageValues({ state, seat, ways }: Plan): number[] {
  const outlook = forecastOf(state);
  const worth = ALL_VILLAGES.map(() => 0.1);
  for (const city of SCORED_CITIES) {
    const { cost, villages } = ways[city];
    const near = discountOf(outlook, city) / (1 + 0.2 * cost);
    for (const village of villages) {
      const owners = state.villages[village] ?? [];
      if (owners.includes(seat)) continue;
      worth[village] = (worth[village] ?? 0) + near * (owners.length === 0 ? 1 : 0.5);
    }
  }
  return worth;
}

function weighTurnMoves(plan: Plan, moves: readonly Move[]): number[] {
  const { state, seat } = plan;
  const { parts } = remainingWork(state, seat);
  const { city: goal, worth } = bestStop(plan, parts);
  const { gaps, step } = plan.ways[goal];
  const arrived = goal === state.architects[seat];
  const villages = villageValues(plan);
  const to = (place: Place): number => {
    if (typeof place !== 'number') return arrived ? 2 : 0.3;
    return gaps.includes(place) ? 6 : 0.3 * (villages[place] as number);
  };
  // The sooner a city is visited, the less a bot likes to move a house out of it.
  const from = (place: Place): number =>
    typeof place === 'number' ? 0.7 : 1 - 0.8 * discountOf(forecastOf(state), place);

  const weight = (move: Move): number => {
    switch (move.type) {
      case 'gold':
      case 'quarry':
      case 'merchant':
      case 'yogi':
        return FREE_MOVE_WEIGHT;
      case 'travel':
        // Bots travel only towards the goal. Otherwise they would walk back and forth.
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
        return weighTrack(state, seat, move.governor);
      case 'token': {
        const more = bestStop(plan, [...parts, ...PARTS[move.action]]).worth - worth;
        return more > MIN_TOKEN_GAIN ? Math.exp((more - 2 * MIN_TOKEN_GAIN) / TEMPERATURE) : 0;
      }
      case 'take':
      case 'swap':
      case 'seduce':
        return Math.exp((gainOfChange(state, seat, move) - 1) / TEMPERATURE);
      default:
        return 0;
    }
  };
  const list = moves.map(weight);
  // A bot ends its turn when no other move helps, and leaves out moves that hardly help.
  const most = Math.max(...list);
  return list.map((one, at) => {
    if (moves[at]?.type === 'end') return most > 0.3 ? MIN_WEIGHT : 1;
    return one < most * MIN_WEIGHT ? 0 : one;
  });
}

/** A governor is worth lowering when this seat leads in its city and the visit could come soon. */
function weighTrack(state: State, seat: Seat, city: City): number {
  const { due, points } = forecastOf(state);
  const rivals = points[city].filter((_, other) => other !== seat);
  const lead = (points[city][seat] as number) - Math.max(...rivals);
  return Math.max(MIN_WEIGHT, (1 + lead) / (1 + 0.3 * due[city]));
}
