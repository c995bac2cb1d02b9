import type { OutputFor } from '@foyer/contract/client'
import type { Ctx } from '../../platform/context.ts'
import type { Viewer } from '../../platform/session/viewer.ts'
import { loadLiveSite } from '../pages/index.ts'
import { findByTitle, listOrderedContent, type ContentOrder } from './content-order.ts'
import { presentContent } from './present-content.ts'

type ContentQuery = Pick<ContentOrder, 'content_type'> & {
  order_by: string
  offset?: number | undefined
  limit: number
  direction: 'asc' | 'desc'
  search?: string | undefined
}

/** Reads a part of the app's pages of a type, the same for every viewer with access to the app. */
export async function readContentList(
  ctx: Ctx,
  viewer: Viewer | null,
  { content_type, direction, offset = 0, limit, search = '' }: ContentQuery,
): Promise<OutputFor<'library.listContent'>> {
  const site = await loadLiveSite(ctx)
  const listed = listOrderedContent(site, { content_type, order_by: 'position' })
  const ordered = search === '' ? listed : findByTitle(site, listed, search)
  const directed = direction === 'asc' ? ordered : ordered.toReversed()
  const items = await presentContent(ctx, viewer, directed.slice(offset, offset + limit))
  return { items, total_count: ordered.length }
}
