// Looks up a move that a client or a bot sent in the list of legal moves.
import type { Move } from './game.ts';
import { deepEqual, isPlainObject, type JsonObject } from './json.ts';

/**
 * Finds the listed move that equals the given one. Bots pass an element of the list, so identity is
 * tried first.
 */
export function findListedMove<M>(list: readonly M[], given: unknown): M | undefined {
  if (list.includes(given as M)) return given as M;
  if (!isPlainObject(given)) return undefined;
  // Most moves of a list differ in a number or a string. Comparing these first avoids most deep comparisons.
  const keys = Object.keys(given).filter((key) => typeof given[key] !== 'object');
  return list.find((listed) => {
    for (const key of keys) if ((listed as JsonObject)[key] !== given[key]) return false;
    return deepEqual(listed, given);
  });
}

/** Distinguishes a move that is not legal now from a value that is not a move at all. */
export const isMove = (value: unknown): value is Move =>
  typeof value === 'object' && value !== null && typeof (value as Move).type === 'string';
