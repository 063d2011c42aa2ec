// Runs Foyer on this machine: builds the client, starts the worker and prints the address.
//   npm start                  for this machine
//   npm start -- --port 9000
//   npm start -- --lan         also for the phones in this network
import { networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { endInOrder, localEnv, waitForAnswer } from './local.ts';
import { endTree, ROOT, run, start } from './program.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8787' },
    lan: { type: 'boolean', default: false },
    /** Serves the existing build of the client instead of building it again. */
    'no-build': { type: 'boolean', default: false },
    /** The folder that stores the tables. */
    data: { type: 'string', default: join(ROOT, '.wrangler', 'foyer') },
  },
});

if (!values['no-build'] && !run('vite', ['build', '--logLevel', 'warn'])) process.exit(1);

const address = values.lan ? '0.0.0.0' : '127.0.0.1';
const data = resolve(values.data);
const server = start(
  'wrangler',
  [
    ...['dev', '--port', values.port, '--ip', address, '--persist-to', data],
    ...['--log-level', 'warn', '--show-interactive-dev-session', 'false'],
  ],
  { stdio: ['ignore', 'inherit', 'inherit'], env: localEnv(data) },
);
// No process of the server may outlive this process, for whatever reason it ends.
process.on('exit', () => endTree(server));
server.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => endInOrder(server));
await waitForAnswer(`http://127.0.0.1:${values.port}/api/health`);
console.log(`\n  Foyer is open at http://localhost:${values.port}`);
if (values.lan)
  for (const host of hosts()) console.log(`               and http://${host}:${values.port}`);
console.log('  Stop it with Ctrl+C. The tables are kept.\n');

function hosts(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return all
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address: ip }) => ip);
}
