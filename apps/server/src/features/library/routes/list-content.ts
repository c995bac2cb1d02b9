import { listContent as call } from '@foyer/contract/library/list-content'
import { implement } from '#platform/http/implement.ts'
import { loadCoverAssets } from '../../media/index.ts'
import { loadLiveSite, formatMediaScope, listPublicLinks } from '../../pages/index.ts'
import { listOrderedContent } from '../content-order.ts'
import { libraryPolicy } from '../policy.ts'

export const listContentRoute = implement(
  call,
  libraryPolicy.browse,
  async ({ input, viewer, ctx, authorize }) => {
    authorize(ctx.app.access)
    const { content_type, order_by, direction, offset, limit } = input
    const site = await loadLiveSite(ctx)
    const is_ascending = listOrderedContent(site, { content_type, order_by })
    const end = is_ascending.length - offset
    const page =
      direction === 'asc'
        ? is_ascending.slice(offset, offset + limit)
        : is_ascending.slice(Math.max(0, end - limit), Math.max(0, end)).toReversed()
    const links = await listPublicLinks(ctx, page)
    const assetOf = await loadCoverAssets(
      ctx,
      links.map((link) => link.cover),
    )
    const items = links.map((link) => ({
      ...link,
      cover_asset: assetOf(link.cover, formatMediaScope('shell', link.page_id, viewer)),
    }))
    return { items, total_count: is_ascending.length }
  },
)
