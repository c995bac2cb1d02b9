import { assignTags as call } from '@foyer/contract/pages/assign-tags'
import { implement } from '#platform/http/implement.ts'
import { pagesPolicy } from '../../policy.ts'
import { assignTags } from '../change-tags.ts'

export const assignTagsRoute = implement(call, pagesPolicy.useStudio, async ({ input, ctx, authorize }) => {
  authorize()
  return assignTags(ctx, input)
})
