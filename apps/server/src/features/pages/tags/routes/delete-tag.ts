import { deleteTag as call } from '@foyer/contract/pages/delete-tag'
import { implement } from '#platform/http/implement.ts'
import { pagesPolicy } from '../../policy.ts'
import { hasTag } from '../../queries/tags.ts'
import { deleteTag } from '../change-tags.ts'

export const deleteTagRoute = implement(call, pagesPolicy.useTag, async ({ input, ctx, authorize }) => {
  authorize({ exists: await hasTag(ctx.db, input.tag_id) })
  await deleteTag(ctx, input.tag_id)
  return {}
})
