// The worker on this machine: what it is given, and when it is up.
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endTree, isTreeAlive } from './program.ts';

/** So long may a server take to end when it is asked to. */
const ENDING_MS = 5000;

/** `data` is the folder of its tables. */
export const localEnv = (data: string): NodeJS.ProcessEnv => ({
  ...process.env,
  // Not among the arguments, which every program of this machine may read.
  ROOM_SECRETS: readSecret(data),
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  // A trace of every message is sixty times slower; an explorer shows every hidden card to whoever asks.
  X_LOCAL_OBSERVABILITY: 'false',
  X_LOCAL_EXPLORER: 'false',
});

/** Made once for each folder of tables: the links of yesterday still open them. */
function readSecret(data: string): string {
  const file = join(data, 'room-secret');
  if (!existsSync(file)) {
    mkdirSync(data, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}

/** Resolves as soon as it is well there. */
export async function waitForAnswer(url: string): Promise<void> {
  for (;;) {
    try {
      if ((await fetch(url)).ok) return;
    } catch {
      // Not up yet.
    }
    await pause(100);
  }
}

/** Lets the server end in order, its children included, and then this process. */
export async function endInOrder(server: ChildProcess): Promise<void> {
  server.removeAllListeners('exit');
  endTree(server, 'SIGTERM');
  const patience = Date.now() + ENDING_MS;
  while (isTreeAlive(server) && Date.now() < patience) await pause(20);
  process.exit(0);
}
