import { search as call } from '@foyer/contract/library/search'
import { implement } from '#platform/http/implement.ts'
import { libraryPolicy } from '../policy.ts'
import { searchContent } from '../search/search-content.ts'

export const searchRoute = implement(
  call,
  libraryPolicy.browse,
  async ({ input, viewer, ctx, authorize }) => {
    authorize(ctx.app.access)
    return searchContent(ctx, viewer, {
      ...input,
      content_type: input.content_type ?? null,
      lang: input.lang ?? null,
    })
  },
)
