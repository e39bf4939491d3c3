/* Keeps the page itself, so that it opens and can say so when the server is out of reach. Games are never kept. */
const SHELF = __SHELF__
const FILES = __FILES__

self.addEventListener('install', (event) => event.waitUntil(fill()))
self.addEventListener('activate', (event) => event.waitUntil(tidy()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const address = new URL(request.url)
  if (request.method !== 'GET' || address.origin !== location.origin || address.pathname.startsWith('/api/')) return
  event.respondWith(request.mode === 'navigate' ? fetch(request).catch(() => caches.match('/')) : fromShelf(request))
})

async function fill() {
  const shelf = await caches.open(SHELF)
  await shelf.addAll(FILES)
  await self.skipWaiting()
}

async function tidy() {
  const old = (await caches.keys()).filter((name) => name !== SHELF)
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
}

async function fromShelf(request) {
  return (await caches.match(request)) ?? fetch(request)
}
