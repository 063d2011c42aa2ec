// The client declines for a player who has no other answer, after a random delay.
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Move } from '../../shared/engine/index.ts';

const no = { type: 'no' };
const police = { type: 'answer', card: 'police' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function startAsked(moves: Move[]) {
  const { startAutoDecline } = await import('../../client/table/auto-decline.ts');
  const send = vi.fn();
  const session = {
    table: signal({ phase: 'playing' }),
    game: signal({ moves }),
    seat: signal(1),
    seq: signal(7),
    pending: signal(null),
    send,
  };
  const rules = { moves: (game: { moves: Move[] }) => game.moves };
  const refusal = (move: Move) => move.type === 'no';
  // Only the members that startAutoDecline() reads.
  const stop = startAutoDecline(session as never, { rules, refusal } as never);
  return { session, send, stop };
}

test('declines after a while for a player who can only decline', async () => {
  const { send } = await startAsked([no]);
  await vi.advanceTimersByTimeAsync(800);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(9000);
  expect(send.mock.calls).toEqual([[{ type: 'move', seq: 7, move: no }, true]]);
});

test.each([
  ['who could answer', [police, no]],
  ['whose only move is no refusal', [police]],
  ['who is not asked', []],
])('sends nothing for a player %s', async (_, moves) => {
  const { send } = await startAsked(moves);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).not.toHaveBeenCalled();
});

test('sends nothing when another player has the turn by then, or the player has left the table', async () => {
  const gone = await startAsked([no]);
  gone.session.game.value = { moves: [] };
  const left = await startAsked([no]);
  left.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(gone.send).not.toHaveBeenCalled();
  expect(left.send).not.toHaveBeenCalled();
});

test('sends nothing when the setting is off', async () => {
  const { declineForMe } = await import('../../client/session/settings.ts');
  declineForMe.choose('off');
  const { send } = await startAsked([no]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).not.toHaveBeenCalled();
  declineForMe.choose('on');
});

test('waits between 0.9 and 9 seconds, in half of the cases less than 2.5', async () => {
  const { declineDelayMs } = await import('../../client/table/auto-decline.ts');
  const waits = Array.from({ length: 1000 }, (_, at) => declineDelayMs(at / 1000));
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(900);
  expect(Math.max(...waits)).toBeLessThanOrEqual(9000);
  expect(waits[500]).toBeLessThan(2500);
  expect(waits.filter((wait) => wait > 4000).length).toBeGreaterThan(100);
  expect(new Set(waits).size).toBeGreaterThan(900);
});
