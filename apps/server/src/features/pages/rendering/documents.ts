import { GATED_MARK } from '@foyer/domain/pages'
import { directionOf } from '@foyer/i18n'
import { LRUCache } from 'lru-cache'
import type { BootApp } from '@foyer/contract/apps/shapes'
import type { PageIndex } from '@foyer/contract/pages/page-index'
import type { AppFacts } from '#platform/app-facts.ts'
import type { Ctx } from '#platform/context.ts'
import { CallError } from '#platform/errors.ts'
import { appOrigin } from '#platform/http/app-origin.ts'
import { pageHeaders } from '#platform/http/security-headers.ts'
import type { PreparedBytes } from '#platform/http/prepared-bytes.ts'
import { bootApp } from '../../apps/index.ts'
import { stripeNeed } from '../needs.ts'
import { sha256 } from './document.ts'
import { rendererNeed, type DocumentKind, type Renderer, type RenderInput } from './renderer.ts'
import { finishAhead, finishDocument } from './stored-documents.ts'
import { entryKey } from '../serving/served-cache.ts'

/** What a document is to show. */
export type DocumentWish = { kind: DocumentKind; locale: string; index: PageIndex | null }

/** A document with its headers, drawn as a guest sees it. */
export async function documentOf(ctx: Ctx, wish: DocumentWish): Promise<PreparedBytes> {
  const renderer = await ctx.services.need(rendererNeed).load()
  if (!renderer) throw new CallError('unavailable', {}, { retry_after: 30 })
  const [boot, allow_stripe] = await Promise.all([
    bootForGuests(ctx),
    ctx.services.need(stripeNeed).usesStripe(ctx),
  ])
  const input = inputOf(ctx, boot, wish)
  const { bytes, style_hash } = await finishDocument(ctx, renderer, input)
  const headers = pageHeaders({
    style_hashes: [style_hash],
    script_hashes: [sha256(renderer.head_script)],
    frame_ancestors: ["'self'", ctx.services.config.base_url],
    realtime_origin: input.origin.replace(/^http/, 'ws'),
    allow_stripe,
  })
  return withPolicy(bytes, { ...headers, ...(isShut(wish) && { [GATED_MARK.name]: GATED_MARK.value }) })
}

/**
 * Makes documents before anyone asks for them, and gives the places of those that could not be drawn. `giveWay`: what is
 * waited for before each; other work of the same turn if nothing is said.
 */
export async function drawAhead(
  ctx: Ctx,
  renderer: Renderer,
  wishes: readonly DocumentWish[],
  giveWay: () => Promise<unknown> = () => new Promise(setImmediate),
): Promise<number[]> {
  const boot = await bootForGuests(ctx)
  return finishAhead(
    ctx,
    renderer,
    wishes.map((wish) => inputOf(ctx, boot, wish)),
    giveWay,
  )
}

/** Whether a stranger is shown that something is there, and not what. */
function isShut({ kind }: DocumentWish): boolean {
  return kind === 'gated' || kind === 'sign_in'
}

/** A browser that asks whether its copy still holds keeps the headers of the copy, so their tag is of both. */
function withPolicy(bytes: PreparedBytes, headers: Record<string, string>): PreparedBytes {
  const etag = `"${sha256(bytes.etag + JSON.stringify(headers)).slice(7, 29)}"`
  return { ...bytes, etag, headers: { ...bytes.headers, ...headers, etag } }
}

/** What a document is drawn from; a document that many paths share carries none of them. */
export function inputOf(ctx: Ctx, app: BootApp, { kind, locale, index }: DocumentWish): RenderInput {
  return {
    ...{ kind, app, locale, index },
    dir: directionOf(locale),
    path: index?.page.page_data ?? null,
    origin: appOrigin(ctx.services.config, ctx.app),
  }
}

/** The app as its documents carry it: for guests, and without its release, which would make all of them new. */
export async function bootForGuests(ctx: Ctx): Promise<BootApp> {
  return { ...(await bootApp(ctx, null)), release_id: null }
}

const spoken_in = new LRUCache<string, ReadonlySet<string>>({ max: 5_000 })

/** The languages that an app speaks to its members; from memory until it changes. */
export async function spokenLocales(app: AppFacts, open: () => Ctx): Promise<ReadonlySet<string>> {
  const key = entryKey(app, 'locales', null, '')
  const known = spoken_in.get(key)
  if (known) return known
  const { locales } = await bootApp(open(), null)
  const spoken = new Set<string>(locales)
  spoken_in.set(key, spoken)
  return spoken
}

/** The language to answer in: the one asked for where the app speaks it to members, else its own. */
export async function spokenLocale(ctx: Ctx, asked: string | null): Promise<string> {
  if (asked === null) return ctx.app.default_locale
  const { locales } = await bootApp(ctx, null)
  return locales.find((locale) => locale === asked) ?? ctx.app.default_locale
}
