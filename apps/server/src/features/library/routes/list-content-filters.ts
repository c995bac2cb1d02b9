import { listContentFilters as call } from '@foyer/contract/library/list-content-filters'
import { implement } from '#platform/http/implement.ts'
import { readContentFilters } from '../content-filters.ts'
import { LISTED_TYPES } from '../listed-types.ts'
import { libraryPolicy } from '../policy.ts'

export const listContentFiltersRoute = implement(
  call,
  libraryPolicy.browse,
  async ({ input: { content_type }, viewer, ctx, authorize, fail }) => {
    authorize(ctx.app.access)
    if (!LISTED_TYPES.has(content_type)) throw fail('not_found')
    return readContentFilters(ctx, viewer, content_type)
  },
)
