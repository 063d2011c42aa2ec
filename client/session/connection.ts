// The wire to a table, kept up: back at once when there is a reason to hope, else with patience.
import { WebSocket as PartySocket } from 'partysocket';
import { CLOSE, type FromServer } from '../../shared/protocol/messages.ts';

export type Status =
  | 'connecting'
  | 'open'
  | 'lost'
  /** The server is older than the table; or older than this page. It goes on with the next one. */
  | 'updating'
  | 'ahead'
  | 'moved'
  | 'gone'
  | 'outdated'
  | 'unknown';

/** The page has to be loaded anew before it can go on. */
export const isStale = (status: Status): boolean => status === 'outdated' || status === 'ahead';

const PING = 20_000;
const PONG = 5_000;
const [SOONEST, LATEST] = [500, 10_000];
/** A page that was asleep for so long counts as gone: only a word brings it back, not a ping. */
const ASLEEP = 60_000;

/** After these the table is not to be had by trying again. */
const FINAL: Record<number, Status> = {
  [CLOSE.moved]: 'moved',
  [CLOSE.gone]: 'gone',
  [CLOSE.version]: 'outdated',
};

export interface Wire {
  send(message: unknown): boolean;
  /** Once more from the beginning, with patience; meanwhile this is how it stands. */
  retry(meanwhile: Status): void;
  close(): void;
}

export function connect(
  url: string,
  on: { open(): void; message(message: FromServer): void; status(status: Status): void },
): Wire {
  // No queue: what was said before the connection was lost is said again only when we know it must be.
  const socket = new PartySocket(url, [], { maxRetries: 0, maxEnqueuedMessages: 0 });
  let tries = 0;
  /** How it stands while one waits for a server that fits: it need not be asked often. */
  let waits: Status | null = null;
  let retry = 0;
  let ping = 0;
  let pong = 0;
  let over = false;
  let heard = Date.now();

  const stop = () => {
    clearTimeout(retry);
    clearTimeout(ping);
    clearTimeout(pong);
  };
  const now = () => {
    if (over || socket.readyState === socket.OPEN || socket.readyState === socket.CONNECTING)
      return;
    stop();
    socket.reconnect();
  };
  const later = () => {
    const longest = Math.min(LATEST, SOONEST * 2 ** tries++);
    const least = waits ? LATEST / 2 : SOONEST / 5;
    retry = window.setTimeout(now, Math.max(least, Math.random() * longest));
  };
  const listen = () => {
    heard = Date.now();
    clearTimeout(pong);
    clearTimeout(ping);
    ping = window.setTimeout(check, PING);
  };
  // A connection may be dead without having been closed: after sleep, after a change of network.
  const check = () => {
    if (over) return;
    if (socket.readyState !== socket.OPEN) return now();
    if (Date.now() - heard > ASLEEP) return socket.reconnect();
    clearTimeout(ping);
    clearTimeout(pong);
    socket.send('ping');
    pong = window.setTimeout(() => {
      on.status('lost');
      socket.reconnect();
    }, PONG);
  };
  const shown = () => document.visibilityState === 'visible' && check();

  socket.addEventListener('open', () => {
    if (!waits) tries = 0;
    waits = null;
    listen();
    on.open();
  });
  socket.addEventListener('message', ({ data }) => {
    listen();
    if (data !== 'pong') on.message(JSON.parse(data));
  });
  socket.addEventListener('close', ({ code }) => {
    stop();
    if (over) return;
    const final = FINAL[code];
    if (final) over = true;
    if (code === CLOSE.held) waits = 'updating';
    on.status(final ?? waits ?? 'lost');
    if (!final) later();
  });
  const reasons = { online: now, pageshow: shown, focus: shown } as const;
  for (const [event, act] of Object.entries(reasons)) window.addEventListener(event, act);
  document.addEventListener('visibilitychange', shown);

  return {
    send: (message) => socket.readyState === socket.OPEN && socket.send(JSON.stringify(message)),
    retry(meanwhile) {
      waits = meanwhile;
      socket.close();
    },
    close() {
      over = true;
      stop();
      for (const [event, act] of Object.entries(reasons)) window.removeEventListener(event, act);
      document.removeEventListener('visibilitychange', shown);
      socket.close();
    },
  };
}
