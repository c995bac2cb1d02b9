import { endSession as call } from '@foyer/contract/activity/end-session'
import { implement } from '#platform/http/implement.ts'
import { anyone } from '#platform/http/policies.ts'
import { trackVisit } from '../track-visit.ts'

export const endSessionRoute = implement(call, anyone, async ({ input, ctx, authorize }) => {
  authorize()
  await trackVisit(ctx, input, true)
  return {}
})
