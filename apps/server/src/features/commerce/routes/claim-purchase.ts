import { claimPurchase as call } from '@foyer/contract/commerce/claim-purchase'
import { implement } from '#platform/http/implement.ts'
import { composeLogin, isNotCrossOrigin } from '../../identity/index.ts'
import { claimByLink } from '../commands/claim-purchases.ts'
import { commercePolicy } from '../policy.ts'

export const claimPurchaseRoute = implement(
  call,
  commercePolicy.claimPurchase,
  async ({ input, ctx, authorize, fail, reply }) => {
    authorize({ is_same_origin: isNotCrossOrigin(ctx) })
    const opened = await claimByLink(ctx, input.token)
    if (!opened) throw fail('token_invalid')
    reply.setSession(opened.secret)
    return composeLogin(ctx, opened.user_id, opened.token)
  },
)
