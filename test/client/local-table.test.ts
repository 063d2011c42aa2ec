// The page's end of a table of this browser: what it keeps, and when it gives up.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FromRoom, ToRoom } from '../../client/local/messages.ts';
import { CLOSE } from '../../shared/protocol/index.ts';

class PaperWorker extends EventTarget {
  static latest: PaperWorker;
  said: ToRoom[] = [];
  ended = false;
  constructor() {
    super();
    PaperWorker.latest = this;
  }
  postMessage(message: ToRoom): void {
    this.said.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  tells(data: FromRoom): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

/** Heard by all others that are open under the same name. */
class PaperChannel extends EventTarget {
  static open = new Set<PaperChannel>();
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    PaperChannel.open.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of [...PaperChannel.open]) {
      const hears = other !== this && other.name === this.name;
      if (hears) other.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
  close(): void {
    PaperChannel.open.delete(this);
  }
}

let storage: Map<string, string>;
let full: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  storage = new Map();
  full = false;
  PaperChannel.open.clear();
  vi.stubGlobal('Worker', PaperWorker);
  vi.stubGlobal('BroadcastChannel', PaperChannel);
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  const page = new EventTarget();
  vi.stubGlobal('window', Object.assign(page, { setTimeout, clearTimeout }));
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    removeItem: (name: string) => void storage.delete(name),
    setItem(name: string, value: string) {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      storage.set(name, value);
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const NAME = 'solo toy';
const first = { seq: 1, at: 0, table: { chairs: [{}, {}] } } as never;
const row = (seq: number) => ({ seq }) as never;
const written = () => JSON.parse(storage.get(NAME) ?? 'null');

async function opened(kept = false) {
  const local = await import('../../client/local/local-table.ts');
  const players = [
    { name: 'Ada', level: null },
    { name: 'Porter', level: 'easy' as const },
  ];
  const table = new local.LocalTable(NAME, 'toy', kept ? null : players);
  return { table, worker: PaperWorker.latest, local };
}

test('what happened is kept within a second, and when the page is left', async () => {
  const { table, worker } = await opened();
  worker.tells({ type: 'keep', first, rows: [] });
  worker.tells({ type: 'keep', row: row(2) });
  expect(written()).toBe(null);
  vi.advanceTimersByTime(1000);
  expect(written()).toEqual({ people: 1, first, rows: [row(2)] });
  worker.tells({ type: 'keep', row: row(3) });
  window.dispatchEvent(new Event('pagehide'));
  expect(written().rows).toHaveLength(2);
  worker.tells({ type: 'keep', row: row(4) });
  table.leave();
  expect(written().rows).toHaveLength(3);
  expect(worker.ended).toBe(true);
});

test('a page on which nothing happened writes nothing over what another has kept', async () => {
  storage.set(NAME, JSON.stringify({ people: 1, first, rows: [] }));
  const { table, worker } = await opened(true);
  expect(worker.said[0]).toMatchObject({ type: 'open', opening: { kept: { rows: [] } } });
  storage.set(NAME, JSON.stringify({ people: 1, first, rows: [row(2)] }));
  window.dispatchEvent(new Event('pagehide'));
  table.leave();
  expect(written().rows).toHaveLength(1);
});

test('opened in another window it is played there, and no more here', async () => {
  const { table, worker } = await opened();
  worker.tells({ type: 'keep', first, rows: [] });
  table.leave();
  const here = await opened(true);
  const there = await opened(true);
  expect(here.worker.ended).toBe(true);
  expect(here.table.sessions[0]?.status.value).toBe('moved');
  here.worker.tells({ type: 'keep', row: row(2) });
  window.dispatchEvent(new Event('pagehide'));
  expect(written().rows).toEqual([]);
  expect(there.worker.ended).toBe(false);
  expect(PaperChannel.open.size).toBe(1);
});

test('where storage takes no more, the table is there as long as the page is', async () => {
  const { table, worker } = await opened();
  worker.tells({ type: 'keep', first, rows: [] });
  vi.advanceTimersByTime(1000);
  full = true;
  worker.tells({ type: 'keep', row: row(2) });
  table.leave();
  expect(written().rows).toEqual([]);
  const again = await opened(true);
  expect(again.worker.said[0]).toMatchObject({ opening: { kept: { rows: [row(2)] } } });
});

test('one from before there were bots at one device has people on all chairs', async () => {
  storage.set(NAME, JSON.stringify({ first, rows: [] }));
  const { table, local } = await opened(true);
  expect(local.isTableStored(NAME)).toBe(true);
  expect(table.sessions).toHaveLength(2);
});

test.each(['', '{}', 'nonsense', '{"people":1}'])('%j in storage is no table', async (text) => {
  storage.set(NAME, text);
  const { local } = await opened();
  expect(local.isTableStored(NAME)).toBe(false);
});

test('a worker that does not start is told, and the table is still kept', async () => {
  storage.set(NAME, JSON.stringify({ people: 1, first, rows: [row(2)] }));
  const { table, worker } = await opened(true);
  worker.dispatchEvent(new Event('error'));
  expect(table.sessions[0]?.status.value).toBe('outdated');
  expect(written().rows).toHaveLength(1);
});

test.each([true, false])('one that cannot be run is given up; kept: %s', async (kept) => {
  storage.set(NAME, JSON.stringify({ people: 1, first, rows: [row(2)] }));
  const { table, worker, local } = await opened(true);
  worker.tells({ type: 'failed', isTableFine: kept });
  expect(table.sessions[0]?.status.value).toBe(kept ? 'outdated' : 'gone');
  expect(local.isTableStored(NAME)).toBe(kept);
});

test('one that newer rules have played waits for them, and is kept', async () => {
  storage.set(NAME, JSON.stringify({ people: 1, first, rows: [row(2)] }));
  const { table, worker } = await opened(true);
  worker.tells({ type: 'closed', seat: 0, code: CLOSE.held });
  expect(table.sessions[0]?.status.value).toBe('updating');
  expect(written().rows).toHaveLength(1);
});
