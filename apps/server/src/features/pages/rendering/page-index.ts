import type { MediaAsset, PageBody, PageIndex } from '@foyer/contract/pages/page-index'
import type { Ctx } from '#platform/context.ts'
import { findMediaAssets } from '../../media/index.ts'
import { mediaBond, type Bond } from '../media/index.ts'
import { cardOf, cardPath } from '../cards/index.ts'
import { mediaOf, type PageContent } from '../content/index.ts'
import { entityFrom, shellFrom } from './page-entity.ts'
import { relatedPages } from './related-pages.ts'
import type { RenderContext } from './render-context.ts'
import { publicShell } from '../gates/index.ts'
import type { SitePage } from '../tree/index.ts'

/**
 * The whole of a page with everything around it, for those who may read it. Addresses of its pictures that
 * end are bound to that.
 */
export async function bodyOf(
  ctx: Ctx,
  render: RenderContext,
  page: SitePage,
  content: PageContent,
  bond: Bond = mediaBond('body', page.page_id),
): Promise<PageBody> {
  const { links, lists, media_ids } = relatedPages(render, page, content)
  const media = await picturesOf(ctx, media_ids, bond)
  const card = cardAddress(render, page, content)
  return {
    kind: 'open',
    release_id: page.release_id,
    locale: render.locale,
    page: entityFrom(render, page, content, { media, card }),
    ...{ media, links, lists },
  }
}

/** What any stranger may know of a gated page: its shell and the pictures of that. */
export async function shellIndexOf(
  ctx: Ctx,
  render: RenderContext,
  page: SitePage,
  content: PageContent,
  bond: Bond = mediaBond('shell', page.page_id),
): Promise<Extract<PageIndex, { kind: 'gated' }>> {
  const media = await picturesOf(ctx, mediaOf([page.cover, content.og_image]), bond)
  const card = cardAddress(render, page, content)
  return {
    kind: 'gated',
    release_id: page.release_id,
    locale: render.locale,
    page: shellFrom(render, page, content, { media, card }),
    ...{ media, links: {}, lists: {} },
  }
}

async function picturesOf(ctx: Ctx, ids: readonly string[], bond: Bond): Promise<Record<string, MediaAsset>> {
  if (ids.length === 0) return {}
  return Object.fromEntries(await findMediaAssets(ctx, ids, bond ?? undefined))
}

/** Where the card of a page is; null for pages of which no stranger may know. */
function cardAddress({ app, site, now }: RenderContext, page: SitePage, content: PageContent): string | null {
  const { kind } = publicShell(app, site, page.page_id, now)
  if (kind !== 'open' && kind !== 'gated') return null
  return cardPath(page.page_id, cardOf(app, page, content))
}
