// The worker on this machine: what it is given, and when it is up.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

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
