/* Keeps the page itself, so that it opens and can say so when the server is out of reach. Games are never kept. */
const SHELF = 'mlotek-page'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const address = new URL(event.request.url)
  if (event.request.method !== 'GET' || address.origin !== location.origin || address.pathname.startsWith('/api/')) return
  const page = event.request.mode === 'navigate' ? '/' : event.request
  event.respondWith(fetch(event.request).then((answer) => kept(page, answer), () => fromShelf(page)))
})

async function kept(request, answer) {
  if (answer.ok) {
    const shelf = await caches.open(SHELF)
    await shelf.put(request, answer.clone())
  }
  return answer
}

async function fromShelf(request) {
  return (await caches.match(request)) ?? Response.error()
}
