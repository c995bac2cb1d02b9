import { mergeTags as call } from '@foyer/contract/pages/merge-tags'
import { invalidField } from '#platform/errors.ts'
import { implement } from '#platform/http/implement.ts'
import { pagesPolicy } from '../../policy.ts'
import { hasTag } from '../../queries/tags.ts'
import { mergeTags } from '../change-tags.ts'

export const mergeTagsRoute = implement(call, pagesPolicy.useTag, async ({ input, ctx, authorize }) => {
  const { tag_id, into_tag_id } = input
  authorize({ exists: await hasTag(ctx.db, tag_id) })
  if (!(await hasTag(ctx.db, into_tag_id))) throw invalidField('into_tag_id', 'unknown_tag')
  return mergeTags(ctx, { from: tag_id, into: into_tag_id })
})
