// The bots' values of the characters, in gold.
import type { Seat } from '../../engine/index.ts';
import { forecastOf } from './heuristic-income.ts';
import type { Character, MoveOf, State } from './state.ts';

/**
 * The value by character number, from the Grand Duke with the best sites to the Yogi. The Builder's
 * savings are counted with the palaces.
 */
const CHARACTER_VALUES = [3.2, 2.8, 2, 2, 2.2, 2, 3];
/**
 * A character reaches its full value when it can be held for this many more rounds. After that
 * others take it.
 */
const ROUNDS_FOR_FULL_VALUE = 3;

export const characterValue = (state: State, character: Character): number =>
  ((CHARACTER_VALUES[character - 1] as number) *
    Math.min(forecastOf(state).left, ROUNDS_FOR_FULL_VALUE)) /
  ROUNDS_FOR_FULL_VALUE;

export const heldCharactersValue = (state: State, seat: Seat): number =>
  (state.characters[seat] ?? []).reduce((sum, one) => sum + characterValue(state, one), 0);

/** Returns the value that a change of characters adds. */
export function gainOfChange(
  state: State,
  seat: Seat,
  move: MoveOf<'take' | 'swap' | 'seduce'>,
): number {
  if (move.type === 'seduce') return 1;
  const [own] = state.options.manyCharacters ? [] : (state.characters[seat] ?? []);
  const given = move.type === 'swap' ? move.mine : own;
  return (
    characterValue(state, move.character) - (given === undefined ? 0 : characterValue(state, given))
  );
}
