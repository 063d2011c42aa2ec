// Foyer while it is worked on, on one port: a change of the client is in the browser at once, one of the worker or the
// rules with the next message. What is in front is vite; tables and the pages that people are sent are the worker's.
//   npm run dev
//   npm run dev -- --port 9000

import { copyFileSync, mkdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, createServer as listenAnywhere } from 'node:net';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { createServer, type ProxyOptions, type ViteDevServer } from 'vite';
import { endInOrder, localEnv, waitForAnswer } from './local.ts';
import { endTree, ROOT, start } from './program.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8787' },
    /** Where tables are kept. */
    data: { type: 'string', default: join(ROOT, '.wrangler', 'dev') },
  },
});
const data = resolve(values.data);
const client = join(ROOT, 'client');

// The worker makes its pages of the shell and needs no other file. Were it given the client as it is written, it would
// start anew, and break every connection, with each change of it.
const shell = join(data, 'shell');
const copyShell = () => copyFileSync(join(client, 'index.html'), join(shell, 'index.html'));
mkdirSync(shell, { recursive: true });
copyShell();

const inner = await freePort();
const worker = start(
  'wrangler',
  [
    ...['dev', '--port', `${inner}`, '--inspector-port', '0', '--ip', '127.0.0.1'],
    ...['--assets', shell, '--persist-to', data, '--log-level', 'warn'],
    ...['--show-interactive-dev-session', 'false'],
  ],
  { stdio: ['ignore', 'inherit', 'inherit'], env: localEnv(data) },
);
process.on('exit', () => endTree(worker));
worker.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => endInOrder(worker));
}

const target = `http://127.0.0.1:${inner}`;
// A page has no ending in its address; a module of the client beside it has.
const PAGES = '^/(t|rules|embed)/[^.?]*(\\?.*)?$';
const vite: ViteDevServer = await createServer({
  configFile: join(ROOT, 'vite.config.ts'),
  root: client,
  cacheDir: join(data, 'vite'),
  optimizeDeps: { entries: ['index.html'] },
  server: {
    host: '127.0.0.1',
    port: Number(values.port),
    strictPort: true,
    fs: { allow: [ROOT] },
    proxy: { '/api': { target, ws: true }, '/oembed': { target }, [PAGES]: page() },
  },
});
vite.watcher.on('change', (file) => file === join(client, 'index.html') && copyShell());

await Promise.all([vite.listen(), waitForAnswer(`${target}/api/health`)]);
console.log(`\n  Foyer is open at http://localhost:${values.port} and follows what you write.`);
console.log('  Stop it with Ctrl+C. The tables are kept.\n');

/** The worker's page, with what vite puts into each of its own. */
function page(): ProxyOptions {
  return {
    target,
    selfHandleResponse: true,
    // What is to be changed must not be packed.
    headers: { 'accept-encoding': 'identity' },
    configure: (proxy) =>
      void proxy.on('proxyRes', (from, request, to) => {
        pass(from, request, to).catch((error) => to.destroy(error));
      }),
  };
}

async function pass(from: IncomingMessage, request: IncomingMessage, to: ServerResponse) {
  const html = await vite.transformIndexHtml('/index.html', await text(from), request.url);
  // Styles stand in the page while they are worked on: its policy would keep them out.
  const {
    'content-security-policy': _policy,
    'content-length': _length,
    ...headers
  } = from.headers;
  to.writeHead(from.statusCode ?? 500, headers).end(html);
}

/** Any that the system has to give. */
async function freePort(): Promise<number> {
  const probe = listenAnywhere();
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}
