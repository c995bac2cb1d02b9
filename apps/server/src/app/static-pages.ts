import { cover, parseArtUrl } from '@foyer/domain/art'
import { isReservedPath } from '@foyer/domain/pages'
import { isLocale } from '@foyer/i18n'
import {
  entryKey,
  localeOf,
  publishedBytes,
  serveCard,
  serveDocument,
  serveIndex,
  serveScreen,
  serveSiteFile,
  serveTranslation,
  serveTree,
  type Asked,
  type Entry,
  type Served,
} from '../features/pages/index.ts'
import type { Config } from '../platform/config/index.ts'
import { notFound } from '../platform/errors.ts'
import { appOrigin } from '../platform/http/app-origin.ts'
import type { AssetFolder } from '../platform/http/asset-folder.ts'
import { prepareBytes, sendPrepared } from '../platform/http/prepared-bytes.ts'
import { sendProblem, type StaticHandler, type StaticRequest } from '../platform/http/static-layer.ts'
import type { AppFacts } from '../platform/app-facts.ts'
import type { Services } from '../platform/services.ts'
import { readContextOf } from './enter-app.ts'

const SITE_FILES = {
  '/sitemap.xml': 'sitemap',
  '/robots.txt': 'robots',
  '/manifest.webmanifest': 'manifest',
} as const

/** First segments of the routes that the members' app draws itself (architecture, section 9). */
const APP_ROUTES = new Set(['me', 'discover', 'forms', 'buy', 'subscriber'])

/**
 * What the studio asks pages with that it looks at in its frames, which may hold hosts below its own alone: it is led
 * nowhere. Nobody else is answered with what it gets.
 */
const FRAMED = 'page-builder'

function isAppRoute(path: string): boolean {
  return APP_ROUTES.has(path.split('/')[1] ?? '')
}

/** Answers everything on an app's own hosts that is no call: its pages, their data, and what belongs to the app. */
export function pagesHandler(services: Services, files: AssetFolder): StaticHandler {
  return (request) => {
    const { owner } = request
    if (owner.kind === 'left') return sendElsewhere(services.config, owner.app, request, 301)
    if (owner.kind !== 'app') return false
    const { app, is_primary } = owner
    const is_led = !is_primary && !request.query.has(FRAMED)
    if (is_led && sendElsewhere(services.config, app, request, 308)) return true
    const found = serveFor(services, app, request, files)
    return found instanceof Promise ? found.then((entry) => send(request, entry)) : send(request, found)
  }
}

/** At once where memory holds the answer; null where it is none of the app's pages or files. */
function serveFor(
  services: Services,
  app: AppFacts,
  { path, query }: StaticRequest,
  files: AssetFolder,
): Entry | null | Promise<Entry | null> {
  const asked: Asked = {
    app,
    now: new Date(services.clock.now().getTime() + app.clock_offset_ms),
    services,
    open: () => readContextOf(services, app),
  }
  const locale = localeOf(query)
  if (path.startsWith('/_pages/')) return servePageFile(asked, path.slice('/_pages'.length), locale)
  if (path.startsWith('/_og/')) return serveCard(asked, path)
  if (isSiteFile(path)) return serveSiteFile(asked, SITE_FILES[path])
  if (path === '/sw.js') return serviceWorker(files)
  if (isAppRoute(path)) return serveScreen(asked, 'app', locale)
  return isReservedPath(path.toLowerCase()) ? null : serveDocument(asked, path, locale)
}

async function serviceWorker(files: AssetFolder): Promise<Entry | null> {
  const bytes = await files.find('sw.js')
  return bytes && passing({ kind: 'bytes', bytes, status: 200 })
}

/** An answer that is worked out each time. */
function passing(served: Served): Entry {
  return { served, holds_until: 0, fresh_until: 0, is_fleeting: true }
}

function isSiteFile(path: string): path is keyof typeof SITE_FILES {
  return Object.hasOwn(SITE_FILES, path)
}

