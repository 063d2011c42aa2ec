// Checks a patch from somebody who is not trusted. patch.ts itself trusts its patches, because the room makes them.
import { isPlainObject } from './json.ts';

const isIndex = (value: unknown, below: number): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < below;

/** Whether the patch is well formed and fits this state: it changes only members and elements that are there. */
export function isPatchFor(before: unknown, patch: unknown): boolean {
  if (patch === undefined) return false;
  if (Array.isArray(patch)) return isListPatchFor(before, patch);
  if (!isPlainObject(patch)) return true;
  if (Array.isArray(before)) return isSpliceFor(before, patch);
  if (!isPlainObject(before)) return false;
  return Object.entries(patch).every(([key, change]) => {
    const isThere = Object.hasOwn(before, key);
    if (Array.isArray(change) && change.length === 0) return isThere;
    // A member that is not there yet can only be set.
    return isPatchFor(isThere ? before[key] : null, change);
  });
}

function isListPatchFor(before: unknown, patch: unknown[]): boolean {
  // A new value; an empty list would remove a member, and only an object has members.
  if (patch.length < 2) return patch.length === 1;
  if (!Array.isArray(before) || patch.length % 2 !== 0) return false;
  const seen = new Set<unknown>();
  for (let at = 0; at < patch.length; at += 2) {
    const index = patch[at];
    // The second change of an element would meet another value than the one it is checked against.
    if (!isIndex(index, before.length) || seen.has(index)) return false;
    seen.add(index);
    if (!isPatchFor(before[index], patch[at + 1])) return false;
  }
  return true;
}

function isSpliceFor(before: unknown[], patch: Record<string, unknown>): boolean {
  const [name, ...others] = Object.keys(patch);
  const given = name === undefined ? undefined : patch[name];
  if (others.length > 0 || !Array.isArray(given)) return false;
  const [first, second] = given;
  if (name === '<') {
    if (!isIndex(first, before.length + 1) || first === 0 || given.length > 2) return false;
    return given.length === 1 || isPatchFor(before.slice(first), second);
  }
  return (
    name === '~' && isIndex(first, before.length + 1) && isIndex(second, before.length - first + 1)
  );
}
