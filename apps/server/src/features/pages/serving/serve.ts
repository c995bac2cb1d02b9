import { GATED_HEADER } from '@foyer/domain/pages'
import type { AppFacts } from '#platform/app-facts.ts'
import type { Ctx } from '#platform/context.ts'
import { CallError } from '#platform/errors.ts'
import type { Services } from '#platform/services.ts'
import { prepareBytes, type PreparedBytes } from '#platform/http/prepared-bytes.ts'
import { parseCardPath } from '../cards/index.ts'
import { findPageAt, normalizePath } from './find-page-at.ts'
import { createPublicTree } from './tree-file.ts'
import { computeFreshUntil } from '../media/index.ts'
import { createDocument, readDocumentApp, escapeHtml, bootForGuests } from '../documents/index.ts'
import {
  type RenderContext,
  createPublicContext,
  renderPage,
  type RenderedPage,
  createTranslationFile,
} from '../rendering/index.ts'
import { resolveLocale } from '../translations/index.ts'
import { findNextChangeTime } from '../lists/index.ts'
import { loadLiveSite, type Site } from '../tree/index.ts'
import { renderCardFile } from './card-file.ts'
import { renderIconFile } from './icon-file.ts'
import {
  formatEntryKey,
  loadPublishedBytes,
  type CacheEntry,
  type StaticResponse,
} from './published-bytes.ts'
import { appOrigin } from '#platform/http/app-origin.ts'
import { createManifest, type AppIcon } from '../../apps/index.ts'
import { decidePublicShell } from '../gates/index.ts'

/** The app of the host, and a context to create the file with if it is not cached. */
export type ServeRequest = {
  app: AppFacts
  now: Date
  services: Services
  openContext: () => Ctx
}

const FOREVER = Number.POSITIVE_INFINITY
const JSON_TYPE = 'application/json; charset=utf-8'

/** `/_pages/<path>/index.json`: the whole page where anyone may see it, else its shell; nothing of private pages. */
export function serveIndex(
  request: ServeRequest,
  path: string,
  locale: string | null,
): CacheEntry | Promise<CacheEntry> {
  return serve(request, 'index', locale, path, async (ctx) => {
    const render = await createContext(ctx, request, locale)
    const found = findPageAt(ctx, render.site, path, request.now)
    if (found.kind === 'moved') return createRedirectEntry(render, path, found.path)
    if (found.kind === 'nothing') return createUncachedEntry({ kind: 'absent' })
    const { index } = await renderPage(ctx, render, found.page)
    return createGatedEntry(
      render,
      createOkResponse(await jsonBytes(index, index.kind === 'gated')),
      computeFreshUntil(index),
    )
  })
}

/**
 * `/_pages/_translations/<locale>/<path>.json`: the translation of a page into a published locale, as far as a guest
 * may know the page. An untranslated page has a file that says so.
 */
export function serveTranslation(
  request: ServeRequest,
  path: string,
  locale: string | null,
): CacheEntry | Promise<CacheEntry> {
  return serve(request, 'translation', locale, path, async (ctx) => {
    const render = await createContext(ctx, request, locale)
    if (render.locale !== locale || locale === ctx.app.default_locale)
      return createUncachedEntry({ kind: 'absent' })
    const found = findPageAt(ctx, render.site, path, request.now)
    if (found.kind === 'moved') return createRedirectEntry(render, path, found.path)
    if (found.kind === 'nothing') return createUncachedEntry({ kind: 'absent' })
    const file = await createTranslationFile(ctx, render, {
      page: found.page,
      is_open: found.shell.kind === 'open',
    })
    return createGatedEntry(render, createOkResponse(await jsonBytes(file, found.shell.kind === 'gated')))
  })
}

/** `/_pages/_trees/<root_id>.json`: the gates of a tree, as far as a stranger may know of its pages. */
export function serveTree(request: ServeRequest, root_id: string): CacheEntry | Promise<CacheEntry> {
  return serve(request, 'tree', null, root_id, async (ctx) => {
    const render = await createContext(ctx, request, null)
    const file = createPublicTree(ctx.app, render.site, root_id, request.now)
    return file
      ? createGatedEntry(render, createOkResponse(await jsonBytes(file)))
      : createUncachedEntry({ kind: 'absent' })
  })
}

