// States, moves and events are plain JSON. These compare and freeze them.

/** Deep equality of JSON values; key order does not matter, a missing key does. */
export function deepEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!deepEqual(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  // Lists of keys, not `for … in`: over many shapes of move that is compiled and thrown away for ever.
  const keys = Object.keys(a);
  for (const key of keys) {
    const one = (a as JsonObject)[key];
    const other = (b as JsonObject)[key];
    if (one !== other && !deepEqual(one, other)) return false;
  }
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key));
}

const frozen = new WeakSet<object>();

/** Freezes a value and all that is in it; in strict code a later write then throws. */
export function deepFreeze<T>(value: T): T {
  // Not `Object.isFrozen`: what is frozen on the outside may be soft inside.
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
