import type { OutputFor } from '@foyer/contract/client'
import { findTermRanges } from '@foyer/domain/search'
import type { Ctx } from '#platform/context.ts'
import type { Viewer } from '#platform/session/viewer.ts'
import { loadCoverAssets } from '#features/media/index.ts'
import { formatMediaScope, listPublicLinks, loadLiveSite } from '#features/pages/index.ts'
import { ANY_TYPE, findByTitle, listOrderedContent } from '../content-order.ts'

type Search = { term: string; content_type?: string | undefined; offset: number; limit: number }

/** Searches the published pages by their titles. */
export async function searchContent(
  ctx: Ctx,
  viewer: Viewer | null,
  { term, content_type = ANY_TYPE, offset, limit }: Search,
): Promise<OutputFor<'library.search'>> {
  const site = await loadLiveSite(ctx)
  const all = listOrderedContent(site, { content_type, order_by: 'position' })
  const found = Map.groupBy(
    findByTitle(site, all, term),
    (page_id) => site.pages.get(page_id)?.content_type ?? '',
  )
  const groups = [...found].map(([type, page_ids]) => ({
    content_type: type,
    total_count: page_ids.length,
    page_ids: page_ids.slice(offset, offset + limit),
  }))
  const links = await listPublicLinks(
    ctx,
    groups.flatMap(({ page_ids }) => page_ids),
  )
  const by_id = new Map(links.map((link) => [link.page_id, link]))
  const assetOf = await loadCoverAssets(
    ctx,
    links.map(({ cover }) => cover),
  )
  return {
    groups: groups.map(({ page_ids, ...group }) => ({
      ...group,
      items: page_ids.flatMap((page_id) => {
        const link = by_id.get(page_id)
        if (!link) return []
        const cover_asset = assetOf(link.cover, formatMediaScope('shell', page_id, viewer))
        return [{ ...link, cover_asset, ranges: findTermRanges(link.title, term) ?? [], excerpt: null }]
      }),
    })),
    is_corrected: false,
    is_searchable: all.length > 0,
  }
}
