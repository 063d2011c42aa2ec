// Keeps the shell for when there is no network: pages from the network if it answers, built files from the
// cache, tables never.
/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;

const CACHE = 'foyer';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.add('/'))
      .then(() => self.skipWaiting()),
  );
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  // Names with a hash never mean anything else.
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
  const known = await caches.match(request);
  if (known) return known;
  const fresh = await fetch(request);
  // A file that is gone answers with the page: that must not be kept under its name.
  if (fresh.ok && !fresh.headers.get('Content-Type')?.includes('html')) {
    const cache = await caches.open(CACHE);
    await cache.put(request, fresh.clone());
  }
  return fresh;
}

export {};
