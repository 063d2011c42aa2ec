// The picker: which refs can be clicked, and which one a hint lights up.
import { signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import type { Session } from '../../client/session/session.ts';
import { Picker } from '../../client/table/picker.ts';
import type { AnyGame } from '../../shared/engine/index.ts';

// The settings need a page. With this one the picker sends moves without asking for confirmation.
vi.mock('../../client/session/settings.ts', () => ({ confirmMoves: { value: { value: 'off' } } }));

const PATHS = [['card:move', 'flat:1/1'], ['card:move', 'flat:1/2'], ['card:roof'], ['button:no']];

/** A picker at a game whose legal moves have these paths. */
function picker(status = signal('open')): Picker {
  // Only the members that the picker reads, so the types have to be forced.
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
  return new Picker(session, { rules });
}

test('lights up the refs of a hint one after another', () => {
  const one = picker();
  expect(one.hintedRef.value).toBeNull();
  one.hintPath.value = ['card:move', 'flat:1/2'];
  expect(one.hintedRef.value).toBe('card:move');
  one.pick('card:move');
  expect(one.hintedRef.value).toBe('flat:1/2');
  expect(one.live.value).toContain('flat:1/2');
});

test('lights up the first ref again when the player cancels or begins another move', () => {
  const one = picker();
  one.hintPath.value = ['card:move', 'flat:1/2'];
  one.pick('card:move');
  one.cancel();
  expect(one.hintedRef.value).toBe('card:move');
  one.hintPath.value = ['card:roof'];
  one.pick('card:move');
  expect(one.hintedRef.value).toBe('card:roof');
});

test('an outdated page lets the player finish a move, but not begin one', () => {
  const [idle, busy] = [signal('open'), signal('open')];
  const [one, other] = [picker(idle), picker(busy)];
  other.pick('card:move');
  for (const status of [idle, busy]) status.value = 'outdated';
  expect(one.live.value.size).toBe(0);
  expect([...other.live.value]).toEqual(['flat:1/1', 'flat:1/2']);
  other.dropStaleChoice();
  expect(other.picked.value).toEqual(['card:move']);
});
