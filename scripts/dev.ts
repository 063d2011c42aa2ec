// The development server, on one port. A change of the client shows in the browser at once, a change of the worker or
// of the rules with the next message. Vite answers the browser, and forwards tables and the worker's own pages to the
// worker.
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
    /** The folder that stores the tables. */
    data: { type: 'string', default: join(ROOT, '.wrangler', 'dev') },
  },
});
const data = resolve(values.data);
const client = join(ROOT, 'client');

// The worker makes its pages from index.html and needs no other file. If its assets were the folder of the sources,
// it would restart and break all connections at each change of the client.
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
// The address of a page has no file extension, but a module of the client with a similar path has one.
const PAGES = '^/(t|w|rules|embed)/[^.?]*(\\?.*)?$';
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

/** Passes a page of the worker through Vite, which inserts its development scripts. */
function page(): ProxyOptions {
  return {
    target,
    selfHandleResponse: true,
    // A compressed page could not be changed.
    headers: { 'accept-encoding': 'identity' },
    configure: (proxy) =>
      void proxy.on('proxyRes', (from, request, to) => {
        pass(from, request, to).catch((error) => to.destroy(error));
      }),
  };
}

async function pass(from: IncomingMessage, request: IncomingMessage, to: ServerResponse) {
  const html = await vite.transformIndexHtml('/index.html', await text(from), request.url);
  // In development Vite inserts styles inline, which the page's Content Security Policy forbids.
  const {
    'content-security-policy': _policy,
    'content-length': _length,
    ...headers
  } = from.headers;
  to.writeHead(from.statusCode ?? 500, headers).end(html);
}

/** Returns a port that the system chooses. */
async function freePort(): Promise<number> {
  const probe = listenAnywhere();
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}
