// How a bot looks at this game: how a seat stands, and which moves are worth a thought. The worths are in gold and
// were fitted to games between bots.
import type { Heuristic } from '../../bots/heuristic.ts';
import type { Seat } from '../../engine/index.ts';
import { SCORED } from './board.ts';
import { worthOfAll } from './heuristic-characters.ts';
import { hopedIn, outlookOf, shareOf } from './heuristic-income.ts';
import { housesWorth, palaceWorth, planOf, promise, purseOf, toDo } from './heuristic-plan.ts';
import { weights } from './heuristic-weights.ts';
import { palacesOf } from './opening.ts';
import type { Move, State } from './state.ts';

export type Part =
  | 'palaces'
  | 'gold'
  | 'visit'
  | 'cities'
  | 'roads'
  | 'houses'
  | 'character'
  | 'actions';

/** What a coin less on the way to a city is worth when it is visited. */
const ROAD = 0.65;
/** An action token: an action more, once. */
const TOKEN = 1.8;
/** So late what can yet be pointed at counts, too: before that, the gold for it is counted already. */
const LATE = 1;

function evaluate(state: State, seat: Seat): Record<Part, number> {
  const outlook = outlookOf(state);
  const { left } = outlook;
  const over = state.frames.length === 0;
  const plan = planOf(state, seat);
  let [visit, cities, roads] = [0, 0, 0];
  for (const city of SCORED) {
    if (city !== state.maharaja) cities += hopedIn(state, seat, city, 0);
    else if (!over) visit = hopedIn(state, seat, city, 0);
    roads -= ROAD * shareOf(outlook, city) * plan.ways[city].cost;
  }
  const { parts, unset } = toDo(state, seat);
  const busy = !over && (unset === 0 ? parts.length > 0 : left <= LATE);
  return {
    palaces: (palacesOf(state.options) - (state.palaces[seat] as number)) * palaceWorth(left),
    gold: purseOf(state, seat),
    visit,
    cities,
    roads,
    houses: housesWorth(left, state.supply[seat] as number),
    character: worthOfAll(state, seat) + (left > 0 ? TOKEN * (state.tokens[seat] as number) : 0),
    actions: busy ? promise(plan, parts, unset) : 0,
  };
}

/** A round has just begun. */
const isSettled = ({ frames, discs }: State): boolean =>
  frames.at(-1)?.kind === 'choose' && discs.every(({ actions }) => actions.length === 0);

export const heuristic: Heuristic<State, Move, Part> = {
  evaluate,
  weights,
  isSettled,
  decisiveLead: 6,
  rolloutDepth: 60,
  budget: 2500,
};
