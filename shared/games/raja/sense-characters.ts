// What the characters are worth to a seat, in gold.
import type { Seat } from '../../engine/index.ts';
import { holderOf } from './characters.ts';
import { outlookOf } from './sense-income.ts';
import {
  BUILDER,
  type Character,
  DUKE,
  ENTREPRENEUR,
  MERCHANT,
  type MoveOf,
  PRIEST,
  type State,
  TRAVELLER,
  YOGI,
} from './state.ts';

/** The first in a round has the best sites; what the Builder saves is counted with the palaces. */
const WORTH: Record<Character, number> = {
  [DUKE]: 3.2,
  [MERCHANT]: 2.8,
  [PRIEST]: 2,
  [TRAVELLER]: 2,
  [ENTREPRENEUR]: 2.2,
  [BUILDER]: 2,
  [YOGI]: 3,
};
/** Held so many rounds more it is worth that much: then others have it. */
const HELD = 3;
/** Whom one takes it from is worse off, too. */
const ROBBED = 0.4;

export function worthOf(state: State, character: Character): number {
  const { left } = outlookOf(state);
  return ((WORTH[character] as number) * Math.min(left, HELD)) / HELD;
}

export function worthOfAll(state: State, seat: Seat): number {
  const all = state.characters[seat] ?? [];
  return all.reduce((sum, one) => sum + worthOf(state, one), 0);
}

/** What a change of characters brings. */
export function gainOf(state: State, seat: Seat, move: MoveOf<'take' | 'swap' | 'seduce'>): number {
  if (move.type === 'seduce') return 1;
  const [own] = state.options.manyCharacters ? [] : (state.characters[seat] ?? []);
  const given = move.type === 'swap' ? move.mine : own;
  const lost = given === undefined ? 0 : worthOf(state, given);
  const robbed = holderOf(state, move.character) === null ? 0 : ROBBED;
  return worthOf(state, move.character) - lost + robbed;
}
