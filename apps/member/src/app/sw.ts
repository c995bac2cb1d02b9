import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import type { WorkboxPlugin } from 'workbox-core'
import { createDocumentCache } from './document-cache.ts'
import { createOfflineTexts, parseTextsLanguage, TEXTS_CACHE } from './offline-texts.ts'
import { createPrivateMedia, isPrivateMedia, PRIVATE_MEDIA_CACHE, type UrlCache } from './private-media.ts'
import { evictRemovedPages, rejectServerErrors } from './worker-plugins.ts'
import {
  closeNotifications,
  openNotification,
  renewSubscription,
  showPush,
  type PushScope,
  type PushTicket,
  type ShownNotification,
} from './worker-push.ts'
import {
  findEntryFile,
  isDocumentPath,
  offlineKey,
  listStartPages,
  MEMBER_CACHES,
  picturePrefix,
} from './worker-rules.ts'
import type { WorkerMessage } from './worker-rules.ts'

/** The parts of the worker's scope that are used; the libraries of types for pages and workers exclude each other. */
type WorkerScope = Pick<PushScope, 'registration' | 'navigator'> & {
  __WB_MANIFEST: { url: string; revision: string | null }[]
  skipWaiting: () => Promise<void>
  location: PushScope['location'] & { href: string }
  clients: PushScope['clients'] & { claim: () => Promise<void> }
  addEventListener: <Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ) => void
}
type WorkerEvent = { waitUntil: (work: Promise<unknown>) => void }
type WorkerEvents = {
  install: WorkerEvent
  activate: WorkerEvent
  message: WorkerEvent & { data?: unknown }
  push: WorkerEvent & { data: { text: () => string } | null }
  notificationclick: WorkerEvent & { notification: ShownNotification }
  pushsubscriptionchange: WorkerEvent & {
    newSubscription?: PushTicket | null
    oldSubscription?: PushTicket | null
  }
}

declare const self: WorkerScope

const manifestByKind = Map.groupBy(self.__WB_MANIFEST, ({ url }) =>
  parseTextsLanguage(url) === null ? 'app' : 'texts',
)
precacheAndRoute(manifestByKind.get('app') ?? [])
cleanupOutdatedCaches()

const texts = createOfflineTexts(
  (manifestByKind.get('texts') ?? []).map(({ url }) => new URL(url, self.location.href).href),
  () => caches.open(TEXTS_CACHE),
)

const DAY_S = 86_400
const normalizedKeys = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => offlineKey(request.url),
}

const removedPages = evictRemovedPages(async () => ({
  pages: await Promise.all(['documents', 'pages'].map(openCache)),
  media: await openCache('media'),
}))

const private_media = createPrivateMedia(
  () => openCache(PRIVATE_MEDIA_CACHE),
  () => openCache('media'),
)

const document_cache = createDocumentCache({
  entry: findEntryFile((manifestByKind.get('app') ?? []).map(({ url }) => url)),
  open: () => openCache('documents'),
  openStaging: () => openCache('documents-next'),
  fetch: (...args) => fetch(...args),
  start: new URL('/', self.location.href).href,
})

/** Wraps a cache so that it works with URLs; the request types of the libraries are wider than needed. */
async function openCache(name: string): Promise<UrlCache> {
  const cache = await caches.open(name)
  return {
    match: (url) => cache.match(url, { ignoreVary: true }),
    put: (url, response) => cache.put(url, response),
    keys: () => cache.keys(),
    /** Responses vary by encoding only, which a page cannot choose. */
    delete: (url) => cache.delete(url, { ignoreVary: true }),
  }
}

/** Limits a cache. The libraries' own types disagree about optional hooks that are undefined. */
function expiration(limits: ConstructorParameters<typeof ExpirationPlugin>[0]): WorkboxPlugin {
  const plugin: object = new ExpirationPlugin(limits)
  return plugin as WorkboxPlugin
}

// Documents and page files: network first, the last copy when offline. Only the guest version is stored.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isDocumentPath(url.pathname),
  new NetworkFirst({
    cacheName: 'documents',
    networkTimeoutSeconds: 4,
    plugins: [normalizedKeys, rejectServerErrors, removedPages, expiration({ maxEntries: 250 })],
  }),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/_pages/'),
  new NetworkFirst({
    cacheName: 'pages',
    plugins: [normalizedKeys, rejectServerErrors, removedPages, expiration({ maxEntries: 500 })],
  }),
)

