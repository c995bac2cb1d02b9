import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import type { WorkboxPlugin } from 'workbox-core'
import { createBuiltDocuments } from './built-documents.ts'
import { createKeptTexts, languageOf, TEXTS_CACHE } from './kept-texts.ts'
import { createOwnMedia, isOwnMedia, OWN_MEDIA_CACHE, type OwnCache } from './own-media.ts'
import { forgettingGone, withoutFailures } from './worker-plugins.ts'
import { drawingOf, entryOf, offlineKey, startPages, WIPED_CACHES } from './worker-rules.ts'
import type { WorkerNews } from './worker-rules.ts'

/** The parts of the worker's scope that are used; the libraries of types for pages and workers exclude each other. */
type WorkerScope = {
  __WB_MANIFEST: { url: string; revision: string | null }[]
  skipWaiting: () => Promise<void>
  location: { href: string }
  clients: { claim: () => Promise<void> }
  addEventListener: (type: 'install' | 'message' | 'activate', listener: (event: WorkerEvent) => void) => void
}
type WorkerEvent = { data?: unknown; waitUntil: (work: Promise<unknown>) => void }

declare const self: WorkerScope

const built = Map.groupBy(self.__WB_MANIFEST, ({ url }) => (languageOf(url) === null ? 'app' : 'texts'))
precacheAndRoute(built.get('app') ?? [])
cleanupOutdatedCaches()

const texts = createKeptTexts(
  (built.get('texts') ?? []).map(({ url }) => new URL(url, self.location.href).href),
  () => caches.open(TEXTS_CACHE),
)

const DAY_S = 86_400
const withoutMarkers = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => offlineKey(request.url),
}

const withoutGone = forgettingGone(async () => ({
  pages: await Promise.all(['documents', 'pages'].map(openKept)),
  media: await openKept('media'),
}))

const own_media = createOwnMedia(
  () => openKept(OWN_MEDIA_CACHE),
  () => openKept('media'),
)

const built_documents = createBuiltDocuments({
  entry: entryOf((built.get('app') ?? []).map(({ url }) => url)),
  open: () => openKept('documents'),
  openNext: () => openKept('documents-next'),
  fetch: (...asked) => fetch(...asked),
  start: new URL('/', self.location.href).href,
})

/** A cache by the addresses of what it holds: the requests of the libraries' types are more than is used. */
async function openKept(name: string): Promise<OwnCache> {
  const cache = await caches.open(name)
  return {
    match: (url) => cache.match(url, { ignoreVary: true }),
    put: (url, response) => cache.put(url, response),
    keys: () => cache.keys(),
    /** Answers vary by encoding alone, which no page can choose. */
    delete: (url) => cache.delete(url, { ignoreVary: true }),
  }
}

/** Limits a cache. The libraries' own types disagree about optional hooks that are undefined. */
function forgetting(limits: ConstructorParameters<typeof ExpirationPlugin>[0]): WorkboxPlugin {
  const plugin: object = new ExpirationPlugin(limits)
  return plugin as WorkboxPlugin
}

// Documents and page files: the network decides, the last copy stands in for it. What they hold is what guests see.
registerRoute(
  ({ request }) => request.mode === 'navigate',
  new NetworkFirst({
    cacheName: 'documents',
    networkTimeoutSeconds: 4,
    plugins: [withoutMarkers, withoutFailures, withoutGone, forgetting({ maxEntries: 250 })],
  }),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/_pages/'),
  new NetworkFirst({
    cacheName: 'pages',
    plugins: [withoutMarkers, withoutFailures, withoutGone, forgetting({ maxEntries: 500 })],
  }),
)

// Texts of the one language that is kept; no other is written down by being read.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && languageOf(url.pathname) !== null,
  async ({ request }) => (await caches.match(request, { cacheName: TEXTS_CACHE })) ?? fetch(request),
)

// Files whose address changes with their content.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/_assets/'),
  new CacheFirst({ cacheName: 'assets', plugins: [forgetting({ maxAgeSeconds: 60 * DAY_S })] }),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(_art|media\/public)\//.test(url.pathname),
  new CacheFirst({
    cacheName: 'media',
    plugins: [forgetting({ maxEntries: 300, maxAgeSeconds: 30 * DAY_S, purgeOnQuotaError: true })],
  }),
)

// Gated pictures: the server decides each time; without a network those of pages that were read are shown. All other
// gated files, and all that is asked for in parts, are kept nowhere.
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && isOwnMedia(url.href) && request.destination === 'image',
  new NetworkFirst({
    cacheName: OWN_MEDIA_CACHE,
    plugins: [
      own_media.plugin,
      withoutFailures,
      forgetting({ maxEntries: 300, maxAgeSeconds: 30 * DAY_S, purgeOnQuotaError: true }),
    ],
  }),
)

const NO_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'

/** A path that was never opened: the start page's document carries the whole app, which goes on from the address. */
setCatchHandler(async ({ request }) => {
  if (request.destination === 'image') return otherSize(request.url)
  if (request.mode !== 'navigate') return Response.error()
  for (const start of startPages(request.url)) {
    const kept = await caches.match(start)
    if (kept) return kept
  }
  return Response.error()
})

/** The drawing in another size, since the screen was turned or is another; else an empty place instead of a broken one. */
async function otherSize(address: string): Promise<Response> {
  const drawing = drawingOf(address)
  if (drawing !== null) {
    const media = await caches.open('media')
    const near = (await media.keys()).find(({ url }) => url.startsWith(drawing))
    const kept = near && (await media.match(near))
    if (kept) return kept
  }
  return new Response(NO_PICTURE, { headers: { 'content-type': 'image/svg+xml' } })
}

/** Empties what may hold something of a member, and keeps the start page as strangers see it for the next visit. */
async function wipe(): Promise<void> {
  await Promise.all(WIPED_CACHES.map((name) => caches.delete(name)))
  const documents = await caches.open('documents')
  // Without a network there is none to keep, and nothing that anyone could do about it.
  await documents.add('/').catch(() => {})
}

self.addEventListener('install', (event) =>
  event.waitUntil(Promise.all([texts.renew(), built_documents.prepare()])),
)
self.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([self.clients.claim(), texts.tidy(), own_media.tidy(), built_documents.tidy()]),
  ),
)
self.addEventListener('message', (event) => {
  const news = event.data as WorkerNews | null
  if (news?.type === 'take_over') event.waitUntil(self.skipWaiting())
  if (news?.type === 'wipe') event.waitUntil(wipe())
  if (news?.type === 'viewer') event.waitUntil(own_media.keepFor(news.key))
  // Without a network what is kept stays, and the next start asks again.
  if (news?.type === 'speak') event.waitUntil(texts.keep(news.language).catch(() => {}))
})
