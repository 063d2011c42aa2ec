// The page's part of a local table, whose room runs in a web worker: what it stores, and when it gives up.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FromRoom, ToRoom } from '../../client/local/messages.ts';
import { CLOSE_CODES } from '../../shared/protocol/index.ts';

class FakeWorker extends EventTarget {
  static latest: FakeWorker;
  sent: ToRoom[] = [];
  isTerminated = false;
  constructor() {
    super();
    FakeWorker.latest = this;
  }
  postMessage(message: ToRoom): void {
    this.sent.push(message);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  emit(data: FromRoom): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

/** Delivers to all other open channels of the same name. */
class FakeChannel extends EventTarget {
  static open = new Set<FakeChannel>();
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    FakeChannel.open.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of [...FakeChannel.open]) {
      const hears = other !== this && other.name === this.name;
      if (hears) other.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
  close(): void {
    FakeChannel.open.delete(this);
  }
}

let storage: Map<string, string>;
let isFull: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  storage = new Map();
  isFull = false;
  FakeChannel.open.clear();
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  const page = new EventTarget();
  vi.stubGlobal('window', Object.assign(page, { setTimeout, clearTimeout }));
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    removeItem: (name: string) => void storage.delete(name),
    setItem(name: string, value: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      storage.set(name, value);
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const NAME = 'solo toy';
// The page stores these without reading them, so they lack most members of their types.
const first = { seq: 1, at: 0, table: { chairs: [{}, {}] } } as never;
const row = (seq: number) => ({ seq }) as never;
const written = () => JSON.parse(storage.get(NAME) ?? 'null');

async function openTable(isStored = false) {
  const local = await import('../../client/local/local-table.ts');
  const players = [
    { name: 'Ada', level: null },
    { name: 'Porter', level: 'easy' as const },
  ];
  const table = new local.LocalTable(NAME, 'toy', isStored ? null : players);
  return { table, worker: FakeWorker.latest, local };
}

test('stores changes within a second, and when the player leaves the page', async () => {
  const { table, worker } = await openTable();
  worker.emit({ type: 'keep', first, rows: [] });
  worker.emit({ type: 'keep', row: row(2) });
  expect(written()).toBe(null);
  vi.advanceTimersByTime(1000);
  expect(written()).toEqual({ people: 1, first, rows: [row(2)] });
  worker.emit({ type: 'keep', row: row(3) });
  window.dispatchEvent(new Event('pagehide'));
  expect(written().rows).toHaveLength(2);
  worker.emit({ type: 'keep', row: row(4) });
  table.leave();
  expect(written().rows).toHaveLength(3);
  expect(worker.isTerminated).toBe(true);
});

test('a page without changes does not overwrite what another window has stored', async () => {
  storage.set(NAME, JSON.stringify({ people: 1, first, rows: [] }));
  const { table, worker } = await openTable(true);
  expect(worker.sent[0]).toMatchObject({ type: 'open', opening: { kept: { rows: [] } } });
  storage.set(NAME, JSON.stringify({ people: 1, first, rows: [row(2)] }));
  window.dispatchEvent(new Event('pagehide'));
  table.leave();
  expect(written().rows).toHaveLength(1);
});

test('the window that was opened last takes the table over', async () => {
  const { table, worker } = await openTable();
  worker.emit({ type: 'keep', first, rows: [] });
  table.leave();
  const here = await openTable(true);
  const there = await openTable(true);
  expect(here.worker.isTerminated).toBe(true);
  expect(here.table.sessions[0]?.status.value).toBe('moved');
  here.worker.emit({ type: 'keep', row: row(2) });
  window.dispatchEvent(new Event('pagehide'));
  expect(written().rows).toEqual([]);
  expect(there.worker.isTerminated).toBe(false);
  expect(FakeChannel.open.size).toBe(1);
});

test('keeps the table in memory when storage is full', async () => {
  const { table, worker } = await openTable();
  worker.emit({ type: 'keep', first, rows: [] });
  vi.advanceTimersByTime(1000);
  isFull = true;
  worker.emit({ type: 'keep', row: row(2) });
  table.leave();
  expect(written().rows).toEqual([]);
  const again = await openTable(true);
  expect(again.worker.sent[0]).toMatchObject({ opening: { kept: { rows: [row(2)] } } });
});

test('a table that was stored without a number of people has a person on every seat', async () => {
  storage.set(NAME, JSON.stringify({ first, rows: [] }));
  const { table, local } = await openTable(true);
  expect(local.isTableStored(NAME)).toBe(true);
  expect(table.sessions).toHaveLength(2);
});

test.each(['', '{}', 'nonsense', '{"people":1}'])(
  'ignores %j in storage, which is no table',
  async (text) => {
    storage.set(NAME, text);
    const { local } = await openTable();
    expect(local.isTableStored(NAME)).toBe(false);
  },
);

test('reports a worker that does not start, and keeps the stored table', async () => {
  storage.set(NAME, JSON.stringify({ people: 1, first, rows: [row(2)] }));
  const { table, worker } = await openTable(true);
  worker.dispatchEvent(new Event('error'));
  expect(table.sessions[0]?.status.value).toBe('outdated');
  expect(written().rows).toHaveLength(1);
});

test.each([true, false])(
  'gives up a room that cannot run, and keeps the stored table only if it is fine (%s)',
  async (isTableFine) => {
    storage.set(NAME, JSON.stringify({ people: 1, first, rows: [row(2)] }));
    const { table, worker, local } = await openTable(true);
    worker.emit({ type: 'failed', isTableFine });
    expect(table.sessions[0]?.status.value).toBe(isTableFine ? 'outdated' : 'gone');
    expect(local.isTableStored(NAME)).toBe(isTableFine);
  },
);

test('a table that was played with newer rules waits for them, and stays stored', async () => {
  storage.set(NAME, JSON.stringify({ people: 1, first, rows: [row(2)] }));
  const { table, worker } = await openTable(true);
  worker.emit({ type: 'closed', seat: 0, code: CLOSE_CODES.held });
  expect(table.sessions[0]?.status.value).toBe('updating');
  expect(written().rows).toHaveLength(1);
});
