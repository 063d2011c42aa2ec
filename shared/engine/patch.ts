// The difference between two JSON states, as JSON.
//
//   5, "x", null   the new value itself, where it is no list and no object
//   [v]            the new value v, where it is a list or an object
//   []             the key is gone
//   { k: patch }   in an object: go into k
//   [i, patch, j, patch, …]         in a list: go into i, j, …
//   { "~": [at, gone, ...items] }   in a list: at `at`, `gone` items make way for `items`
//   { "<": [gone, patch] }          in a list: the first `gone` items go, then the patch, if there is one
//
// Exact but for the order of keys: one that comes anew comes last.
import { deepEqual, isPlainObject, type JsonObject } from './json.ts';

export type Patch = unknown;

/** What turns `before` into `after`; undefined when they are equal. Shared parts cost nothing. */
export function diff(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined;
  if (Array.isArray(after)) {
    return Array.isArray(before) ? diffLists(before, after) : [after];
  }
  if (!isPlainObject(after)) return after;
  return isPlainObject(before) ? diffTables(before, after) : [after];
}

function diffTables(before: JsonObject, after: JsonObject): Patch | undefined {
  let patch: JsonObject | undefined;
  let kept = 0;
  for (const key in after) {
    const now = after[key];
    const was = before[key];
    // Most parts are shared between two states: nothing to look into.
    if (was === now && was !== undefined) {
      kept++;
      continue;
    }
    const known = Object.hasOwn(before, key);
    if (known) kept++;
    const change = known ? diff(was, now) : whole(now);
    if (change === undefined) continue;
    patch ??= {};
    set(patch, key, change);
  }
  let had = 0;
  for (const _ in before) had++;
  if (had === kept) return patch;
  for (const key in before) {
    if (Object.hasOwn(after, key)) continue;
    patch ??= {};
    set(patch, key, []);
  }
  return patch;
}

const whole = (value: unknown): Patch =>
  typeof value === 'object' && value !== null ? [value] : value;

function diffLists(before: unknown[], after: unknown[]): Patch | undefined {
  // A list that is added to at its end and cut at its beginning: a talk, a queue.
  const gone = before[0] === after[0] ? 0 : before.indexOf(after[0]);
  if (gone > 0 && typeof after[0] === 'object' && after[0] !== null) {
    const rest = diffLists(before.slice(gone), after);
    return { '<': rest === undefined ? [gone] : [gone, rest] };
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
  let head = 0;
  while (head < shorter && alike(before[head], after[head])) head++;
  let [was, now] = [before.length, after.length];
  while (was > head && now > head && alike(before[was - 1], after[now - 1])) {
    was--;
    now--;
  }
  return { '~': [head, was - head, ...after.slice(head, now)] };
}

const alike = (one: unknown, other: unknown): boolean => one === other || deepEqual(one, other);

/** The state after the patch. Nothing given is changed; parts that the patch does not touch are shared. */
export function applyPatch<T>(before: T, patch: Patch | undefined): T {
  return apply(before, patch, applyPatch) as T;
}

/**
 * The same, but `before` itself is changed, if it is a list or an object, and takes over what is in the
 * patch. For those who keep no old state and use no patch twice; never for a state that a game has been
 * asked about.
 */
export function applyPatchInPlace<T>(before: T, patch: Patch | undefined): T {
  return apply(before, patch, applyPatchInPlace) as T;
}

type Apply = (before: unknown, patch: Patch | undefined) => unknown;

function apply(before: unknown, patch: Patch | undefined, into: Apply): unknown {
  if (patch === undefined) return before;
  if (Array.isArray(patch)) {
    if (patch.length < 2) return patch[0];
    const list = into === applyPatch ? (before as unknown[]).slice() : (before as unknown[]);
    for (let i = 0; i < patch.length; i += 2) {
      const at = patch[i] as number;
      list[at] = into(list[at], patch[i + 1]);
    }
    return list;
  }
  if (!isPlainObject(patch)) return patch;
  if (Array.isArray(before) && patch['<']) {
    const [gone, rest] = patch['<'] as [number, Patch | undefined];
    if (into === applyPatch) return apply(before.slice(gone), rest, into);
    before.splice(0, gone);
    return apply(before, rest, into);
  }
  if (Array.isArray(before)) {
    const [at, gone, ...items] = patch['~'] as [number, number, ...unknown[]];
    if (into === applyPatch) return before.toSpliced(at, gone, ...items);
    before.splice(at, gone, ...items);
    return before;
  }
  const table = into === applyPatch ? { ...(before as JsonObject) } : (before as JsonObject);
  for (const key in patch) {
    const change = patch[key];
    if (Array.isArray(change) && change.length === 0) delete table[key];
    else set(table, key, into(table[key], change));
  }
  return table;
}

/** As an own key, even for names such as `__proto__`. */
function set(target: JsonObject, key: string, value: unknown): void {
  if (key === '__proto__') {
    Object.defineProperty(target, key, {
      value,
      writable: true,
      enumerable: true,
      configurable: true,
    });
  } else target[key] = value;
}
