import { drawCoverSvg, parseArtUrl } from '@foyer/domain/art'
import { SCREEN_PATHS } from '@foyer/domain/navigation'
import { isReservedPath, isScreenPath } from '@foyer/domain/pages'
import { isLocale } from '@foyer/i18n'
import { findAppIcon } from '../features/apps/index.ts'
import {
  formatEntryKey,
  parseLocale,
  loadPublishedBytes,
  serveCard,
  serveDocument,
  serveIcon,
  serveIndex,
  serveScreen,
  serveSiteFile,
  serveTranslation,
  serveTree,
  type ServeRequest,
  type CacheEntry,
  type StaticResponse,
} from '../features/pages/index.ts'
import type { Config } from '../platform/config/index.ts'
import { notFound } from '../platform/errors.ts'
import { appOrigin } from '../platform/http/app-origin.ts'
import type { AssetFolder } from '../platform/http/asset-folder.ts'
import { prepareBytes, sendPrepared } from '../platform/http/prepared-bytes.ts'
import { sendProblem } from '../platform/http/send-problem.ts'
import type { StaticHandler, StaticRequest } from '../platform/http/static-layer.ts'
import type { AppFacts } from '../platform/app-facts.ts'
import type { Services } from '../platform/services.ts'
import { createReadContextFor } from './run-in-app.ts'

const SITE_FILES = {
  '/sitemap.xml': 'sitemap',
  '/robots.txt': 'robots',
  '/manifest.webmanifest': 'manifest',
} as const

/** First segments of the routes that only the members' app's own screens have (architecture, section 9). */
const APP_ROUTE_SEGMENTS = new Set(['me', 'discover', 'forms', 'buy', 'subscriber'])

/**
 * The query key of pages in the studio's frames, which may contain only hosts below its own: such requests are not
 * redirected, and their responses are served to nobody else.
 */
const STUDIO_FRAME = 'page-builder'

function isAppRoute(path: string): boolean {
  return APP_ROUTE_SEGMENTS.has(path.split('/')[1] ?? '')
}

/** Serves everything on an app's own hosts that is not an API call: its pages, their data, and its files. */
export function pagesHandler(services: Services, files: AssetFolder): StaticHandler {
  return (request) => {
    const { host_kind: owner } = request
    if (owner.kind === 'left') return sendRedirect(services.config, owner.app, request, 301)
    if (owner.kind !== 'app') return false
    const { app, is_primary } = owner
    const is_redirected = !is_primary && !request.query.has(STUDIO_FRAME)
    if (is_redirected && sendRedirect(services.config, app, request, 308)) return true
    const found = resolveEntry(services, app, request, files)
    return found instanceof Promise ? found.then((entry) => send(request, entry)) : send(request, found)
  }
}

