// The bots' evaluation of Raja. All values are in gold and were fitted to games between bots.
import type { Heuristic } from '../../bots/heuristic.ts';
import type { Seat } from '../../engine/index.ts';
import { SCORED_CITIES } from './board.ts';
import { heldCharactersValue } from './heuristic-characters.ts';
import { discountOf, expectedGold, forecastOf } from './heuristic-income.ts';
import {
  bestPlanValue,
  makePlan,
  palaceValue,
  purseOf,
  remainingWork,
  supplyValue,
} from './heuristic-plan.ts';
import { weights } from './heuristic-weights.ts';
import { palacesPerPlayer } from './opening.ts';
import type { Move, State } from './state.ts';

export type ValuePart =
  | 'palaces'
  | 'gold'
  | 'visit'
  | 'cities'
  | 'roads'
  | 'houses'
  | 'character'
  | 'actions';

/** The value of one gold saved on the way to a city that is visited now. */
const ROAD_VALUE = 0.65;
/** The value of an action token: one more action, once. */
const TOKEN_VALUE = 1.8;
/**
 * Unset pointers count only in this many rounds before the end. Earlier, the gold kept for them is
 * already counted.
 */
const LATE_ROUNDS = 1;

function evaluate(state: State, seat: Seat): Record<ValuePart, number> {
  const outlook = forecastOf(state);
  const { left } = outlook;
  const over = state.frames.length === 0;
  const plan = makePlan(state, seat);
  let [visit, cities, roads] = [0, 0, 0];
  for (const city of SCORED_CITIES) {
    if (city !== state.maharaja) cities += expectedGold(state, seat, city, 0);
    else if (!over) visit = expectedGold(state, seat, city, 0);
    roads -= ROAD_VALUE * discountOf(outlook, city) * plan.ways[city].cost;
  }
  const { parts, unset } = remainingWork(state, seat);
  const busy = !over && (unset === 0 ? parts.length > 0 : left <= LATE_ROUNDS);
  return {
    palaces:
      (palacesPerPlayer(state.options) - (state.palaces[seat] as number)) * palaceValue(left),
    gold: purseOf(state, seat),
    visit,
    cities,
    roads,
    houses: supplyValue(left, state.supply[seat] as number),
    character:
      heldCharactersValue(state, seat) +
      (left > 0 ? TOKEN_VALUE * (state.tokens[seat] as number) : 0),
    actions: busy ? bestPlanValue(plan, parts, unset) : 0,
  };
}

/** True if a new round has begun and nobody has chosen yet. */
const isSettled = ({ frames, discs }: State): boolean =>
  frames.at(-1)?.kind === 'choose' && discs.every(({ actions }) => actions.length === 0);

export const heuristic: Heuristic<State, Move, ValuePart> = {
  evaluate,
  weights,
  isSettled,
  decisiveLead: 6,
  rolloutDepth: 60,
  budget: 2500,
};
