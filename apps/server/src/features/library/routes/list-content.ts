import { listContent as call } from '@foyer/contract/library/list-content'
import { implement } from '#platform/http/implement.ts'
import { readContentList } from '../content-list.ts'
import { libraryPolicy } from '../policy.ts'

export const listContentRoute = implement(
  call,
  libraryPolicy.browse,
  async ({ input, viewer, ctx, authorize }) => {
    authorize(ctx.app.access)
    return readContentList(ctx, viewer, input)
  },
)
