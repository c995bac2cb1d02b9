import { listContent as call } from '@foyer/contract/library/list-content'
import { implement } from '#platform/http/implement.ts'
import { coverAssets } from '../../media/index.ts'
import { liveSite, mediaBond, publicLinks } from '../../pages/index.ts'
import { orderedContent } from '../content-order.ts'
import { libraryPolicy } from '../policy.ts'

export const listContentRoute = implement(
  call,
  libraryPolicy.browse,
  async ({ input, viewer, ctx, authorize }) => {
    authorize(ctx.app.access)
    const { content_type, order_by, direction, offset, limit } = input
    const site = await liveSite(ctx)
    const rising = orderedContent(site, { content_type, order_by, locale: ctx.app.default_locale })
    const end = rising.length - offset
    const page =
      direction === 'asc'
        ? rising.slice(offset, offset + limit)
        : rising.slice(Math.max(0, end - limit), Math.max(0, end)).toReversed()
    const links = await publicLinks(ctx, page)
    const assetOf = await coverAssets(
      ctx,
      links.map((link) => link.cover),
    )
    const items = links.map((link) => ({
      ...link,
      cover_asset: assetOf(link.cover, mediaBond('shell', link.page_id, viewer)),
    }))
    return { items, total_count: rising.length }
  },
)
