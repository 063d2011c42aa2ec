// What the characters are worth to a seat, in gold.
import type { Seat } from '../../engine/index.ts';
import { outlookOf } from './heuristic-income.ts';
import type { Character, MoveOf, State } from './state.ts';

/** From the Grand Duke, who has the best sites, to the Yogi; what the Builder saves is counted with the palaces. */
const WORTH = [3.2, 2.8, 2, 2, 2.2, 2, 3];
/** Held so many rounds more it is worth that much: then others have it. */
const HELD = 3;

export const worthOf = (state: State, character: Character): number =>
  ((WORTH[character - 1] as number) * Math.min(outlookOf(state).left, HELD)) / HELD;

export const worthOfAll = (state: State, seat: Seat): number =>
  (state.characters[seat] ?? []).reduce((sum, one) => sum + worthOf(state, one), 0);

/** What a change of characters brings. */
export function gainOf(state: State, seat: Seat, move: MoveOf<'take' | 'swap' | 'seduce'>): number {
  if (move.type === 'seduce') return 1;
  const [own] = state.options.manyCharacters ? [] : (state.characters[seat] ?? []);
  const given = move.type === 'swap' ? move.mine : own;
  return worthOf(state, move.character) - (given === undefined ? 0 : worthOf(state, given));
}
