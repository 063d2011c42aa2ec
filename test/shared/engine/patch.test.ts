// Patches, with random JSON values and with the changes that games make.
import { describe, expect, test } from 'vitest';
import {
  applyPatch,
  applyPatchInPlace,
  deepFreeze,
  diff,
  Random,
  seedFrom,
} from '../../../shared/engine/index.ts';

const random = Random.from(seedFrom(2026));
const KEYS = ['a', 'b', '0', '1', '~', '__proto__', 'constructor', ''];

function randomValue(depth: number): unknown {
  const kind = random.below(depth > 0 ? 7 : 5);
  if (kind === 5) return Array.from({ length: random.below(5) }, () => randomValue(depth - 1));
  if (kind === 6) {
    const entries = Array.from({ length: random.below(4) }, () => [
      random.pick(KEYS),
      randomValue(depth - 1),
    ]);
    return JSON.parse(`{${entries.map(([k, v]) => `${JSON.stringify(k)}:${JSON.stringify(v)}`)}}`);
  }
  return [null, true, random.below(3), 'x', ''][kind];
}

/** The value as text, with sorted keys. */
function toSortedText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toSortedText)}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.keys(value)
    .toSorted()
    .map((key) => `${key}:${toSortedText(Reflect.get(value, key))}`)}}`;
}

/** A copy with a few random changes. */
function withChanges(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || random.below(6) === 0) return randomValue(2);
  if (Array.isArray(value)) {
    const list = value.map((one) => (random.below(3) === 0 ? withChanges(one) : one));
    if (random.below(2) === 0)
      list.splice(random.below(list.length + 1), random.below(2), randomValue(1));
    if (random.below(4) === 0) list.pop();
    return list;
  }
  const copy = JSON.parse(JSON.stringify(value));
  for (const key of Object.keys(copy)) {
    if (random.below(4) === 0) delete copy[key];
    else if (random.below(3) === 0) {
      Object.defineProperty(copy, key, { value: withChanges(copy[key]) });
    }
  }
  if (random.below(4) === 0) copy.added = randomValue(1);
  return copy;
}

describe('a patch', () => {
  test('gives exactly the new state, as a copy and in place, for values of any shape', () => {
    for (let round = 0; round < 20_000; round++) {
      const before = deepFreeze(randomValue(4));
      const after = deepFreeze(random.below(2) === 0 ? withChanges(before) : randomValue(4));
      const patch = diff(before, after);
      const wired = patch === undefined ? undefined : JSON.parse(JSON.stringify(patch));
      const mutable = JSON.parse(JSON.stringify(before));
      expect(toSortedText(applyPatch(before, wired))).toBe(toSortedText(after));
      expect(toSortedText(applyPatchInPlace(mutable, wired))).toBe(toSortedText(after));
    }
  });

  test('gives exactly the new state for lists that lose elements at the start and get new ones', () => {
    for (let round = 0; round < 5000; round++) {
      const before = deepFreeze(Array.from({ length: 1 + random.below(5) }, () => randomValue(1)));
      const kept = before.slice(random.below(before.length + 1));
      const more = Array.from({ length: random.below(3) }, () => randomValue(1));
      const after = deepFreeze([
        ...kept.map((one) => (random.below(4) ? one : randomValue(1))),
        ...more,
      ]);
      const patch = diff(before, after);
      const wired = patch === undefined ? undefined : JSON.parse(JSON.stringify(patch));
      expect(toSortedText(applyPatch(before, wired))).toBe(toSortedText(after));
      const mutable = JSON.parse(JSON.stringify(before));
      expect(toSortedText(applyPatchInPlace(mutable, wired))).toBe(toSortedText(after));
    }
  });

  test('is undefined for equal states', () => {
    for (let round = 0; round < 1000; round++) {
      const state = randomValue(4);
      expect(diff(state, JSON.parse(JSON.stringify(state)))).toBe(undefined);
    }
  });
});

describe('a patch is as small as the change:', () => {
  // Objects that stay the same objects while the list moves on.
  const QUEUE = [1, 2, 3, 4].map((at) => ({ at }));
  const [, B, C] = QUEUE;
  const X = { at: 9 };
  const unchanged = { deep: [1, 2, 3] };
  test.each([
    ['a number', { a: 1, unchanged }, { a: 2, unchanged }, { a: 2 }],
    [
      'one element of a nested list',
      { beds: [[0], [1, 2]] },
      { beds: [[0], [1, 3]] },
      { beds: [1, [1, 3]] },
    ],
    ['a new list', { a: 1 }, { a: [1] }, { a: [[1]] }],
    ['an empty list', { a: 1 }, { a: [] }, { a: [[]] }],
    ['a removed key', { a: 1, b: 2 }, { a: 1 }, { b: [] }],
    ['a card drawn', { pile: [1, 2, 3] }, { pile: [1, 2] }, { pile: { '~': [2, 1] } }],
    ['a card put on top', { pile: [1, 2] }, { pile: [1, 2, 3] }, { pile: { '~': [2, 0, 3] } }],
    ['a card taken from the middle', [1, 2, 3, 4], [1, 2, 4], { '~': [2, 1] }],
    ['a list of lists that grows', [[1]], [[0], [1]], { '~': [0, 0, [0]] }],
    ['a card taken from the bottom', [1, 2, 3], [2, 3], { '~': [0, 1] }],
    ['an element that becomes null', ['red', 'blue', null], [null, 'blue', null], [0, null]],
    ['a queue that loses elements', QUEUE, QUEUE.slice(2), { '<': [2] }],
    [
      'a queue that loses and gets elements',
      QUEUE,
      [...QUEUE.slice(1), X],
      { '<': [1, { '~': [3, 0, X] }] },
    ],
    ['a queue with a changed element', QUEUE, [B, C, X], { '<': [1, [2, { at: 9 }]] }],
  ])('%s', (_, before, after, patch) => {
    expect(diff(before, after)).toEqual(patch);
  });
});

test('applyPatch shares the parts that the patch does not change, so that clients redraw only the others', () => {
  const before = { hands: [[1], [2]], grid: [[0], [0]] };
  const after = applyPatch(before, { grid: [1, [0, 5]] });
  expect(after.hands).toBe(before.hands);
  expect(after.grid[0]).toBe(before.grid[0]);
  expect(before.grid[1]).toEqual([0]);
});

describe('applyPatchInPlace', () => {
  const PATCHES: [string, unknown, unknown][] = [
    ['a key', { a: 1, b: { c: 2 } }, { a: 5 }],
    ['a new key', { a: 1 }, { b: [[]] }],
    ['a removed key', { a: 1, b: 2 }, { b: [] }],
    ['an element of a list', [1, 2, 3], [1, 7]],
    ['elements of a list', [1, 2, 3], { '~': [1, 1, 8, 9] }],
    ['elements at the start', [{ a: 1 }, { a: 2 }, { a: 3 }], { '<': [2] }],
    ['elements at the start and others', [{ a: 1 }, { a: 2 }], { '<': [1, [0, { a: 5 }]] }],
    ['a nested element', { hands: [{ cards: [1] }] }, { hands: [0, { cards: { '~': [0, 1] } }] }],
  ];

  test.each(PATCHES)('changes the given state: %s', (_, before, patch) => {
    const [given, copy] = [structuredClone(before), applyPatch(before, patch)];
    expect(applyPatchInPlace(given, patch)).toBe(given);
    expect(given).toEqual(copy);
    expect(given).not.toEqual(before);
  });

  test('changes the parts on the path in place and leaves the others', () => {
    const state = { hands: [[1], [2]], grid: [[0]] };
    const [hands, first, second, grid] = [state.hands, ...state.hands, state.grid];
    applyPatchInPlace(state, { hands: [1, { '~': [1, 0, 3] }] });
    expect(state.hands).toBe(hands);
    expect(state.hands[0]).toBe(first);
    expect(state.hands[1]).toBe(second);
    expect(second).toEqual([2, 3]);
    expect(state.grid).toBe(grid);
  });

  test.each(PATCHES)('applyPatch leaves the given state unchanged: %s', (_, before, patch) => {
    const text = JSON.stringify(before);
    const made = applyPatch(deepFreeze(before), patch);
    expect(made).not.toBe(before);
    expect(JSON.stringify(before)).toBe(text);
  });
});
