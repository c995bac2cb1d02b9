import { GATED_MARK } from '@foyer/domain/pages'
import type { AppFacts } from '#platform/app-facts.ts'
import type { Ctx } from '#platform/context.ts'
import { prepareBytes, type PreparedBytes } from '#platform/http/prepared-bytes.ts'
import { parseCardPath } from '../cards/card.ts'
import { siteOf } from '../tree/site.ts'
import { cardFile } from './card-file.ts'
import { documentOf, spokenLocale, spokenLocales } from '../rendering/documents.ts'
import { publicIndex, translationFile } from '../rendering/indexes.ts'
import { freshUntil } from '../media/open-media.ts'
import { foundAt, plainPath } from '../gates/page-at.ts'
import { entryKey, findEntry, makeEntry, type Entry, type Served } from './served-cache.ts'
import { manifestOf, robotsOf, sitemapOf } from './site-files.ts'
import { treeFileOf } from '../gates/tree-file.ts'

/** Who asks for a file: the app of the host, and a context to make it with when memory does not hold it. */
export type Asked = {
  app: AppFacts
  now: Date
  /** Every change of the app has been heard of; else only what was made a moment ago is given from memory. */
  is_sure: boolean
  open: () => Ctx
}

const FOREVER = Number.POSITIVE_INFINITY
const JSON_TYPE = 'application/json; charset=utf-8'

/** `/_pages/<path>/index.json`: the whole page where anyone may see it, else its shell; nothing of private pages. */
export function serveIndex(asked: Asked, path: string, locale: string | null): Promise<Entry> {
  return serve(asked, 'index', locale, path, async (ctx) => {
    const place = await placeOf(ctx, asked, locale)
    const found = foundAt(ctx, place.site, path, asked.now)
    if (found.kind === 'moved') return moved(place, path, found.path)
    if (found.kind === 'nothing') return fleeting({ kind: 'absent' })
    const index = await publicIndex(ctx, place, found)
    return held(place, ok(await jsonBytes(index, index.kind === 'gated')), freshUntil(index))
  })
}

/**
 * `/_pages/_translations/<locale>/<path>.json`: what a page says in another language that members can choose, as far as a
 * stranger may know it. A page that is not translated has a file that says so.
 */
export function serveTranslation(asked: Asked, path: string, locale: string | null): Promise<Entry> {
  return serve(asked, 'translation', locale, path, async (ctx) => {
    const place = await placeOf(ctx, asked, locale)
    if (place.locale !== locale || locale === ctx.app.default_locale) return fleeting({ kind: 'absent' })
    const found = foundAt(ctx, place.site, path, asked.now)
    if (found.kind === 'moved') return moved(place, path, found.path)
    if (found.kind === 'nothing') return fleeting({ kind: 'absent' })
    const file = await translationFile(ctx, place, found)
    return held(place, ok(await jsonBytes(file, found.shell.kind === 'gated')))
  })
}

/** `/_pages/_trees/<root_id>.json`: the gates of a tree, as far as a stranger may know of its pages. */
export function serveTree(asked: Asked, root_id: string): Promise<Entry> {
  return serve(asked, 'tree', null, root_id, async (ctx) => {
    const place = await placeOf(ctx, asked, null)
    const file = treeFileOf(ctx.app, place.site, root_id, asked.now)
    return file ? held(place, ok(await jsonBytes(file))) : fleeting({ kind: 'absent' })
  })
}

/** `/_og/<page_id>-<hash>.png`: the picture that links to a page are shown with, where nobody has chosen one. */
export function serveCard(asked: Asked, path: string): Promise<Entry> {
  const named = parseCardPath(path)
  if (!named) return Promise.resolve(fleeting({ kind: 'absent' }))
  return serve(asked, 'card', null, path, async (ctx) => {
    const place = { site: await siteOf(ctx.db, ctx.app, asked.now), now: asked.now }
    const bytes = await cardFile(ctx, place, named)
    return bytes ? held(place, ok(bytes)) : fleeting({ kind: 'absent' })
  })
}

