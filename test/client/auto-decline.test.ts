// The no that the client says for a player who cannot answer: only then, and never after the same time.
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

async function asked(moves: Move[]) {
  const { startAutoDecline } = await import('../../client/table/auto-decline.ts');
  const ask = vi.fn();
  const session = {
    table: signal({ phase: 'playing' }),
    game: signal({ moves }),
    seat: signal(1),
    seq: signal(7),
    pending: signal(null),
    send: ask,
  };
  const rules = { moves: (game: { moves: Move[] }) => game.moves };
  const refusal = (move: Move) => move.type === 'no';
  const stop = startAutoDecline(session as never, { rules, refusal } as never);
  return { session, ask, stop };
}

test('whoever can only say no has it said, after a while', async () => {
  const { ask } = await asked([no]);
  await vi.advanceTimersByTimeAsync(800);
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(9000);
  expect(ask.mock.calls).toEqual([[{ type: 'move', seq: 7, move: no }]]);
});

test.each([
  ['who could answer', [police, no]],
  ['whose only move is no refusal', [police]],
  ['who is not asked', []],
])('nothing is said for one %s', async (_, moves) => {
  const { ask } = await asked(moves);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).not.toHaveBeenCalled();
});

test('not when the question is gone, and not by one who has left', async () => {
  const gone = await asked([no]);
  gone.session.game.value = { moves: [] };
  const left = await asked([no]);
  left.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(gone.ask).not.toHaveBeenCalled();
  expect(left.ask).not.toHaveBeenCalled();
});

test('not where it is not wished', async () => {
  const { declineForMe } = await import('../../client/session/settings.ts');
  declineForMe.choose('off');
  const { ask } = await asked([no]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).not.toHaveBeenCalled();
  declineForMe.choose('on');
});

test('the wait is that of people: never none, mostly short, now and then long, never endless', async () => {
  const { declineDelayMs } = await import('../../client/table/auto-decline.ts');
  const waits = Array.from({ length: 1000 }, (_, at) => declineDelayMs(at / 1000));
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(900);
  expect(Math.max(...waits)).toBeLessThanOrEqual(9000);
  expect(waits[500]).toBeLessThan(2500);
  expect(waits.filter((wait) => wait > 4000).length).toBeGreaterThan(100);
  expect(new Set(waits).size).toBeGreaterThan(900);
});
