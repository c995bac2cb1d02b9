import type { OutputFor } from '@foyer/contract/client'
import type { Ctx } from '../../platform/context.ts'
import type { Viewer } from '../../platform/session/viewer.ts'
import { loadCoverAssets } from '../media/index.ts'
import { loadLiveSite, formatMediaScope, listPublicLinks } from '../pages/index.ts'
import { findByTitle, listOrderedContent, type ContentOrder } from './content-order.ts'

type ContentQuery = ContentOrder & {
  offset: number
  limit: number
  direction: 'asc' | 'desc'
  search?: string | undefined
}

/** Reads a part of the app's pages of a type, the same for every viewer with access to the app. */
export async function readContentList(
  ctx: Ctx,
  viewer: Viewer | null,
  { content_type, order_by, direction, offset, limit, search = '' }: ContentQuery,
): Promise<OutputFor<'library.listContent'>> {
  const site = await loadLiveSite(ctx)
  const listed = listOrderedContent(site, { content_type, order_by })
  const ordered = search === '' ? listed : findByTitle(site, listed, search)
  const end = ordered.length - offset
  const page =
    direction === 'asc'
      ? ordered.slice(offset, offset + limit)
      : ordered.slice(Math.max(0, end - limit), Math.max(0, end)).toReversed()
  const links = await listPublicLinks(ctx, page)
  const assetOf = await loadCoverAssets(
    ctx,
    links.map((link) => link.cover),
  )
  const items = links.map((link) => ({
    ...link,
    cover_asset: assetOf(link.cover, formatMediaScope('shell', link.page_id, viewer)),
  }))
  return { items, total_count: ordered.length }
}
