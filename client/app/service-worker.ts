// Keeps all that was built for when there is no network: pages from the network if it answers, built files from
// the cache, tables never.
/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;
/** Every file with a hash in its name; the build puts them in. */
declare const BUILT: string[];

const CACHE = 'foyer';
const KEPT = ['/', ...BUILT];
/** The lists of what belongs to this build, and to the one before: its pages may still be open. */
const [NOW, BEFORE] = ['/~now', '/~before'];

self.addEventListener('install', (event) => event.waitUntil(keep()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

async function keep(): Promise<void> {
  const cache = await caches.open(CACHE);
  // Names with a hash never mean anything else: what is there already is right.
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = KEPT.filter((path) => path === '/' || !known.has(path));
  await Promise.all(missing.map(async (path) => cache.put(path, await fetched(path))));
  const before = await cache.match(NOW);
  await cache.put(BEFORE, before ?? Response.json([...known]));
  await cache.put(NOW, Response.json(KEPT));
  await self.skipWaiting();
}

async function fetched(path: string): Promise<Response> {
  const answer = await fetch(path);
  // What is not a file must not be kept under the name of one.
  const page = answer.headers.get('Content-Type')?.includes('html') ?? false;
  if (!answer.ok || page !== (path === '/')) throw new Error(`${path} is not there`);
  return answer;
}

async function takeOver(): Promise<void> {
  const cache = await caches.open(CACHE);
  const before: string[] = (await (await cache.match(BEFORE))?.json()) ?? [];
  const needed = new Set([NOW, BEFORE, ...KEPT, ...before]);
  for (const request of await cache.keys()) {
    if (!needed.has(new URL(request.url).pathname)) await cache.delete(request);
  }
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  // Without a network there is nothing to be shown in a frame, and what is kept may not be framed.
  if (url.pathname.startsWith('/embed/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(built(request));
});

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match('/')) ?? Response.error();
  }
}

async function built(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

export {};
