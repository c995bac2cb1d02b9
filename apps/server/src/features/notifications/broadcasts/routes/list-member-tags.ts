import { listMemberTags as call } from '@foyer/contract/notifications/list-member-tags'
import { implement } from '#platform/http/implement.ts'
import { anyTeamMember } from '#platform/http/policies.ts'
import { countTags } from '../repository/audience.ts'

export const listMemberTagsRoute = implement(call, anyTeamMember, async ({ ctx, authorize }) => {
  authorize()
  return { tags: await countTags(ctx.db) }
})
