// Waits for a condition of unknown duration: every wait has a time limit, and its error says what it waited for.
import { connect, createServer } from 'node:net';
import { Random, seedFrom } from '../../../shared/engine/index.ts';

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((done) => setTimeout(done, milliseconds));

export async function until(
  holds: () => boolean | Promise<boolean>,
  what: string | (() => string),
  patience = 90_000,
): Promise<void> {
  const end = Date.now() + patience;
  while (!(await holds())) {
    if (Date.now() > end)
      throw new Error(`waited in vain for ${what instanceof Function ? what() : what}`);
    await pause(5);
  }
}

/** Whether a process listens on this port. */
export const isListening = (port: number): Promise<boolean> =>
  new Promise((answer) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => answer(true)).on('error', () => answer(false));
    socket.on('connect', () => socket.destroy());
  });

/**
 * A port below those that the system gives to outgoing connections. Such a connection could take the port while the
 * server is down; it could even be a client that tries to reach the server, and would then be connected to itself.
 */
export async function freePort(): Promise<number> {
  const random = Random.from(seedFrom(process.pid, Date.now()));
  for (let tries = 0; tries < 50; tries++) {
    const port = 20_000 + random.below(12_000);
    const free = await new Promise<boolean>((answer) => {
      const probe = createServer();
      probe.on('error', () => answer(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => answer(true)));
    });
    if (free) return port;
  }
  throw new Error('no free port');
}