/** `sitemap.xml`, `robots.txt` and the install manifest. A private app has no sitemap. */
export function serveSiteFile(asked: Asked, name: 'sitemap' | 'robots' | 'manifest'): Promise<Entry> {
  return serve(asked, name, null, '', async (ctx) => {
    if (name === 'sitemap') {
      if (ctx.app.access.is_private) return fleeting({ kind: 'absent' })
      const { bytes, site } = await sitemapOf(ctx, asked.now)
      return held({ site }, ok(bytes))
    }
    const bytes = await (name === 'robots' ? robotsOf(ctx) : manifestOf(ctx))
    return { served: ok(bytes), holds_until: FOREVER, fresh_until: FOREVER }
  })
}

/** The document of a path of the members' app, whatever stands there. */
export function serveDocument(asked: Asked, path: string, locale: string | null): Promise<Entry> {
  if (asked.app.access.is_private) return serveScreen(asked, 'sign_in', locale)
  return serve(asked, 'page', locale, path, async (ctx) => {
    const place = await placeOf(ctx, asked, locale)
    const found = foundAt(ctx, place.site, path, asked.now)
    if (found.kind === 'moved') return moved(place, path, found.path)
    if (found.kind === 'nothing') return fleeting((await serveScreen(asked, 'missing', locale)).served)
    const index = await publicIndex(ctx, place, found)
    const kind = index.kind === 'open' ? ('page' as const) : ('gated' as const)
    const bytes = await documentOf(ctx, { kind, locale: place.locale, index })
    return held(place, ok(bytes), freshUntil(index))
  })
}

/** A document that is the same for many paths: the 404 screen, the app's own routes, the door of a private app. */
export function serveScreen(
  asked: Asked,
  kind: 'missing' | 'app' | 'sign_in',
  locale: string | null,
): Promise<Entry> {
  const screen = asked.app.access.is_private ? 'sign_in' : kind
  return serve(asked, screen, locale, '', async (ctx) => {
    const bytes = await documentOf(ctx, {
      kind: screen,
      locale: await spokenLocale(ctx, locale),
      index: null,
    })
    const served: Served = { kind: 'bytes', bytes, status: screen === 'missing' ? 404 : 200 }
    return { served, holds_until: FOREVER, fresh_until: FOREVER }
  })
}

/** Answers from memory, else makes the answer and keeps it there. */
async function serve(
  asked: Asked,
  kind: string,
  locale: string | null,
  path: string,
  make: (ctx: Ctx) => Promise<Entry>,
): Promise<Entry> {
  const key = entryKey(asked.app, kind, await keptLocale(asked, locale), path)
  return findEntry(key, asked) ?? makeEntry(key, () => make(asked.open()))
}

/**
 * The language that an answer is kept under: null where it is the app's own, also because the app does not speak the one
 * asked for. So no more copies are kept than the app has languages.
 */
async function keptLocale(asked: Asked, locale: string | null): Promise<string | null> {
  const { app, open } = asked
  if (locale === null || locale === app.default_locale) return null
  const spoken = await spokenLocales(app, open)
  return spoken.has(locale) ? locale : null
}

async function placeOf(ctx: Ctx, { now }: Asked, locale: string | null) {
  return { site: await siteOf(ctx.db, ctx.app, now), now, locale: await spokenLocale(ctx, locale) }
}

function held(
  { site }: { site: { holds_until: number } },
  served: Served,
  fresh_until: number = FOREVER,
): Entry {
  return { served, holds_until: site.holds_until, fresh_until }
}

/** A path that was left is kept; another spelling of a path is not, because each path has very many. */
function moved(place: { site: { holds_until: number } }, path: string, to: string): Entry {
  const served: Served = { kind: 'moved', path: to }
  return plainPath(path) === path ? held(place, served) : fleeting(served)
}

/** Paths where nothing is are not kept one by one: there is no end of them. */
function fleeting(served: Served): Entry {
  return { served, holds_until: FOREVER, fresh_until: FOREVER, is_fleeting: true }
}

function ok(bytes: PreparedBytes): Served {
  return { kind: 'bytes', bytes, status: 200 }
}

function jsonBytes(value: object, is_gated = false): Promise<PreparedBytes> {
  const headers = is_gated ? { [GATED_MARK.name]: GATED_MARK.value } : {}
  return prepareBytes(Buffer.from(JSON.stringify(value)), { type: JSON_TYPE, cache: 'no-cache', headers })
}