/** `/_og/<page_id>-<hash>.png`: the default sharing picture of a page. */
export function serveCard(request: ServeRequest, path: string): CacheEntry | Promise<CacheEntry> {
  const card = parseCardPath(path)
  if (!card) return Promise.resolve(createUncachedEntry({ kind: 'absent' }))
  return serve(request, 'card', null, path, async (ctx) => {
    const snapshot = { app: ctx.app, site: await loadLiveSite(ctx), now: request.now }
    const bytes = await renderCardFile(ctx, snapshot, card)
    return bytes
      ? createGatedEntry(snapshot, createOkResponse(bytes))
      : createUncachedEntry({ kind: 'absent' })
  })
}

/** An icon of the app. */
export function serveIcon(request: ServeRequest, icon: AppIcon): CacheEntry | Promise<CacheEntry> {
  return serve(request, 'icon', null, icon.path, async (ctx) =>
    createPermanentEntry(createOkResponse(await renderIconFile(ctx, icon))),
  )
}

/** `sitemap.xml`, `robots.txt` and the install manifest. A private app has no sitemap. */
export function serveSiteFile(
  request: ServeRequest,
  name: 'sitemap' | 'robots' | 'manifest',
): CacheEntry | Promise<CacheEntry> {
  return serve(request, name, null, '', async (ctx) => {
    if (name === 'sitemap') {
      if (ctx.app.access.is_private) return createUncachedEntry({ kind: 'absent' })
      const snapshot = { app: ctx.app, site: await loadLiveSite(ctx), now: request.now }
      return createGatedEntry(snapshot, createOkResponse(await createSitemapFile(ctx, snapshot)))
    }
    const bytes = await (name === 'robots' ? createRobotsFile(ctx) : createManifestFile(ctx))
    return createPermanentEntry(createOkResponse(bytes))
  })
}

/** Serves the document for any path of the member app. */
export function serveDocument(
  request: ServeRequest,
  path: string,
  locale: string | null,
): CacheEntry | Promise<CacheEntry> {
  if (request.app.access.is_private) return serveScreen(request, 'sign_in', locale)
  return serve(request, 'page', locale, path, async (ctx) => {
    const render = await createContext(ctx, request, locale)
    const found = findPageAt(ctx, render.site, path, request.now)
    if (found.kind === 'moved') return createRedirectEntry(render, path, found.path)
    if (found.kind === 'nothing')
      return createUncachedEntry((await serveScreen(request, 'missing', locale)).response)
    const { index, document } = await renderPage(ctx, render, found.page)
    return createGatedEntry(render, createOkResponse(requireDocument(document)), computeFreshUntil(index))
  })
}

/** Serves a document shared by many paths: the 404 screen, the app's own routes, the gate of a private app. */
export function serveScreen(
  request: ServeRequest,
  kind: 'missing' | 'app' | 'sign_in',
  locale: string | null,
): CacheEntry | Promise<CacheEntry> {
  const screen = request.app.access.is_private ? 'sign_in' : kind
  return serve(request, screen, locale, '', async (ctx) => {
    const document = await createDocument(ctx, await readDocumentApp(ctx), {
      kind: screen,
      locale: resolveLocale(ctx.app, locale),
      index: null,
    })
    const response: StaticResponse = {
      kind: 'bytes',
      bytes: requireDocument(document),
      status: screen === 'missing' ? 404 : 200,
    }
    return createGatedEntry({ app: ctx.app, site: await loadLiveSite(ctx), now: request.now }, response)
  })
}

/** Responds from the cache, or creates the response. Unsupported languages share the response of the default one. */
function serve(
  request: ServeRequest,
  kind: string,
  locale: string | null,
  path: string,
  build: (ctx: Ctx) => Promise<CacheEntry>,
): CacheEntry | Promise<CacheEntry> {
  const { app, now, services, openContext } = request
  return loadPublishedBytes(services, { key: formatEntryKey(app, kind, locale, path), now }, async () => {
    const ctx = openContext()
    const has_own_bytes = locale === null || resolveLocale(ctx.app, locale) !== app.default_locale
    return has_own_bytes ? build(ctx) : serve(request, kind, null, path, build)
  })
}

