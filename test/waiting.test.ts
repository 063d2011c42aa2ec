// Tests wait for events, not for a fixed time: it would be too short on a busy machine and too long everywhere else.
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSource, sourceFiles } from '../scripts/imports.ts';
import { IN_BROWSER } from '../vitest.config.ts';
import { LONGEST } from './kit/longest-first.ts';

const files = sourceFiles(['test']);

/** The longest pause between two checks of a condition. A longer one is a wait for a fixed time. */
const LONGEST_MS = 100;

/** Files in which the time itself is what is tested. */
const TIMED: Record<string, string> = {
  'test/worker/hibernation.spec.ts':
    'the runtime puts an object to sleep after ten seconds of its own',
};

/** `setTimeout` with a function that does work is the time limit of a wait; with a bare name it ends a sleep. */
const SLEEP = /\b(?:pause|sleep|wait)\(\s*([\d_]+)|setTimeout\(\s*\w+\s*,\s*([\d_]+)/g;
const TIMER = /\bwaitForTimeout\b|\btimers\/promises\b|\bscheduler\.wait\b/g;

function sleepsIn(text: string): string[] {
  const long = [...text.matchAll(SLEEP)].filter(
    ([, one, other]) => Number((one ?? other ?? '').replaceAll('_', '')) >= LONGEST_MS,
  );
  return [...long, ...text.matchAll(TIMER)].map(([found]) => found);
}

// This file contains the patterns it looks for.
const tests = files.filter((file) => file !== 'test/waiting.test.ts');

test('no test sleeps', () => {
  const found = tests
    .filter((file) => !(file in TIMED))
    .flatMap((file) => sleepsIn(readSource(file)).map((sleep) => `${file}: ${sleep}`));
  expect(found).toEqual([]);
});

test.each(Object.keys(TIMED))('%s, which may sleep, does sleep', (file) => {
  expect(sleepsIn(readSource(file))).not.toEqual([]);
});

describe('the check of sleeping', () => {
  test.each([
    'await page.waitForTimeout(5)',
    'await pause(1500)',
    'await new Promise((wait) => setTimeout(wait, 1_000))',
    "import { setTimeout } from 'node:timers/promises'",
  ])('finds %s', (text) => {
    expect(sleepsIn(text)).toHaveLength(1);
  });

  test.each(['await pause(5)', 'setTimeout(() => reject(new Error()), 3000)', 'pause(at / 1000)'])(
    'accepts %s',
    (text) => {
      expect(sleepsIn(text)).toEqual([]);
    },
  );
});

/** The file itself and all files of the tests that it imports, directly or not. */
function needs(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path = ''] of readSource(file).matchAll(/\bfrom '(\.[^']+\.ts)'/g)) {
    const next = posix.join(posix.dirname(file), path);
    if (files.includes(next)) needs(next, seen);
  }
  return seen;
}

test('the files that start first are tests, each named once', () => {
  expect(LONGEST.filter((file) => !files.includes(file))).toEqual([]);
  expect(new Set(LONGEST).size).toBe(LONGEST.length);
});

test('IN_BROWSER names exactly the test files that need a browser', () => {
  const folders = IN_BROWSER.map((glob) => glob.replace(/\*.*$/, ''));
  const wanted = files.filter(
    (file) => file.endsWith('.test.ts') && needs(file).has('test/kit/browser/browser.ts'),
  );
  const left = files.filter(
    (file) => file.endsWith('.test.ts') && folders.some((folder) => file.startsWith(folder)),
  );
  expect(wanted.length).toBeGreaterThan(10);
  expect(left).toEqual(wanted);
});
