import { cancelSubscription as call } from '@foyer/contract/commerce/cancel-subscription'
import { implement } from '#platform/http/implement.ts'
import { cancelSubscription } from '../commands/change-subscription.ts'
import { commercePolicy } from '../policy.ts'
import { withProviderErrors } from '../with-provider-errors.ts'
import { presentOneSubscription } from '../present-subscriptions.ts'
import { findSubscription } from '../repository/subscriptions.ts'

export const cancelSubscriptionRoute = implement(
  call,
  commercePolicy.changeSubscription,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const subscription = await findSubscription(ctx.db, input.id)
    authorize({ owner_id: subscription?.subscriber_id ?? null })
    if (!subscription) throw fail('not_found')
    const canceled = await withProviderErrors(() => cancelSubscription(ctx, subscription))
    if (!canceled) throw fail('already_canceled')
    return presentOneSubscription(ctx, viewer, canceled)
  },
)
