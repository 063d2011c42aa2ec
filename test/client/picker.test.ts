// Choosing by clicks: what is live, and the way that a hint lights up.
import { signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import type { Session } from '../../client/session/session.ts';
import { Picker } from '../../client/table/picker.ts';
import type { AnyGame } from '../../shared/engine/index.ts';

// What is set there is set on a page; here is none, and moves are made without a question.
vi.mock('../../client/session/settings.ts', () => ({ confirmMoves: { value: { value: 'off' } } }));

const PATHS = [['card:move', 'flat:1/1'], ['card:move', 'flat:1/2'], ['card:roof'], ['button:no']];

/** At the table of a game with these ways, and no more. */
function picker(status = signal('open')): Picker {
  const session = {
    game: signal({}),
    seat: signal(0),
    isPlaying: signal(true),
    pending: signal(null),
    status,
  } as unknown as Session;
  const rules = {
    moves: () => PATHS.map((path) => ({ type: path.join(' ') })),
    path: (_state: unknown, { type }: { type: string }) => type.split(' '),
  } as unknown as AnyGame;
  return new Picker(session, rules);
}

test('a hint lights up one thing after another', () => {
  const one = picker();
  expect(one.hintedRef.value).toBeNull();
  one.hintPath.value = ['card:move', 'flat:1/2'];
  expect(one.hintedRef.value).toBe('card:move');
  one.pick('card:move');
  expect(one.hintedRef.value).toBe('flat:1/2');
  expect(one.live.value).toContain('flat:1/2');
});

test('whoever goes back, or begins something else, is shown the way from its beginning', () => {
  const one = picker();
  one.hintPath.value = ['card:move', 'flat:1/2'];
  one.pick('card:move');
  one.cancel();
  expect(one.hintedRef.value).toBe('card:move');
  one.hintPath.value = ['card:roof'];
  one.pick('card:move');
  expect(one.hintedRef.value).toBe('card:roof');
});

test('where the page is stale nothing can be begun, and what was begun stays', () => {
  const [idle, busy] = [signal('open'), signal('open')];
  const [one, other] = [picker(idle), picker(busy)];
  other.pick('card:move');
  for (const status of [idle, busy]) status.value = 'outdated';
  expect(one.live.value.size).toBe(0);
  expect([...other.live.value]).toEqual(['flat:1/1', 'flat:1/2']);
  other.dropStaleChoice();
  expect(other.picked.value).toEqual(['card:move']);
});
