// Foyer on this machine: builds the client, starts the worker as at the edge, says where it is.
//   npm start                  for this machine
//   npm start -- --port 9000
//   npm start -- --lan         for the phones in this network, too
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { endTree, isTreeAlive, ROOT, run, start } from './program.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8787' },
    lan: { type: 'boolean', default: false },
    /** The client as it was built last. */
    'no-build': { type: 'boolean', default: false },
    /** Where tables are kept. */
    data: { type: 'string', default: join(ROOT, '.wrangler', 'foyer') },
  },
});
/** So long may the server take to end when it is asked to. */
const ENDING_MS = 5000;

if (!values['no-build'] && !run('vite', ['build', '--logLevel', 'warn'])) process.exit(1);

const env = {
  ...process.env,
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  // A trace of every message is sixty times slower; an explorer shows every hidden card to whoever asks.
  X_LOCAL_OBSERVABILITY: 'false',
  X_LOCAL_EXPLORER: 'false',
};
const address = values.lan ? '0.0.0.0' : '127.0.0.1';
const data = resolve(values.data);
const server = start(
  'wrangler',
  [
    ...['dev', '--port', values.port, '--ip', address, '--persist-to', data],
    ...['--var', `ROOM_SECRET:${secret(data)}`, '--log-level', 'warn'],
    ...['--show-interactive-dev-session', 'false'],
  ],
  { stdio: ['ignore', 'inherit', 'inherit'], env },
);
// Whatever ends this process, nothing of the server outlives it.
process.on('exit', () => endTree(server));
server.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => end());
await answering(`http://127.0.0.1:${values.port}/api/health`);
console.log(`\n  Foyer is open at http://localhost:${values.port}`);
if (values.lan)
  for (const host of hosts()) console.log(`               and http://${host}:${values.port}`);
console.log('  Stop it with Ctrl+C. The tables are kept.\n');

/** Lets the server end in order, its children included, and then this process. */
async function end(): Promise<void> {
  server.removeAllListeners('exit');
  endTree(server, 'SIGTERM');
  const patience = Date.now() + ENDING_MS;
  while (isTreeAlive(server) && Date.now() < patience) await pause(20);
  process.exit(0);
}

/** Made once for each folder of tables: the links of yesterday still open them. */
function secret(folder: string): string {
  const file = join(folder, 'room-secret');
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}

async function answering(url: string): Promise<void> {
  for (;;) {
    try {
      if ((await fetch(url)).ok) return;
    } catch {
      // Not up yet.
    }
    await pause(100);
  }
}

function hosts(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return all
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address: ip }) => ip);
}
