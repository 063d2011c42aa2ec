// Lists the leaves in which two states differ.
import { deepEqual, isPlainObject } from '../../../shared/engine/index.ts';

export interface Difference {
  /** The path of the difference, such as `hands.2.0`. */
  at: string;
  was: string;
  is: string;
}

export function findDifferences(before: unknown, after: unknown, at: string[] = []): Difference[] {
  if (deepEqual(before, after)) return [];
  const [was, is] = [partsOf(before), partsOf(after)];
  if (!was || !is) return [{ at: at.join('.'), was: shown(before), is: shown(after) }];
  const keys = new Set([...Object.keys(was), ...Object.keys(is)]);
  return [...keys].flatMap((key) => findDifferences(was[key], is[key], [...at, key]));
}

/** Returns the members of an object or a list. Those of a list are named by their index. */
function partsOf(value: unknown): Record<string, unknown> | null {
  if (Array.isArray(value)) return Object.fromEntries(value.entries());
  return isPlainObject(value) ? value : null;
}

const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));
