// States, moves and events are plain JSON. These compare and freeze them.

/** Deep equality of JSON values; key order does not matter, a missing key does. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  let keys = 0;
  for (const key in a) {
    if (!Object.hasOwn(b, key)) return false;
    if (!same((a as Table)[key], (b as Table)[key])) return false;
    keys++;
  }
  for (const _ in b) keys--;
  return keys === 0;
}

/** Freezes a value and all that is in it; in strict code a later write then throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const key in value) deepFreeze(value[key]);
  }
  return value;
}

export type Table = Record<string, unknown>;

export const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
