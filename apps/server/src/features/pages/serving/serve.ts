import { GATED_MARK } from '@foyer/domain/pages'
import type { AppFacts } from '#platform/app-facts.ts'
import type { Ctx } from '#platform/context.ts'
import { CallError } from '#platform/errors.ts'
import type { Services } from '#platform/services.ts'
import { prepareBytes, type PreparedBytes } from '#platform/http/prepared-bytes.ts'
import { parseCardPath } from '../cards/index.ts'
import { foundAt, plainPath } from './page-at.ts'
import { treeFileOf } from './tree-file.ts'
import { freshUntil } from '../media/index.ts'
import { documentOf, readDocumentApp } from '../documents/index.ts'
import {
  type RenderContext,
  publicContext,
  renderPage,
  type RenderedPage,
  translationFile,
} from '../rendering/index.ts'
import { spokenLocale } from '../translations/index.ts'
import { liveSite, nextOpening, type Site } from '../tree/index.ts'
import { cardFile } from './card-file.ts'
import { entryKey, publishedBytes, type Entry, type Served } from './published-bytes.ts'
import { manifestOf, robotsOf, sitemapOf } from './site-files.ts'

/** Who asks for a file: the app of the host, and a context to make it with where the cache does not hold it. */
export type Asked = {
  app: AppFacts
  now: Date
  services: Services
  open: () => Ctx
}

const FOREVER = Number.POSITIVE_INFINITY
const JSON_TYPE = 'application/json; charset=utf-8'

/** `/_pages/<path>/index.json`: the whole page where anyone may see it, else its shell; nothing of private pages. */
export function serveIndex(asked: Asked, path: string, locale: string | null): Entry | Promise<Entry> {
  return serve(asked, 'index', locale, path, async (ctx) => {
    const render = await contextFor(ctx, asked, locale)
    const found = foundAt(ctx, render.site, path, asked.now)
    if (found.kind === 'moved') return moved(render, path, found.path)
    if (found.kind === 'nothing') return fleeting({ kind: 'absent' })
    const { index } = await renderPage(ctx, render, found.page)
    return held(render, ok(await jsonBytes(index, index.kind === 'gated')), freshUntil(index))
  })
}

/**
 * `/_pages/_translations/<locale>/<path>.json`: what a page says in another language that members can choose, as far as a
 * stranger may know it. A page that is not translated has a file that says so.
 */
export function serveTranslation(asked: Asked, path: string, locale: string | null): Entry | Promise<Entry> {
  return serve(asked, 'translation', locale, path, async (ctx) => {
    const render = await contextFor(ctx, asked, locale)
    if (render.locale !== locale || locale === ctx.app.default_locale) return fleeting({ kind: 'absent' })
    const found = foundAt(ctx, render.site, path, asked.now)
    if (found.kind === 'moved') return moved(render, path, found.path)
    if (found.kind === 'nothing') return fleeting({ kind: 'absent' })
    const file = await translationFile(ctx, render, {
      page: found.page,
      is_open: found.shell.kind === 'open',
    })
    return held(render, ok(await jsonBytes(file, found.shell.kind === 'gated')))
  })
}

/** `/_pages/_trees/<root_id>.json`: the gates of a tree, as far as a stranger may know of its pages. */
export function serveTree(asked: Asked, root_id: string): Entry | Promise<Entry> {
  return serve(asked, 'tree', null, root_id, async (ctx) => {
    const render = await contextFor(ctx, asked, null)
    const file = treeFileOf(ctx.app, render.site, root_id, asked.now)
    return file ? held(render, ok(await jsonBytes(file))) : fleeting({ kind: 'absent' })
  })
}

/** `/_og/<page_id>-<hash>.png`: the picture that links to a page are shown with, where nobody has chosen one. */
export function serveCard(asked: Asked, path: string): Entry | Promise<Entry> {
  const named = parseCardPath(path)
  if (!named) return Promise.resolve(fleeting({ kind: 'absent' }))
  return serve(asked, 'card', null, path, async (ctx) => {
    const place = { site: await liveSite(ctx), now: asked.now }
    const bytes = await cardFile(ctx, place, named)
    return bytes ? held(place, ok(bytes)) : fleeting({ kind: 'absent' })
  })
}

