import { browsePages as call } from '@foyer/contract/pages/browse-pages'
import { implement } from '#platform/http/implement.ts'
import { pagesPolicy } from '../../policy.ts'
import { browse } from '../browse.ts'

export const browsePagesRoute = implement(call, pagesPolicy.useStudio, async ({ input, ctx, authorize }) => {
  authorize()
  return browse(ctx, input)
})
