import { giveCancelReason as call } from '@foyer/contract/commerce/give-cancel-reason'
import { implement } from '#platform/http/implement.ts'
import { commercePolicy } from '../policy.ts'
import { findSubscription, saveCancelReason } from '../repository/subscriptions.ts'

export const giveCancelReasonRoute = implement(
  call,
  commercePolicy.changeSubscription,
  async ({ input, ctx, authorize, fail }) => {
    const { id, ...given } = input
    const subscription = await findSubscription(ctx.db, id)
    authorize({ owner_id: subscription?.subscriber_id ?? null })
    if (!subscription) throw fail('not_found')
    if (!subscription.cancel_at_period_end && !subscription.ended_at) throw fail('not_canceled')
    await ctx.write((tx) => saveCancelReason(tx, id, given))
    return {}
  },
)
