import { getGuidelines as call } from '@foyer/contract/messaging/get-guidelines'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { findModerationRules } from '../repository/moderation-rules.ts'

export const getGuidelinesRoute = implement(call, anyMember, async ({ ctx, authorize }) => {
  authorize()
  const { guidelines } = await findModerationRules(ctx.db)
  return { guidelines }
})
