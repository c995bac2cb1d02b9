import { listContentFilters as call } from '@foyer/contract/library/list-content-filters'
import { implement } from '#platform/http/implement.ts'
import { loadLiveSite } from '../../pages/index.ts'
import { listOrderedContent } from '../content-order.ts'
import { LISTED_TYPES } from '../listed-types.ts'
import { libraryPolicy } from '../policy.ts'

export const listContentFiltersRoute = implement(
  call,
  libraryPolicy.browse,
  async ({ input: { content_type }, ctx, authorize, fail }) => {
    authorize(ctx.app.access)
    if (!LISTED_TYPES.has(content_type)) throw fail('not_found')
    const pages = listOrderedContent(await loadLiveSite(ctx), { content_type, order_by: 'position' })
    return {
      tags: [],
      levels: [],
      equipment: [],
      muscles: [],
      durations: null,
      has_free: false,
      has_paid: false,
      total_count: pages.length,
    }
  },
)
