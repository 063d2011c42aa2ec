// Caches the built files, so that pages open without a network. Pages come from the network if it answers, and built
// files come from the cache. The data of tables is never cached.
/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;
/** Every file with a hash in its name. The build replaces this identifier with the list. */
declare const BUILT: string[];

const CACHE = 'foyer';
const CACHED_PATHS = ['/', ...BUILT];
/** Cache entries that list the files of this build, and of the one before, whose pages may still be open. */
const [CURRENT_LIST, PREVIOUS_LIST] = ['/~now', '/~before'];

self.addEventListener('install', (event) => event.waitUntil(cacheBuild()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

async function cacheBuild(): Promise<void> {
  const cache = await caches.open(CACHE);
  // A name with a hash always means the same file, so cached ones are not fetched again.
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = CACHED_PATHS.filter((path) => path === '/' || !known.has(path));
  await Promise.all(missing.map(async (path) => cache.put(path, await fetchFile(path))));
  const before = await cache.match(CURRENT_LIST);
  await cache.put(PREVIOUS_LIST, before ?? Response.json([...known]));
  await cache.put(CURRENT_LIST, Response.json(CACHED_PATHS));
  await self.skipWaiting();
}

async function fetchFile(path: string): Promise<Response> {
  const answer = await fetch(path);
  // A server may answer with a page instead of the file. That page must not be cached under the name of the file.
  const page = answer.headers.get('Content-Type')?.includes('html') ?? false;
  if (!answer.ok || page !== (path === '/')) throw new Error(`${path} is not there`);
  return answer;
}

async function activate(): Promise<void> {
  const cache = await caches.open(CACHE);
  const before: string[] = (await (await cache.match(PREVIOUS_LIST))?.json()) ?? [];
  const needed = new Set([CURRENT_LIST, PREVIOUS_LIST, ...CACHED_PATHS, ...before]);
  for (const request of await cache.keys()) {
    if (!needed.has(new URL(request.url).pathname)) await cache.delete(request);
  }
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  // Frames of other sites need the network: the cached page carries headers that forbid framing it.
  if (url.pathname.startsWith('/embed/')) return;
  if (request.mode === 'navigate') event.respondWith(answerPage(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(answerFile(request));
});

async function answerPage(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match('/')) ?? Response.error();
  }
}

async function answerFile(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

export {};