/** Synchronous if cached; null if the path is none of the app's pages or files. */
function resolveEntry(
  services: Services,
  app: AppFacts,
  { path, query }: StaticRequest,
  files: AssetFolder,
): CacheEntry | null | Promise<CacheEntry | null> {
  const page_request: ServeRequest = {
    app,
    now: new Date(services.clock.now().getTime() + app.clock_offset_ms),
    services,
    openContext: () => createReadContextFor(services, app),
  }
  const locale = parseLocale(query)
  if (path.startsWith('/_pages/')) return servePageFile(page_request, path.slice('/_pages'.length), locale)
  if (path.startsWith('/_og/')) return serveCard(page_request, path)
  const icon = findAppIcon(path)
  if (icon) return serveIcon(page_request, icon)
  if (isSiteFile(path)) return serveSiteFile(page_request, SITE_FILES[path])
  if (path === '/sw.js') return serviceWorker(files)
  if (/^\/discover\/*$/.test(path)) return uncached({ kind: 'moved', path: SCREEN_PATHS.discover })
  if (isAppRoute(path)) return serveScreen(page_request, isScreenPath(path) ? 'app' : 'missing', locale)
  return isReservedPath(path.toLowerCase()) ? null : serveDocument(page_request, path, locale)
}

async function serviceWorker(files: AssetFolder): Promise<CacheEntry | null> {
  const bytes = await files.find('sw.js')
  return bytes && uncached({ kind: 'bytes', bytes, status: 200 })
}

/** An answer that is worked out each time. */
function uncached(served: StaticResponse): CacheEntry {
  return { response: served, valid_until: 0, fresh_until: 0, is_uncached: true }
}

function isSiteFile(path: string): path is keyof typeof SITE_FILES {
  return Object.hasOwn(SITE_FILES, path)
}

/** `/index.json`, `/<path>/index.json`, `/_trees/<root_id>.json` and `/_translations/<locale>/<path>.json` below `/_pages`. */
function servePageFile(
  page_request: ServeRequest,
  path: string,
  locale: string | null,
): CacheEntry | Promise<CacheEntry> {
  if (path.endsWith('/index.json') && !path.startsWith('/_')) {
    const page = path.slice(0, -'/index.json'.length)
    const found = serveIndex(page_request, page === '' ? '/' : page, locale)
    return found instanceof Promise ? found.then(redirectFile) : redirectFile(found)
  }
  const tree = /^\/_trees\/([0-9a-f-]{36})\.json$/.exec(path)
  if (tree?.[1] !== undefined) return serveTree(page_request, tree[1])
  const translation = /^\/_translations\/([a-zA-Z-]{2,5})(\/.+)?\.json$/.exec(path)
  if (translation?.[1] !== undefined)
    return serveTranslationFile(page_request, translation[2] ?? '/', translation[1])
  return uncached({ kind: 'absent' })
}

function redirectFile(entry: CacheEntry): CacheEntry {
  const { response: served } = entry
  return served.kind === 'moved' ? uncached({ kind: 'moved', path: pageFilePath(served.path) }) : entry
}

/** The file of the start page has no path but its language: `/_translations/de.json`. */
async function serveTranslationFile(
  page_request: ServeRequest,
  path: string,
  locale: string,
): Promise<CacheEntry> {
  if (!isLocale(locale)) return uncached({ kind: 'absent' })
  const entry = await serveTranslation(page_request, path, locale)
  const { response: served } = entry
  if (served.kind !== 'moved') return entry
  const page = served.path === '/' ? '' : served.path
  return uncached({ kind: 'moved', path: `/_pages/_translations/${locale}${page}.json` })
}

function pageFilePath(path: string): string {
  return path === '/' ? '/_pages/index.json' : `/_pages${path}/index.json`
}

/** Redirects of moved pages retain the query; for files only the language is relevant. */
function send({ request, response, path, query }: StaticRequest, entry: CacheEntry | null): boolean {
  if (entry === null) return false
  const { response: served } = entry
  if (served.kind === 'bytes') sendPrepared(request, response, served.bytes, served.status)
  else if (served.kind === 'absent') sendProblem(response, notFound())
  else {
    const lang = parseLocale(query)
    const of_file = lang === null ? '' : `lang=${lang}`
    const page_request = path.startsWith('/_pages/') ? of_file : query.toString()
    const location = `${encodeURI(served.path)}${page_request && `?${page_request}`}`
    response.writeHead(301, { location, 'cache-control': 'no-cache', 'content-length': 0 })
    response.end()
  }
  return true
}

/**
 * Redirects a document and its query to the app's current host, so that links in mails still work; sharing cards
 * also from a former host. Other files are served here. Not cached for long, since the app may return.
 */
function sendRedirect(
  config: Config,
  app: AppFacts,
  { response, path, query }: StaticRequest,
  status: 301 | 308,
): boolean {
  const is_card = status === 301 && path.startsWith('/_og/')
  if (!is_card && !isAppRoute(path) && isReservedPath(path.toLowerCase())) return false
  const page_request = query.toString()
  const location = `${appOrigin(config, app)}${encodeURI(path).replace(/[?#]/g, encodeURIComponent)}${page_request && `?${page_request}`}`
  response.writeHead(status, { location, 'cache-control': 'no-cache', 'content-length': 0 })
  response.end()
  return true
}

/** Draws covers in the brand's colour: on an app's hosts only in its own, on the studio's in any. */
export function artHandler(services: Services): StaticHandler {
  return (request) => {
    const { host_kind: owner, path } = request
    if (!path.startsWith('/_art/')) return false
    const art = parseArtUrl(path)
    if (art && owner.kind === 'app' && owner.app.theme.primary_color === art.brand)
      return sendCover(services, request, owner.app, art)
    if (art && owner.kind === 'base') return sendCover(services, request, STUDIO, art)
    sendProblem(request.response, notFound())
    return true
  }
}

/** Covers on the studio's host belong to no app and never change. */
const STUDIO = { id: 'studio', version: 0 }

async function sendCover(
  services: Services,
  request: StaticRequest,
  owner: Pick<AppFacts, 'id' | 'version'>,
  art: NonNullable<ReturnType<typeof parseArtUrl>>,
): Promise<boolean> {
  const key = formatEntryKey(owner, 'art', null, request.path)
  const entry = await loadPublishedBytes(services, { key, now: new Date() }, async () => {
    const options = { type: 'image/svg+xml; charset=utf-8', cache: 'public, max-age=31536000, immutable' }
    const bytes = await prepareBytes(Buffer.from(drawCoverSvg(art)), options)
    return { response: { kind: 'bytes', bytes, status: 200 }, valid_until: Infinity, fresh_until: Infinity }
  })
  return send(request, entry)
}
