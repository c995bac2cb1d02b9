import { createTag as call } from '@foyer/contract/pages/create-tag'
import { implement } from '#platform/http/implement.ts'
import { pagesPolicy } from '../../policy.ts'
import { createTag } from '../change-tags.ts'

export const createTagRoute = implement(call, pagesPolicy.useStudio, async ({ input, ctx, authorize }) => {
  authorize()
  return createTag(ctx, input)
})
