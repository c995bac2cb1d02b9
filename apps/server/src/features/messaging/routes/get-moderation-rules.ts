import { getModerationRules as call } from '@foyer/contract/messaging/get-moderation-rules'
import { implement } from '#platform/http/implement.ts'
import { anyTeamMember } from '#platform/http/policies.ts'
import { findModerationRules } from '../repository/moderation-rules.ts'

export const getModerationRulesRoute = implement(call, anyTeamMember, async ({ ctx, authorize }) => {
  authorize()
  return findModerationRules(ctx.db)
})
