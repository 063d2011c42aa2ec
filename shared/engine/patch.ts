// The difference between two JSON states, as JSON.
//
//   5, "x", null   the new value itself, where it is no list and no object
//   [v]            the new value v, where it is a list or an object
//   []             the key is gone
//   { k: patch }   go into k; in a list, k is an index
//   { "~": [at, gone, ...items] }   in a list: at `at`, `gone` items make way for `items`
import { isTable, same, type Table } from './json.ts';

export type Patch = unknown;

/** What turns `before` into `after`; undefined when they are equal. Shared parts cost nothing. */
export function diff(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined;
  if (Array.isArray(after)) {
    return Array.isArray(before) ? diffLists(before, after) : [after];
  }
  if (!isTable(after)) return after;
  return isTable(before) ? diffTables(before, after) : [after];
}

function diffTables(before: Table, after: Table): Patch | undefined {
  let patch: Table | undefined;
  for (const key in after) {
    const now = after[key];
    const was = before[key];
    if (was === now && now !== undefined) continue;
    const change = Object.hasOwn(before, key) ? diff(was, now) : whole(now);
    if (change === undefined) continue;
    patch ??= {};
    set(patch, key, change);
  }
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
  if (before.length === after.length) {
    let patch: Table | undefined;
    for (let i = 0; i < after.length; i++) {
      if (before[i] === after[i]) continue;
      const change = diff(before[i], after[i]);
      if (change === undefined) continue;
      patch ??= {};
      patch[i] = change;
    }
    return patch;
  }
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && same(before[head], after[head])) head++;
  let tail = 0;
  while (tail < shorter - head && same(before.at(-1 - tail), after.at(-1 - tail))) tail++;
  const gone = before.length - head - tail;
  return { '~': [head, gone, ...after.slice(head, after.length - tail)] };
}

/** The state after the patch. Nothing given is changed; parts that the patch does not touch are shared. */
export function patched<T>(before: T, patch: Patch | undefined): T {
  if (patch === undefined) return before;
  if (!isTable(patch)) return (Array.isArray(patch) ? patch[0] : patch) as T;
  const copy = Array.isArray(before) ? before.slice() : { ...before };
  return edited(copy as object, patch, patched) as T;
}

/** The same, but `before` itself is changed, if it is a list or an object. For those who keep no old state. */
export function patchInPlace<T>(before: T, patch: Patch | undefined): T {
  if (patch === undefined) return before;
  if (!isTable(patch)) return (Array.isArray(patch) ? patch[0] : patch) as T;
  return edited(before as object, patch, patchInPlace) as T;
}

type Apply = (before: unknown, patch: Patch) => unknown;

function edited(target: object, patch: Table, apply: Apply): object {
  const list = Array.isArray(target) ? target : null;
  for (const key in patch) {
    const change = patch[key];
    if (list && key === '~') {
      const [at, gone, ...items] = change as [number, number, ...unknown[]];
      list.splice(at, gone, ...items);
    } else if (Array.isArray(change) && change.length === 0) {
      delete (target as Table)[key];
    } else {
      set(target as Table, key, apply((target as Table)[key], change));
    }
  }
  return target;
}

/** As an own key, even for names such as `__proto__`. */
function set(target: Table, key: string, value: unknown): void {
  if (key === '__proto__') {
    Object.defineProperty(target, key, {
      value,
      writable: true,
      enumerable: true,
      configurable: true,
    });
  } else target[key] = value;
}