async function createContext(ctx: Ctx, { now }: ServeRequest, locale: string | null): Promise<RenderContext> {
  return createPublicContext(ctx, {
    site: await loadLiveSite(ctx),
    now,
    locale: resolveLocale(ctx.app, locale),
  })
}

type Snapshot = Pick<RenderContext, 'app' | 'site' | 'now'>

function createGatedEntry(
  { app, site, now }: Snapshot,
  response: StaticResponse,
  fresh_until = FOREVER,
): CacheEntry {
  return { response, valid_until: findNextChangeTime(site, now, app.time_zone), fresh_until }
}

/** A path that was left is cached; another spelling of a path is not, because each path has very many. */
function createRedirectEntry(render: Snapshot, path: string, to: string): CacheEntry {
  const response: StaticResponse = { kind: 'moved', path: to }
  return normalizePath(path) === path ? createGatedEntry(render, response) : createUncachedEntry(response)
}

/** Paths where nothing is are not cached one by one: there is no end of them. */
function createUncachedEntry(response: StaticResponse): CacheEntry {
  return { ...createPermanentEntry(response), is_uncached: true }
}

/** Creates a cache entry that only a new app version invalidates. */
function createPermanentEntry(response: StaticResponse): CacheEntry {
  return { response, valid_until: FOREVER, fresh_until: FOREVER }
}

function createOkResponse(bytes: PreparedBytes): StaticResponse {
  return { kind: 'bytes', bytes, status: 200 }
}

/** Throws `unavailable` where the members' app is not built. */
function requireDocument(document: RenderedPage['document']): PreparedBytes {
  if (document === null) throw new CallError('unavailable', {}, { retry_after: 30 })
  if (document instanceof Error) throw document
  return document
}

function jsonBytes(value: object, is_gated = false): Promise<PreparedBytes> {
  const headers = is_gated ? { [GATED_HEADER.name]: GATED_HEADER.value } : {}
  return prepareBytes(Buffer.from(JSON.stringify(value)), { type: JSON_TYPE, cache: 'no-cache', headers })
}

/** The maximum number of URLs in one sitemap (sitemaps.org). */
const MAX_URLS = 50_000

/** `sitemap.xml`: every page that anyone may read, in each language of the app. */
function createSitemapFile(ctx: Ctx, { site, now }: { site: Site; now: Date }): Promise<PreparedBytes> {
  const { locales, default_locale } = ctx.app
  const origin = appOrigin(ctx.services.config, ctx.app)
  const urls = [...site.by_path.values()]
    .flatMap((page_id) => site.pages.get(page_id) ?? [])
    .filter((page) => decidePublicShell(ctx.app, site, page.page_id, now).kind === 'open')
    .slice(0, MAX_URLS)
    .map(({ path }) => {
      const address = (locale: string) =>
        escapeHtml(`${origin}${encodeURI(path)}${locale === default_locale ? '' : `?lang=${locale}`}`)
      const others = locales.length > 1 ? locales : []
      const links = others.map(
        (locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${address(locale)}"/>`,
      )
      return `<url><loc>${address(default_locale)}</loc>${links.join('')}</url>`
    })
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>
`
  return createFile(xml, 'application/xml; charset=utf-8')
}

/** Creates `robots.txt`: a private app is not indexed, other apps only allow their pages. */
function createRobotsFile(ctx: Ctx): Promise<PreparedBytes> {
  const rules = ctx.app.access.is_private
    ? ['Disallow: /']
    : [
        'Disallow: /me/',
        'Disallow: /buy/',
        'Disallow: /api/',
        '',
        `Sitemap: ${appOrigin(ctx.services.config, ctx.app)}/sitemap.xml`,
      ]
  return createFile(`User-agent: *\n${rules.join('\n')}\n`, 'text/plain; charset=utf-8')
}

/** `manifest.webmanifest`: lets a phone install the app. */
async function createManifestFile(ctx: Ctx): Promise<PreparedBytes> {
  const manifest = createManifest(await bootForGuests(ctx))
  return createFile(JSON.stringify(manifest), 'application/manifest+json; charset=utf-8')
}

function createFile(text: string, type: string): Promise<PreparedBytes> {
  return prepareBytes(Buffer.from(text), { type, cache: 'no-cache' })
}
