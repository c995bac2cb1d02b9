import { pauseSubscription as call } from '@foyer/contract/commerce/pause-subscription'
import { implement } from '#platform/http/implement.ts'
import { pauseSubscription } from '../commands/pause-subscription.ts'
import { commercePolicy } from '../policy.ts'
import { presentOneSubscription } from '../present-subscriptions.ts'
import { withProviderErrors } from '../with-provider-errors.ts'
import { requireOwnSubscription } from '../own-subscription.ts'

export const pauseSubscriptionRoute = implement(call, commercePolicy.changeSubscription, async (request) => {
  const subscription = await requireOwnSubscription(request)
  const { input, viewer, ctx, fail } = request
  const paused = await withProviderErrors(() => pauseSubscription(ctx, subscription, input.months))
  if (typeof paused === 'string') throw fail(paused)
  return presentOneSubscription(ctx, viewer, paused)
})
