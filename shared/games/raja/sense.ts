// How a bot looks at this game: how a seat stands, and which moves are worth a thought. The worths are in gold and
// were fitted to games between bots.
import type { Sense } from '../../bots/sense.ts';
import type { Seat } from '../../engine/index.ts';
import { CITIES } from './board.ts';
import { palacesOf } from './opening.ts';
import { worthOfCards } from './sense-cards.ts';
import { hoped, outlookOf, worthIn } from './sense-income.ts';
import { coinWorth, palaceWorth, promise } from './sense-plan.ts';
import { goldOf, planOf } from './sense-stops.ts';
import { weights } from './sense-weights.ts';
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

/** What a coin less on the way to a city is worth, by the rounds until it is visited; and farther is only far. */
const ROAD = [0.7, 0.6, 0.45, 0.3, 0.2, 0.15, 0.1];
const FAR_AWAY = 11;
/** The houses before the player that will be built, and what each is worth. */
const ENOUGH = 4;
const HOUSE = 0.35;

function standing(state: State, seat: Seat): Record<Part, number> {
  const { left, due } = outlookOf(state);
  const plan = planOf(state, seat);
  const over = state.frames.length === 0;
  let [visit, cities, roads] = [0, 0, 0];
  for (let city = 1; city < CITIES.length; city++) {
    const wait = due[city] as number;
    if (CITIES[city] !== state.maharaja) cities += worthIn(state, seat, city, 0);
    else if (!over) visit = hoped(state, seat, city, 0);
    const way = Math.min(plan.ways.wished[city] as number, FAR_AWAY);
    if (wait <= left) roads -= (ROAD[wait] ?? 0) * way;
  }
  return {
    palaces: (palacesOf(state.options) - (state.palaces[seat] as number)) * palaceWorth(left),
    gold: goldOf(state, seat) * coinWorth(left),
    visit,
    cities,
    roads,
    houses: left === 0 ? 0 : HOUSE * Math.min(state.supply[seat] as number, ENOUGH),
    character: worthOfCards(state, seat),
    actions: over ? 0 : promise(plan),
  };
}

/** A round has just begun. */
const quiet = ({ frames, discs }: State): boolean =>
  frames.at(-1)?.kind === 'choose' && discs.every(({ actions }) => actions.length === 0);

export const sense: Sense<State, Move, Part> = {
  standing,
  weights,
  quiet,
  lead: 6,
  ahead: 60,
  budget: 1000,
};
