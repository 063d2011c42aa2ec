// What the characters are worth to a seat, in gold.
import type { Seat } from '../../engine/index.ts';
import { outlookOf } from './sense-income.ts';
import {
  BUILDER,
  type Character,
  DUKE,
  ENTREPRENEUR,
  MERCHANT,
  PRIEST,
  type State,
  TRAVELLER,
  YOGI,
} from './state.ts';

/** The first in a round has the best sites; what the Builder saves is counted with the palaces. */
const WORTH: Record<Character, number> = {
  [DUKE]: 3.2,
  [MERCHANT]: 2.8,
  [PRIEST]: 1,
  [TRAVELLER]: 2,
  [ENTREPRENEUR]: 1.5,
  [BUILDER]: 2,
  [YOGI]: 3,
};
const FREE_HOUSE = 0.7;
const SMALL_PALACE = 0.3;
const TOKEN = 1.8;
/** By the rounds that are left: what is to come of it. */
const LEFT = [0, 0.35, 0.7, 1];

/** What holding it is worth in the middle of the game, when others may yet take it away. */
export function worthOfCard(state: State, seat: Seat, character: Character): number {
  const worth = WORTH[character] ?? 0;
  if (character === PRIEST) return worth + SMALL_PALACE * smallPalaces(state, seat);
  const builds = character === ENTREPRENEUR && (state.supply[seat] as number) > 0;
  return builds ? worth + FREE_HOUSE : worth;
}

function smallPalaces({ sites }: State, seat: Seat): number {
  let count = 0;
  for (const { small } of Object.values(sites))
    for (const owner of small) if (owner === seat) count++;
  return count;
}

export function worthOfCards(state: State, seat: Seat): number {
  const { left } = outlookOf(state);
  let worth = 0;
  for (const one of state.characters[seat] ?? []) worth += worthOfCard(state, seat, one);
  const tokens = left > 0 ? (state.tokens[seat] as number) * TOKEN : 0;
  return worth * (LEFT[Math.min(left, LEFT.length - 1)] as number) + tokens;
}
