// Compares and freezes JSON values: states, moves and events are plain JSON.

/**
 * Compares JSON values deeply. The order of keys does not matter; a key with `undefined` is not a
 * missing key.
 */
export function deepEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!deepEqual(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  // Not `for … in`: with objects of many shapes V8 keeps recompiling this function and throwing the code away.
  const keys = Object.keys(a);
  for (const key of keys) {
    const one = (a as JsonObject)[key];
    const other = (b as JsonObject)[key];
    if (one !== other && !deepEqual(one, other)) return false;
  }
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key));
}

const frozen = new WeakSet<object>();

/** Freezes a value and everything in it, so that a later write throws (modules are in strict mode). */
export function deepFreeze<T>(value: T): T {
  // Not `Object.isFrozen`: a frozen object may contain objects that are not frozen.
  if (typeof value === 'object' && value !== null && !frozen.has(value)) {
    frozen.add(value);
    Object.freeze(value);
    for (const key in value) deepFreeze(value[key]);
  }
  return value;
}

export type JsonObject = Record<string, unknown>;

export const isPlainObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
