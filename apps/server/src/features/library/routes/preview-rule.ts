import { previewRule as call } from '@foyer/contract/library/preview-rule'
import { invalidField } from '#platform/errors.ts'
import { implement } from '#platform/http/implement.ts'
import { loadCoverAssets } from '../../media/index.ts'
import { loadLiveSite } from '../../pages/index.ts'
import { listOrderedContent } from '../content-order.ts'
import { LISTED_TYPES } from '../listed-types.ts'
import { libraryPolicy } from '../policy.ts'

export const previewRuleRoute = implement(
  call,
  libraryPolicy.useStudio,
  async ({ input: { content_type, limit }, ctx, authorize }) => {
    authorize()
    if (!LISTED_TYPES.has(content_type)) throw invalidField('content_type', 'unknown_option')
    const site = await loadLiveSite(ctx)
    const found = listOrderedContent(site, { content_type, order_by: 'position' })
    const pages = found.slice(0, limit).flatMap((id) => site.pages.get(id) ?? [])
    const assetOf = await loadCoverAssets(
      ctx,
      pages.map(({ cover }) => cover),
    )
    const items = pages.map(({ page_id, title, content_type, cover }) => {
      return { page_id, title, content_type, cover, cover_asset: assetOf(cover, null) }
    })
    return { total_count: found.length, items }
  },
)