/** `sitemap.xml`, `robots.txt` and the install manifest. A private app has no sitemap. */
export function serveSiteFile(asked: Asked, name: 'sitemap' | 'robots' | 'manifest'): Entry | Promise<Entry> {
  return serve(asked, name, null, '', async (ctx) => {
    if (name === 'sitemap') {
      if (ctx.app.access.is_private) return fleeting({ kind: 'absent' })
      const place = { site: await liveSite(ctx), now: asked.now }
      return held(place, ok(await sitemapOf(ctx, place)))
    }
    const bytes = await (name === 'robots' ? robotsOf(ctx) : manifestOf(ctx))
    return lasting(ok(bytes))
  })
}

/** The document of a path of the members' app, whatever stands there. */
export function serveDocument(asked: Asked, path: string, locale: string | null): Entry | Promise<Entry> {
  if (asked.app.access.is_private) return serveScreen(asked, 'sign_in', locale)
  return serve(asked, 'page', locale, path, async (ctx) => {
    const render = await contextFor(ctx, asked, locale)
    const found = foundAt(ctx, render.site, path, asked.now)
    if (found.kind === 'moved') return moved(render, path, found.path)
    if (found.kind === 'nothing') return fleeting((await serveScreen(asked, 'missing', locale)).served)
    const { index, document } = await renderPage(ctx, render, found.page)
    return held(render, ok(drawn(document)), freshUntil(index))
  })
}

/** A document that is the same for many paths: the 404 screen, the app's own routes, the door of a private app. */
export function serveScreen(
  asked: Asked,
  kind: 'missing' | 'app' | 'sign_in',
  locale: string | null,
): Entry | Promise<Entry> {
  const screen = asked.app.access.is_private ? 'sign_in' : kind
  return serve(asked, screen, locale, '', async (ctx) => {
    const document = await documentOf(ctx, await readDocumentApp(ctx), {
      kind: screen,
      locale: spokenLocale(ctx.app, locale),
      index: null,
    })
    return lasting({ kind: 'bytes', bytes: drawn(document), status: screen === 'missing' ? 404 : 200 })
  })
}

/** Answers from the cache, else makes the answer. All languages that the app does not speak share its own. */
function serve(
  asked: Asked,
  kind: string,
  locale: string | null,
  path: string,
  make: (ctx: Ctx) => Promise<Entry>,
): Entry | Promise<Entry> {
  const { app, now, services, open } = asked
  return publishedBytes(services, { key: entryKey(app, kind, locale, path), now }, async () => {
    const ctx = open()
    const has_own_bytes = locale === null || spokenLocale(ctx.app, locale) !== app.default_locale
    return has_own_bytes ? make(ctx) : serve(asked, kind, null, path, make)
  })
}

async function contextFor(ctx: Ctx, { now }: Asked, locale: string | null): Promise<RenderContext> {
  return publicContext(ctx, { site: await liveSite(ctx), now, locale: spokenLocale(ctx.app, locale) })
}

function held({ site, now }: { site: Site; now: Date }, served: Served, fresh_until = FOREVER): Entry {
  return { served, holds_until: nextOpening(site, now), fresh_until }
}

/** A path that was left is cached; another spelling of a path is not, because each path has very many. */
function moved(render: { site: Site; now: Date }, path: string, to: string): Entry {
  const served: Served = { kind: 'moved', path: to }
  return plainPath(path) === path ? held(render, served) : fleeting(served)
}

/** Paths where nothing is are not cached one by one: there is no end of them. */
function fleeting(served: Served): Entry {
  return { ...lasting(served), is_fleeting: true }
}

/** What changes with the app's version alone. */
function lasting(served: Served): Entry {
  return { served, holds_until: FOREVER, fresh_until: FOREVER }
}

function ok(bytes: PreparedBytes): Served {
  return { kind: 'bytes', bytes, status: 200 }
}

/** Throws `unavailable` where the members' app is not built. */
function drawn(document: RenderedPage['document']): PreparedBytes {
  if (document === null) throw new CallError('unavailable', {}, { retry_after: 30 })
  if (document instanceof Error) throw document
  return document
}

function jsonBytes(value: object, is_gated = false): Promise<PreparedBytes> {
  const headers = is_gated ? { [GATED_MARK.name]: GATED_MARK.value } : {}
  return prepareBytes(Buffer.from(JSON.stringify(value)), { type: JSON_TYPE, cache: 'no-cache', headers })
}
