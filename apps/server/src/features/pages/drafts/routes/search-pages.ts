import { searchPages as call } from '@foyer/contract/pages/search-pages'
import { implement } from '#platform/http/implement.ts'
import { pagesPolicy } from '../../policy.ts'
import { searchStudioPages } from '../search-drafts.ts'

export const searchPagesRoute = implement(call, pagesPolicy.useStudio, async ({ input, ctx, authorize }) => {
  authorize()
  return searchStudioPages(ctx, { ...input, cursor: input.cursor })
})