/** `/index.json`, `/<path>/index.json`, `/_trees/<root_id>.json` and `/_translations/<locale>/<path>.json` below `/_pages`. */
function servePageFile(asked: Asked, path: string, locale: string | null): Entry | Promise<Entry> {
  if (path.endsWith('/index.json') && !path.startsWith('/_')) {
    const page = path.slice(0, -'/index.json'.length)
    const found = serveIndex(asked, page === '' ? '/' : page, locale)
    return found instanceof Promise ? found.then(movedFile) : movedFile(found)
  }
  const tree = /^\/_trees\/([0-9a-f-]{36})\.json$/.exec(path)
  if (tree?.[1] !== undefined) return serveTree(asked, tree[1])
  const said = /^\/_translations\/([a-zA-Z-]{2,5})(\/.+)?\.json$/.exec(path)
  if (said?.[1] !== undefined) return serveTranslationFile(asked, said[2] ?? '/', said[1])
  return passing({ kind: 'absent' })
}

function movedFile(entry: Entry): Entry {
  const { served } = entry
  return served.kind === 'moved' ? passing({ kind: 'moved', path: fileOf(served.path) }) : entry
}

/** The file of the start page has no path but its language: `/_translations/de.json`. */
async function serveTranslationFile(asked: Asked, path: string, locale: string): Promise<Entry> {
  if (!isLocale(locale)) return passing({ kind: 'absent' })
  const entry = await serveTranslation(asked, path, locale)
  const { served } = entry
  if (served.kind !== 'moved') return entry
  const page = served.path === '/' ? '' : served.path
  return passing({ kind: 'moved', path: `/_pages/_translations/${locale}${page}.json` })
}

function fileOf(path: string): string {
  return path === '/' ? '/_pages/index.json' : `/_pages${path}/index.json`
}

/** Pages that have moved take along what they were asked with; of files only the language counts. */
function send({ request, response, path, query }: StaticRequest, entry: Entry | null): boolean {
  if (entry === null) return false
  const { served } = entry
  if (served.kind === 'bytes') sendPrepared(request, response, served.bytes, served.status)
  else if (served.kind === 'absent') sendProblem(response, notFound())
  else {
    const lang = localeOf(query)
    const of_file = lang === null ? '' : `lang=${lang}`
    const asked = path.startsWith('/_pages/') ? of_file : query.toString()
    const location = `${encodeURI(served.path)}${asked && `?${asked}`}`
    response.writeHead(301, { location, 'cache-control': 'no-cache', 'content-length': 0 })
    response.end()
  }
  return true
}

/**
 * Leads a document to where the app's pages are now, with all that it was asked with: links of mails go on working.
 * From a host that the app has left it leads the cards of links too, which were shared before. Other files and data are
 * left to the host. The app may come back, so nobody keeps the way for long.
 */
function sendElsewhere(
  config: Config,
  app: AppFacts,
  { response, path, query }: StaticRequest,
  status: 301 | 308,
): boolean {
  const is_card = status === 301 && path.startsWith('/_og/')
  if (!is_card && !isAppRoute(path) && isReservedPath(path.toLowerCase())) return false
  const asked = query.toString()
  const location = `${appOrigin(config, app)}${encodeURI(path).replace(/[?#]/g, encodeURIComponent)}${asked && `?${asked}`}`
  response.writeHead(status, { location, 'cache-control': 'no-cache', 'content-length': 0 })
  response.end()
  return true
}

/** Draws covers in the brand's colour: on an app's hosts only in its own, on the studio's in any. */
export function artHandler(services: Services): StaticHandler {
  return (request) => {
    const { owner, path } = request
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
  const key = entryKey(owner, 'art', null, request.path)
  const entry = await publishedBytes(services, { key, now: new Date() }, async () => {
    const options = { type: 'image/svg+xml; charset=utf-8', cache: 'public, max-age=31536000, immutable' }
    const bytes = await prepareBytes(Buffer.from(cover(art)), options)
    return { served: { kind: 'bytes', bytes, status: 200 }, holds_until: Infinity, fresh_until: Infinity }
  })
  return send(request, entry)
}
