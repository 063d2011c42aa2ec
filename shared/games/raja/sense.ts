// How a bot looks at this game: how a seat stands, and which moves are worth a thought.
import type { Sense } from '../../bots/sense.ts';
import type { Seat } from '../../engine/index.ts';
import { CITIES } from './board.ts';
import { palacesOf } from './opening.ts';
import { cardWorth } from './sense-cards.ts';
import { atHand, hoped, outlookOf, worthLater } from './sense-income.ts';
import { goldWorth, PALACE, planOf, promise } from './sense-plan.ts';
import { weigh } from './sense-weights.ts';
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

const ROAD = 0.35;
const MISSING = 6;

function standing(state: State, seat: Seat): Record<Part, number> {
  const { left, due } = outlookOf(state);
  const plan = planOf(state, seat);
  const gold = state.purse.gold[seat];
  const purse = typeof gold === 'number' ? gold : 6;
  let cities = 0;
  let roads = 0;
  let visit = 0;
  for (let city = 1; city < CITIES.length; city++) {
    const wait = due[city] as number;
    if (CITIES[city] === state.maharaja) visit = hoped(state, seat, city, 0);
    else {
      cities += atHand(state, seat, city, 0);
      roads -= worthLater(wait, left) * Math.min(plan.ways.wished[city] as number, MISSING) * ROAD;
    }
  }
  const supply = state.supply[seat] as number;
  return {
    palaces: (palacesOf(state.options) - (state.palaces[seat] as number)) * PALACE,
    gold: purse * goldWorth(left),
    visit: over(state) ? 0 : visit,
    cities,
    roads,
    houses:
      left === 0 ? 0 : 0.8 * Math.min(supply, 4) + 0.25 * Math.min(4, Math.max(0, supply - 4)),
    character: cardWorth(state, seat),
    actions: promise(plan),
  };
}

const over = (state: State): boolean => state.frames.length === 0;

export const sense: Sense<State, Move, Part> = {
  standing,
  weights: weigh,
  lead: 10,
  ahead: 18,
  budget: 1200,
};
