import type { Ctx } from '#platform/context.ts'
import { prepareCompressed, type PreparedBytes } from '#platform/http/prepared-bytes.ts'
import { renderPng } from '../../media/index.ts'
import { hashCard, createCard, type Card, drawCard } from '../cards/index.ts'
import { localize, localizeContent } from '../translations/index.ts'
import { findPublicPage } from './find-page-at.ts'
import { findContents } from '../queries/versions.ts'
import type { SitePage, Site } from '../tree/index.ts'

/**
 * Renders the card of a page that guests may know of as PNG; null for other pages. Only the hash of a current card,
 * in one of the app's languages, is accepted, so that nobody can request other drawings.
 */
export async function renderCardFile(
  ctx: Ctx,
  { site, now }: { site: Site; now: Date },
  { page_id, hash }: { page_id: string; hash: string },
): Promise<PreparedBytes | null> {
  const found = findPublicPage(ctx.app, site, page_id, now)
  if (found.kind !== 'page') return null
  const card = (await listCards(ctx, site, found.page)).find((one) => hashCard(one) === hash)
  if (!card) return null
  const png = await renderPng(await drawCard(card))
  return prepareCompressed(
    { identity: png, gzip: null, brotli: null },
    { type: 'image/png', cache: 'public, max-age=31536000, immutable' },
  )
}

/** The cards of a page in all languages of its app. */
async function listCards(ctx: Ctx, site: Site, page: SitePage): Promise<Card[]> {
  const { app } = ctx
  const [version] = await findContents(ctx.db, site.number, [page.page_id])
  if (!version) return []
  const { content, texts } = version
  return [...new Set([app.default_locale, ...app.locales])].map((locale) => {
    const localized = locale === app.default_locale ? {} : (texts[locale] ?? {})
    return createCard(
      app,
      localize(page, { app, locale }),
      localizeContent(page, { content, texts: localized }),
    )
  })
}
