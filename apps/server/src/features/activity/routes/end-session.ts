import { endSession as call } from '@foyer/contract/activity/end-session'
import { implement } from '#platform/http/implement.ts'
import { anyone } from '#platform/http/policies.ts'
import { followVisit } from '../follow-visit.ts'

export const endSessionRoute = implement(call, anyone, async ({ input, ctx, authorize }) => {
  authorize()
  await followVisit(ctx, input, true)
  return {}
})
