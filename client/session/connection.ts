// The WebSocket to a table. It reconnects with a growing, random backoff, and at once when the browser says that the
// network or the page is back.
import { WebSocket as PartySocket } from 'partysocket';
import { CLOSE_CODES, type FromServer } from '../../shared/protocol/messages.ts';
import { reader } from './inflate.ts';

export type Status =
  | 'connecting'
  | 'open'
  | 'lost'
  /** The server has older rules than the table. The client waits for the next deployment. */
  | 'updating'
  /** The server has older rules than this page. */
  | 'ahead'
  /** The seat was taken over by another device or window. */
  | 'moved'
  /** The table has been deleted. */
  | 'gone'
  /** This page is older than the server or the table. */
  | 'outdated'
  /** No table has this id. */
  | 'unknown';

/** Whether the page must be reloaded before it can go on. */
export const isStale = (status: Status): boolean => status === 'outdated' || status === 'ahead';

const PING_INTERVAL_MS = 20_000;
const PONG_TIMEOUT_MS = 5_000;
const MIN_BACKOFF_MS = 500;
const MAX_BACKOFF_MS = 10_000;
/** After this time without a ping the server counts the player as away. Only a new hello changes that. */
const ASLEEP_MS = 60_000;

/** Close codes after which reconnecting is useless. */
const FINAL_STATUS: Record<number, Status> = {
  [CLOSE_CODES.moved]: 'moved',
  [CLOSE_CODES.gone]: 'gone',
  [CLOSE_CODES.version]: 'outdated',
};

export interface Connection {
  send(message: unknown): boolean;
  /** Closes the socket and reconnects slowly. The status is `meanwhile` until the connection is open again. */
  retry(meanwhile: Status): void;
  close(): void;
}

export function connect(
  url: string,
  on: {
    open(inflates: boolean): void;
    message(message: FromServer): void;
    status(status: Status): void;
  },
): Connection {
  // The socket must queue nothing: the session resends a command only when it knows that the server needs it.
  const take = (text: string) => on.message(JSON.parse(text));
  const read = reader(take);
  const socket = new PartySocket(url, [], { maxRetries: 0, maxEnqueuedMessages: 0 });
  let attempts = 0;
  /** Set while the client waits for a deployment. It then reconnects rarely. */
  let waitingAs: Status | null = null;
  let reconnectTimer = 0;
  let pingTimer = 0;
  let pongTimer = 0;
  let isOver = false;
  /** When the server last heard from this page, apart from commands, which do not count. */
  let pingedAt = Date.now();

  const stopTimers = () => {
    for (const timer of [reconnectTimer, pingTimer, pongTimer]) clearTimeout(timer);
  };
  const reconnectNow = () => {
    if (isOver || socket.readyState === socket.OPEN || socket.readyState === socket.CONNECTING)
      return;
    stopTimers();
    socket.reconnect();
  };
  const scheduleReconnect = () => {
    const backoff = Math.min(MAX_BACKOFF_MS, MIN_BACKOFF_MS * 2 ** attempts++);
    const shortest = waitingAs ? MAX_BACKOFF_MS / 2 : MIN_BACKOFF_MS / 5;
    reconnectTimer = window.setTimeout(reconnectNow, Math.max(shortest, Math.random() * backoff));
  };
  const notePing = () => {
    pingedAt = Date.now();
    clearTimeout(pingTimer);
    pingTimer = window.setTimeout(checkAlive, PING_INTERVAL_MS);
  };
  // A connection may be dead without a close event: after sleep, or after a change of network.
  const checkAlive = () => {
    if (isOver) return;
    if (socket.readyState !== socket.OPEN) return reconnectNow();
    // What has arrived says nothing: the messages of the time asleep are read before the first timer runs.
    if (Date.now() - pingedAt > ASLEEP_MS) return socket.reconnect();
    clearTimeout(pongTimer);
    socket.send('ping');
    notePing();
    pongTimer = window.setTimeout(() => {
      on.status('lost');
      socket.reconnect();
    }, PONG_TIMEOUT_MS);
  };
  const onShown = () => document.visibilityState === 'visible' && checkAlive();

  socket.addEventListener('open', () => {
    if (!waitingAs) attempts = 0;
    waitingAs = null;
    notePing();
    on.open(read !== take);
  });
  socket.addEventListener('message', ({ data }) => {
    // Any message shows that the connection works. It must not put off the next ping.
    clearTimeout(pongTimer);
    if (data !== 'pong') read(data);
  });
  socket.addEventListener('close', ({ code }) => {
    stopTimers();
    if (isOver) return;
    const final = FINAL_STATUS[code];
    if (final) isOver = true;
    if (code === CLOSE_CODES.held) waitingAs = 'updating';
    on.status(final ?? waitingAs ?? 'lost');
    if (!final) scheduleReconnect();
  });
  const waking = new AbortController();
  window.addEventListener('online', reconnectNow, waking);
  window.addEventListener('pageshow', onShown, waking);
  window.addEventListener('focus', onShown, waking);
  document.addEventListener('visibilitychange', onShown, waking);

  return {
    send: (message) => socket.readyState === socket.OPEN && socket.send(JSON.stringify(message)),
    retry(meanwhile) {
      waitingAs = meanwhile;
      socket.close();
    },
    close() {
      isOver = true;
      stopTimers();
      waking.abort();
      socket.close();
    },
  };
}
