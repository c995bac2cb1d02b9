import { listTags as call } from '@foyer/contract/pages/list-tags'
import { implement } from '#platform/http/implement.ts'
import { pagesPolicy } from '../../policy.ts'
import { listCountedTags } from '../../queries/tags.ts'

export const listTagsRoute = implement(call, pagesPolicy.useStudio, async ({ ctx, authorize }) => {
  authorize()
  return { items: await listCountedTags(ctx.db) }
})
