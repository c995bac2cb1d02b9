import { listContent as call } from '@foyer/contract/library/list-content'
import { implement } from '#platform/http/implement.ts'
import { readContentList } from '../content-list.ts'
import { LISTED_TYPES } from '../listed-types.ts'
import { libraryPolicy } from '../policy.ts'

export const listContentRoute = implement(
  call,
  libraryPolicy.browse,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize(ctx.app.access)
    if (!LISTED_TYPES.has(input.content_type)) throw fail('not_found')
    return readContentList(ctx, viewer, input)
  },
)
