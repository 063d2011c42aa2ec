// Screen readers hear each event once, in order, and not more often than they can speak.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Announcements } from '../../client/table/announcements.ts';
import type { Line } from '../../client/table/lines.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

// Only the member that the announcements read.
const line = (text: string) => ({ pieces: [text] }) as Partial<Line> as Line;

function listen() {
  const announcements = new Announcements(
    (lines) => lines,
    ({ pieces: [text] }) => String(text),
  );
  const heard: string[] = [];
  announcements.latest.subscribe(({ text }) => {
    if (text) heard.push(text);
  });
  return { announcements, heard };
}

test('gathers what the others do, so that two seconds lie between two announcements', async () => {
  const { announcements, heard } = listen();
  for (const text of ['One.', 'Two.', 'Three.']) announcements.add([line(text)], false);
  expect(heard).toEqual(['One.']);
  await vi.advanceTimersByTimeAsync(1900);
  expect(heard).toEqual(['One.']);
  await vi.advanceTimersByTimeAsync(200);
  expect(heard).toEqual(['One.', 'Two. Three.']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(heard).toHaveLength(2);
});

test('says at once what the player has done, after what came before it', () => {
  const { announcements, heard } = listen();
  announcements.add([line('One.')], false);
  announcements.add([line('Two.')], false);
  announcements.add([line('You do it.')], true);
  expect(heard).toEqual(['One.', 'Two. You do it.']);
});

test('says equal lines again, and nothing for changes without a line', async () => {
  const { announcements, heard } = listen();
  announcements.add([], true);
  announcements.add([line('You do it.')], true);
  announcements.add([line('You do it.')], true);
  expect(heard).toEqual(['You do it.', 'You do it.']);
});
