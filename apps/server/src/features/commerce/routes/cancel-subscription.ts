import { cancelSubscription as call } from '@foyer/contract/commerce/cancel-subscription'
import { implement } from '#platform/http/implement.ts'
import { cancelSubscription } from '../commands/change-subscription.ts'
import { commercePolicy } from '../policy.ts'
import { withProviderErrors } from '../with-provider-errors.ts'
import { presentOneSubscription } from '../present-subscriptions.ts'
import { requireOwnSubscription } from '../own-subscription.ts'

export const cancelSubscriptionRoute = implement(call, commercePolicy.changeSubscription, async (request) => {
  const subscription = await requireOwnSubscription(request)
  const { viewer, ctx, fail } = request
  const canceled = await withProviderErrors(() => cancelSubscription(ctx, subscription))
  if (!canceled) throw fail('already_canceled')
  return presentOneSubscription(ctx, viewer, canceled)
})