// Texts of the stored language; reading another language does not store it.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && parseTextsLanguage(url.pathname) !== null,
  async ({ request }) => (await caches.match(request, { cacheName: TEXTS_CACHE })) ?? fetch(request),
)

// Files with a content hash in their address.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/_assets/'),
  new CacheFirst({ cacheName: 'assets', plugins: [expiration({ maxAgeSeconds: 60 * DAY_S })] }),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(_art|media\/public)\//.test(url.pathname),
  new CacheFirst({
    cacheName: 'media',
    plugins: [expiration({ maxEntries: 300, maxAgeSeconds: 30 * DAY_S, purgeOnQuotaError: true })],
  }),
)

// Gated pictures: network first, offline those of visited pages. Other gated files and range requests are
// never stored.
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && isPrivateMedia(url.href) && request.destination === 'image',
  new NetworkFirst({
    cacheName: PRIVATE_MEDIA_CACHE,
    plugins: [
      private_media.plugin,
      rejectServerErrors,
      expiration({ maxEntries: 300, maxAgeSeconds: 30 * DAY_S, purgeOnQuotaError: true }),
    ],
  }),
)

const push_scope: PushScope = {
  location: self.location,
  registration: self.registration,
  navigator: self.navigator,
  clients: self.clients,
  fetch: (...args) => fetch(...args),
  now: () => Date.now(),
}

const EMPTY_IMAGE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'

/**
 * Falls back to the start page's document for a path that was never opened: it contains the whole app, which then
 * routes by the address.
 */
setCatchHandler(async ({ request }) => {
  if (request.destination === 'image') return findOtherSize(request.url)
  if (request.mode !== 'navigate') return Response.error()
  for (const start of listStartPages(request.url)) {
    const cached = await caches.match(start)
    if (cached) return cached
  }
  return Response.error()
})

/** Finds the picture cached in another size, such as before a rotation; else returns an empty image. */
async function findOtherSize(address: string): Promise<Response> {
  const prefix = picturePrefix(address)
  if (prefix !== null) {
    const media = await caches.open(isPrivateMedia(address) ? PRIVATE_MEDIA_CACHE : 'media')
    const candidate = (await media.keys()).find(({ url }) => url.startsWith(prefix))
    const cached = candidate && (await media.match(candidate))
    if (cached) return cached
  }
  return new Response(EMPTY_IMAGE, { headers: { 'content-type': 'image/svg+xml' } })
}

/** Clears caches that may contain member data, and stores the start page as guests see it for the next visit. */
async function wipe(): Promise<void> {
  await Promise.all(MEMBER_CACHES.map((name) => caches.delete(name)))
  const documents = await caches.open('documents')
  // This fails offline, and nothing can be done about it.
  await documents.add('/').catch(() => {})
}

self.addEventListener('install', (event) =>
  event.waitUntil(Promise.all([texts.addCurrentBuild(), document_cache.prepare()])),
)
self.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      self.clients.claim(),
      texts.removeOutdated(),
      private_media.removeFromPublicCache(),
      document_cache.removeOutdated(),
    ]),
  ),
)
self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage | null
  if (message?.type === 'take_over') event.waitUntil(self.skipWaiting())
  if (message?.type === 'wipe') event.waitUntil(Promise.all([wipe(), closeNotifications(push_scope, null)]))
  if (message?.type === 'opened') event.waitUntil(closeNotifications(push_scope, message.path))
  if (message?.type === 'viewer') event.waitUntil(private_media.setOwner(message.key))
  // When this fails offline, stored texts stay and the next start tries again.
  if (message?.type === 'speak') event.waitUntil(texts.setLanguage(message.language).catch(() => {}))
})

self.addEventListener('push', (event) => event.waitUntil(showPush(push_scope, event.data?.text() ?? null)))
self.addEventListener('notificationclick', (event) =>
  event.waitUntil(openNotification(push_scope, event.notification)),
)
self.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(renewSubscription(push_scope, event)),
)
