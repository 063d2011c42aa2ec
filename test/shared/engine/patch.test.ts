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

function anything(depth: number): unknown {
  const kind = random.below(depth > 0 ? 7 : 5);
  if (kind === 5) return Array.from({ length: random.below(5) }, () => anything(depth - 1));
  if (kind === 6) {
    const entries = Array.from({ length: random.below(4) }, () => [
      random.pick(KEYS),
      anything(depth - 1),
    ]);
    return JSON.parse(`{${entries.map(([k, v]) => `${JSON.stringify(k)}:${JSON.stringify(v)}`)}}`);
  }
  return [null, true, random.below(3), 'x', ''][kind];
}

/** As text, whatever the order of keys. */
function sorted(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sorted)}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.keys(value)
    .toSorted()
    .map((key) => `${key}:${sorted(Reflect.get(value, key))}`)}}`;
}

/** Like it, but for a few changes. */
function changed(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || random.below(6) === 0) return anything(2);
  if (Array.isArray(value)) {
    const list = value.map((one) => (random.below(3) === 0 ? changed(one) : one));
    if (random.below(2) === 0)
      list.splice(random.below(list.length + 1), random.below(2), anything(1));
    if (random.below(4) === 0) list.pop();
    return list;
  }
  const copy = JSON.parse(JSON.stringify(value));
  for (const key of Object.keys(copy)) {
    if (random.below(4) === 0) delete copy[key];
    else if (random.below(3) === 0) {
      Object.defineProperty(copy, key, { value: changed(copy[key]) });
    }
  }
  if (random.below(4) === 0) copy.added = anything(1);
  return copy;
}

describe('a patch turns one state exactly into another', () => {
  test('of any shape, anew and in place, over the wire', () => {
    for (let round = 0; round < 20_000; round++) {
      const before = deepFreeze(anything(4));
      const after = deepFreeze(random.below(2) === 0 ? changed(before) : anything(4));
      const patch = diff(before, after);
      const wired = patch === undefined ? undefined : JSON.parse(JSON.stringify(patch));
      const mutable = JSON.parse(JSON.stringify(before));
      expect(sorted(applyPatch(before, wired))).toBe(sorted(after));
      expect(sorted(applyPatchInPlace(mutable, wired))).toBe(sorted(after));
    }
  });

  test('of lists that move on, whose items are the same ones', () => {
    for (let round = 0; round < 5000; round++) {
      const before = deepFreeze(Array.from({ length: 1 + random.below(5) }, () => anything(1)));
      const kept = before.slice(random.below(before.length + 1));
      const more = Array.from({ length: random.below(3) }, () => anything(1));
      const after = deepFreeze([
        ...kept.map((one) => (random.below(4) ? one : anything(1))),
        ...more,
      ]);
      const patch = diff(before, after);
      const wired = patch === undefined ? undefined : JSON.parse(JSON.stringify(patch));
      expect(sorted(applyPatch(before, wired))).toBe(sorted(after));
      const mutable = JSON.parse(JSON.stringify(before));
      expect(sorted(applyPatchInPlace(mutable, wired))).toBe(sorted(after));
    }
  });

  test('no patch for equal states', () => {
    for (let round = 0; round < 1000; round++) {
      const state = anything(4);
      expect(diff(state, JSON.parse(JSON.stringify(state)))).toBe(undefined);
    }
  });
});

describe('a patch is small', () => {
  // Things that stay the same things while a list of them moves on.
  const QUEUE = [1, 2, 3, 4].map((at) => ({ at }));
  const [, B, C] = QUEUE;
  const X = { at: 9 };
  const same = { deep: [1, 2, 3] };
  test.each([
    ['a number', { a: 1, same }, { a: 2, same }, { a: 2 }],
    [
      'one bed of one flat',
      { beds: [[0], [1, 2]] },
      { beds: [[0], [1, 3]] },
      { beds: [1, [1, 3]] },
    ],
    ['a new list', { a: 1 }, { a: [1] }, { a: [[1]] }],
    ['an empty list', { a: 1 }, { a: [] }, { a: [[]] }],
    ['a key gone', { a: 1, b: 2 }, { a: 1 }, { b: [] }],
    ['a card drawn', { pile: [1, 2, 3] }, { pile: [1, 2] }, { pile: { '~': [2, 1] } }],
    ['a card put on top', { pile: [1, 2] }, { pile: [1, 2, 3] }, { pile: { '~': [2, 0, 3] } }],
    ['a card out of the middle', [1, 2, 3, 4], [1, 2, 4], { '~': [2, 1] }],
    ['a list of lists grows', [[1]], [[0], [1]], { '~': [0, 0, [0]] }],
    ['a card from the bottom', [1, 2, 3], [2, 3], { '~': [0, 1] }],
    ['the first bed is left', ['red', 'blue', null], [null, 'blue', null], [0, null]],
    ['a queue moves on', QUEUE, QUEUE.slice(2), { '<': [2] }],
    ['and somebody joins it', QUEUE, [...QUEUE.slice(1), X], { '<': [1, { '~': [3, 0, X] }] }],
    ['and somebody in it changes', QUEUE, [B, C, X], { '<': [1, [2, { at: 9 }]] }],
  ])('%s', (_, before, after, patch) => {
    expect(diff(before, after)).toEqual(patch);
  });
});

test('what a patch does not touch is shared, so that nothing else need be drawn again', () => {
  const before = { hands: [[1], [2]], grid: [[0], [0]] };
  const after = applyPatch(before, { grid: [1, [0, 5]] });
  expect(after.hands).toBe(before.hands);
  expect(after.grid[0]).toBe(before.grid[0]);
  expect(before.grid[1]).toEqual([0]);
});

describe('In place', () => {
  const PATCHES: [string, unknown, unknown][] = [
    ['a key', { a: 1, b: { c: 2 } }, { a: 5 }],
    ['a new key', { a: 1 }, { b: [[]] }],
    ['a key gone', { a: 1, b: 2 }, { b: [] }],
    ['a place of a list', [1, 2, 3], [1, 7]],
    ['items of a list', [1, 2, 3], { '~': [1, 1, 8, 9] }],
    ['items off the front', [{ a: 1 }, { a: 2 }, { a: 3 }], { '<': [2] }],
    ['and then more', [{ a: 1 }, { a: 2 }], { '<': [1, [0, { a: 5 }]] }],
    ['deep down', { hands: [{ cards: [1] }] }, { hands: [0, { cards: { '~': [0, 1] } }] }],
  ];

  test.each(PATCHES)('%s: the state itself is changed', (_, before, patch) => {
    const [given, anew] = [structuredClone(before), applyPatch(before, patch)];
    expect(applyPatchInPlace(given, patch)).toBe(given);
    expect(given).toEqual(anew);
    expect(given).not.toEqual(before);
  });

  test('so are the parts on the way, and the others stay', () => {
    const state = { hands: [[1], [2]], grid: [[0]] };
    const [hands, first, second, grid] = [state.hands, ...state.hands, state.grid];
    applyPatchInPlace(state, { hands: [1, { '~': [1, 0, 3] }] });
    expect(state.hands).toBe(hands);
    expect(state.hands[0]).toBe(first);
    expect(state.hands[1]).toBe(second);
    expect(second).toEqual([2, 3]);
    expect(state.grid).toBe(grid);
  });

  test.each(PATCHES)('%s: anew, the given state is not changed', (_, before, patch) => {
    const text = JSON.stringify(before);
    const made = applyPatch(deepFreeze(before), patch);
    expect(made).not.toBe(before);
    expect(JSON.stringify(before)).toBe(text);
  });
});
