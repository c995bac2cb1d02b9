import type { ContentItem } from '@foyer/contract/library/shapes'
import { toInstant } from '@foyer/domain/time'
import type { Ctx } from '../../platform/context.ts'
import type { Viewer } from '../../platform/session/viewer.ts'
import { presentDecision } from '../access/index.ts'
import { loadCoverAssets } from '../media/index.ts'
import { formatMediaScope, getListedPage, getListedState, listKnownLinks, type Site } from '../pages/index.ts'
import { NO_ITEM_PROGRESS } from '../progress/index.ts'
import type { ContentViewer } from './list-viewer.ts'
import { readPrices } from './read-prices.ts'

type Presented = {
  site: Site
  content_viewer: ContentViewer
  page_ids: readonly string[]
  /** The language of titles and figures. */
  lang: string | null
}

/**
 * Presents pages that the viewer may know of, in the given order, in a number of queries that does not depend on the
 * pages.
 */
export async function presentItems(
  ctx: Ctx,
  viewer: Viewer | null,
  { site, content_viewer: { access, progress }, page_ids, lang }: Presented,
): Promise<ContentItem[]> {
  const decided = page_ids.map((id) => access.decide(id))
  const links = await listKnownLinks(ctx, page_ids, lang)
  const [assetOf, priceOf] = await Promise.all([
    loadCoverAssets(
      ctx,
      links.map((link) => link.cover),
    ),
    readPrices(ctx, decided),
  ])
  const mayAct = (page_id: string): boolean => access.decide(page_id).may_act
  return Promise.all(
    links.map(async (link): Promise<ContentItem> => {
      const { page_id, cover } = link
      const decision = access.decide(page_id)
      return {
        ...link,
        cover_asset: assetOf(cover, formatMediaScope('shell', page_id, viewer)),
        tags: [...(site.tags.get(page_id) ?? [])],
        ...(progress ? await progress.describe(page_id, mayAct) : NO_ITEM_PROGRESS),
        starts_at: findStart(ctx, site, page_id),
        access: presentDecision(decision.decision, ctx.app.time_zone),
        price: priceOf(decision),
      }
    }),
  )
}

/** When a page takes place now or next, else when it last did, by the app's time zone. */
function findStart(ctx: Ctx, site: Site, page_id: string): string | null {
  const listed = getListedPage(site, page_id)
  const found = listed && getListedState(listed, ctx.now().getTime(), ctx.app.time_zone)
  return found && toInstant(found.starts_ms)
}
