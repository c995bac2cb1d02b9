import { getViewing } from '@foyer/contract/members/get-viewing'
import { implement } from '#platform/http/implement.ts'
import { composeViewing } from '../compose-viewing.ts'
import { memberPolicy } from '../policy.ts'

export const getViewingRoute = implement(
  getViewing,
  memberPolicy.readViewing,
  async ({ viewer, ctx, authorize, fail }) => {
    authorize()
    const { token } = ctx.request
    if (token === null) throw fail('unauthorized')
    return composeViewing(ctx, viewer.user_id, token)
  },
)
