// Helpers to run the worker on this machine: its environment, waiting until it answers, and ending it.
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endTree, isTreeAlive } from './program.ts';

/** A server that takes longer than this to end is killed. */
const ENDING_MS = 5000;

/** Returns the environment of the worker. `data` is the folder that stores the tables. */
export const localEnv = (data: string): NodeJS.ProcessEnv => ({
  ...process.env,
  // The secret is not passed as an argument, because every program on this machine can read the arguments of another
  // one.
  ROOM_SECRETS: readSecret(data),
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  // Traces are off because they make every message sixty times slower. The explorer is off because it shows every
  // hidden card to everybody.
  X_LOCAL_OBSERVABILITY: 'false',
  X_LOCAL_EXPLORER: 'false',
});

/** The secret is created once for each folder of tables, so that older links still open their tables. */
function readSecret(data: string): string {
  const file = join(data, 'room-secret');
  if (!existsSync(file)) {
    mkdirSync(data, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  }
  // A file that was copied may have become readable to everybody.
  chmodSync(file, 0o600);
  return readFileSync(file, 'utf8');
}

/** Resolves as soon as the address answers with success. */
export async function waitForAnswer(url: string): Promise<void> {
  for (;;) {
    try {
      if ((await fetch(url)).ok) return;
    } catch {
      // The server does not answer yet.
    }
    await pause(100);
  }
}

/** Asks the server and its children to end, waits for that, and ends this process. */
export async function endInOrder(server: ChildProcess): Promise<void> {
  server.removeAllListeners('exit');
  endTree(server, 'SIGTERM');
  const patience = Date.now() + ENDING_MS;
  while (isTreeAlive(server) && Date.now() < patience) await pause(20);
  process.exit(0);
}
