// The difference between two JSON states, itself as JSON.
//
//   5, "x", null   the new value, if it is neither a list nor an object
//   [v]            the new value v, if it is a list or an object
//   []             the key was removed
//   { k: patch }   in an object: apply the patch to member k
//   [i, patch, j, patch, …]         in a list: apply the patches to the elements i, j, …
//   { "~": [at, count, ...items] }  in a list: replace `count` elements at index `at` by the items
//   { "<": [count, patch] }         in a list: remove the first `count` elements, then apply the patch if there is one
//
// Applying a patch gives exactly the new state, except for the order of keys: an added key comes last.
import { deepEqual, isPlainObject, type JsonObject } from './json.ts';

export type Patch = unknown;

/**
 * Returns the patch from `before` to `after`, or undefined if they are equal. Parts that both share
 * are not compared.
 */
export function diff(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined;
  if (Array.isArray(after)) {
    return Array.isArray(before) ? diffLists(before, after) : [after];
  }
  if (!isPlainObject(after)) return after;
  return isPlainObject(before) ? diffObjects(before, after) : [after];
}

function diffObjects(before: JsonObject, after: JsonObject): Patch | undefined {
  let patch: JsonObject | undefined;
  let kept = 0;
  for (const key in after) {
    const now = after[key];
    const was = before[key];
    // Most parts are shared between two states, and this skips them.
    if (was === now && was !== undefined) {
      kept++;
      continue;
    }
    const known = Object.hasOwn(before, key);
    if (known) kept++;
    const change = known ? diff(was, now) : wrapped(now);
    if (change === undefined) continue;
    patch ??= {};
    setOwn(patch, key, change);
  }
  let count = 0;
  for (const _ in before) count++;
  if (count === kept) return patch;
  for (const key in before) {
    if (Object.hasOwn(after, key)) continue;
    patch ??= {};
    setOwn(patch, key, []);
  }
  return patch;
}

/**
 * Writes a new value as a patch. Lists and objects are wrapped, because bare ones mean a change
 * inside of them.
 */
const wrapped = (value: unknown): Patch =>
  typeof value === 'object' && value !== null ? [value] : value;

function diffLists(before: unknown[], after: unknown[]): Patch | undefined {
  // Lists such as a chat or a queue lose elements at the start and get new ones at the end.
  const removed = before[0] === after[0] ? 0 : before.indexOf(after[0]);
  if (removed > 0 && typeof after[0] === 'object' && after[0] !== null) {
    const rest = diffLists(before.slice(removed), after);
    return { '<': rest === undefined ? [removed] : [removed, rest] };
  }
  if (before.length === after.length) {
    let patch: unknown[] | undefined;
    for (let i = 0; i < after.length; i++) {
      if (before[i] === after[i]) continue;
      const change = diff(before[i], after[i]);
      if (change === undefined) continue;
      if (patch) patch.push(i, change);
      else patch = [i, change];
    }
    return patch;
  }
  const shorter = Math.min(before.length, after.length);
  // Of lists of different length, everything between the common start and the common end is replaced.
  let head = 0;
  while (head < shorter && deepEqual(before[head], after[head])) head++;
  let [was, now] = [before.length, after.length];
  while (was > head && now > head && deepEqual(before[was - 1], after[now - 1])) {
    was--;
    now--;
  }
  return { '~': [head, was - head, ...after.slice(head, now)] };
}

/**
 * Returns the state after the patch. Does not change what it is given; the result shares the parts
 * without changes.
 */
export function applyPatch<T>(before: T, patch: Patch | undefined): T {
  return apply(before, patch, false) as T;
}

/**
 * Like `applyPatch`, but changes `before` itself (if it is a list or an object) and takes over parts of the patch. Only
 * for callers that use neither the old state nor the patch again. Never for a state that was given to a game: games
 * remember lists of moves by the identity of the state.
 */
export function applyPatchInPlace<T>(before: T, patch: Patch | undefined): T {
  return apply(before, patch, true) as T;
}

function apply(before: unknown, patch: Patch | undefined, inPlace: boolean): unknown {
  if (patch === undefined) return before;
  if (Array.isArray(patch)) {
    if (patch.length < 2) return patch[0];
    const list = inPlace ? (before as unknown[]) : (before as unknown[]).slice();
    for (let i = 0; i < patch.length; i += 2) {
      const at = patch[i] as number;
      list[at] = apply(list[at], patch[i + 1], inPlace);
    }
    return list;
  }
  if (!isPlainObject(patch)) return patch;
  if (Array.isArray(before)) return applyToList(before, patch, inPlace);
  const object = inPlace ? (before as JsonObject) : { ...(before as JsonObject) };
  for (const key in patch) {
    const change = patch[key];
    if (Array.isArray(change) && change.length === 0) delete object[key];
    else setOwn(object, key, apply(object[key], change, inPlace));
  }
  return object;
}

function applyToList(before: unknown[], patch: JsonObject, inPlace: boolean): unknown {
  if (patch['<']) {
    const [removed, rest] = patch['<'] as [number, Patch | undefined];
    if (!inPlace) return apply(before.slice(removed), rest, inPlace);
    before.splice(0, removed);
    return apply(before, rest, inPlace);
  }
  const [at, removed, ...items] = patch['~'] as [number, number, ...unknown[]];
  if (!inPlace) return before.toSpliced(at, removed, ...items);
  before.splice(at, removed, ...items);
  return before;
}

/** Sets an own key even if its name is `__proto__`, which a plain assignment would take for the prototype. */
function setOwn(target: JsonObject, key: string, value: unknown): void {
  if (key === '__proto__') {
    Object.defineProperty(target, key, {
      value,
      writable: true,
      enumerable: true,
      configurable: true,
    });
  } else target[key] = value;
}
