// Small helpers of the laws: calls that may throw, and values as text.
export function tryCall<T>(action: () => T): { result?: T; error?: Error } {
  try {
    return { result: action() };
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
}

/** Not every runtime has the limit, hence a type of its own. */
const traces: { name: string; stackTraceLimit?: number | undefined } = Error;

/** Calls what should be refused. Of a refusal nobody reads where it was made, and noting that is most of its cost. */
export function tryRefused(action: () => unknown): Error | undefined {
  const { stackTraceLimit } = traces;
  traces.stackTraceLimit = 0;
  const { error } = tryCall(action);
  traces.stackTraceLimit = stackTraceLimit;
  return error;
}

export function formatValue(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 400 ? `${text.slice(0, 400)}…` : text;
}

/**
 * True if JSON can represent the value exactly: no undefined, NaN, -0, holes in lists or instances
 * of classes.
 */
export function isPlainJson(value: unknown): boolean {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object') return false;
  if (Array.isArray(value)) {
    return Object.keys(value).length === value.length && value.every(isPlainJson);
  }
  return (
    Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlainJson)
  );
}

/**
 * Finds where two JSON values differ first, such as `hands.1.0`. Null if they differ at most in the
 * order of keys.
 */
export function firstDifference(one: unknown, other: unknown): Difference | null {
  if (Object.is(one, other)) return null;
  if (!isContainer(one) || !isContainer(other) || Array.isArray(one) !== Array.isArray(other)) {
    return { path: '', one, other };
  }
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const inside = firstDifference(one[key], other[key]);
    if (inside) return { ...inside, path: inside.path ? `${key}.${inside.path}` : key };
  }
  return null;
}

interface Difference {
  path: string;
  one: unknown;
  other: unknown;
}

const isContainer = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
