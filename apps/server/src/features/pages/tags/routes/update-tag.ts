import { updateTag as call } from '@foyer/contract/pages/update-tag'
import { implement } from '#platform/http/implement.ts'
import { pagesPolicy } from '../../policy.ts'
import { hasTag } from '../../queries/tags.ts'
import { updateTag } from '../change-tags.ts'

export const updateTagRoute = implement(call, pagesPolicy.useTag, async ({ input, ctx, authorize }) => {
  const { tag_id, name, color } = input
  authorize({ exists: await hasTag(ctx.db, tag_id) })
  return updateTag(ctx, tag_id, { name, color })
})
