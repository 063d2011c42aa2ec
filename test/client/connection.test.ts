// The server counts a player as away who has sent no ping for 70 seconds, and again as present only after a hello. So a
// page that is open must ping, and one that has slept must connect anew.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const MAX_SILENCE_MS = 70_000;

/** A socket that notes when the server has heard from it. */
class FakeSocket extends EventTarget {
  readonly OPEN = 1;
  readonly CONNECTING = 0;
  readyState = 1;
  static latest: FakeSocket;
  static isAnswering = true;
  heardAt = Date.now();
  hellos = 0;

  constructor() {
    super();
    FakeSocket.latest = this;
    queueMicrotask(() => this.#open());
  }

  #open() {
    this.readyState = 1;
    this.heardAt = Date.now();
    this.hellos++;
    this.dispatchEvent(new Event('open'));
  }

  send(text: string) {
    if (text !== 'ping') return;
    // A ping does not bring back who is counted as away.
    if (Date.now() - this.heardAt < MAX_SILENCE_MS) this.heardAt = Date.now();
    if (FakeSocket.isAnswering) queueMicrotask(() => this.receive('pong'));
  }

  receive(data: string) {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }

  reconnect() {
    this.readyState = 0;
    queueMicrotask(() => this.#open());
  }

  close() {
    this.readyState = 3;
  }

  get isAway() {
    return Date.now() - this.heardAt >= MAX_SILENCE_MS;
  }
}

vi.doMock('partysocket', () => ({ WebSocket: FakeSocket }));

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const frame = Object.assign(new EventTarget(), {
  setTimeout: (act: () => void, ms: number) => setTimeout(act, ms),
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', frame);
  page.visibilityState = 'visible';
  FakeSocket.isAnswering = true;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function open() {
  const { connect } = await import('../../client/session/connection.ts');
  const status: string[] = [];
  const connection = connect('ws://table', {
    open: () => {},
    message: () => {},
    status: (one) => status.push(one),
  });
  await vi.advanceTimersByTimeAsync(1);
  return { socket: FakeSocket.latest, status, connection };
}

test('a page at a lively table pings although messages arrive all the time', async () => {
  const { socket, connection } = await open();
  for (let second = 0; second < 300; second += 5) {
    await vi.advanceTimersByTimeAsync(5000);
    socket.receive('{}');
    expect(socket.isAway).toBe(false);
  }
  expect(socket.hellos).toBe(1);
  connection.close();
});

test('a page at a quiet table is never counted as away', async () => {
  const { socket, connection } = await open();
  for (let second = 0; second < 300; second += 5) {
    await vi.advanceTimersByTimeAsync(5000);
    expect(socket.isAway).toBe(false);
  }
  connection.close();
});

/** Time passes, but no timer of the page runs, as in a page that the browser has put to sleep. */
const passUnnoticed = (ms: number) => vi.setSystemTime(Date.now() + ms);

test.each([61_000, 69_000, 71_000, 300_000, 8 * 3_600_000])(
  'a page in the background that has slept for %s ms is present again as soon as it is shown',
  async (ms) => {
    const { socket, connection } = await open();
    page.visibilityState = 'hidden';
    passUnnoticed(ms);
    // What has happened meanwhile is read first, before anything else runs.
    socket.receive('{}');
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(1);
    expect(socket.isAway).toBe(false);
    expect(socket.hellos).toBe(2);
    connection.close();
  },
);

test('a page whose timers run once a minute stays present or says hello again', async () => {
  const { socket, connection } = await open();
  page.visibilityState = 'hidden';
  for (let minute = 0; minute < 10; minute++) {
    passUnnoticed(59_000 + minute * 500);
    socket.receive('{}');
    await vi.runOnlyPendingTimersAsync();
    expect(socket.isAway).toBe(false);
  }
  connection.close();
});

test('a short look elsewhere costs no new connection', async () => {
  const { socket, connection } = await open();
  page.visibilityState = 'hidden';
  passUnnoticed(30_000);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(1);
  expect([socket.hellos, socket.isAway]).toEqual([1, false]);
  connection.close();
});

test('a connection that no longer answers is replaced', async () => {
  const { socket, status, connection } = await open();
  FakeSocket.isAnswering = false;
  await vi.advanceTimersByTimeAsync(25_001);
  expect(status).toEqual(['lost']);
  expect(socket.hellos).toBe(2);
  connection.close();
});
