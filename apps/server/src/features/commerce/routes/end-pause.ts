import { endPause as call } from '@foyer/contract/commerce/end-pause'
import { implement } from '#platform/http/implement.ts'
import { endPause } from '../commands/pause-subscription.ts'
import { commercePolicy } from '../policy.ts'
import { presentOneSubscription } from '../present-subscriptions.ts'
import { withProviderErrors } from '../with-provider-errors.ts'
import { requireOwnSubscription } from '../own-subscription.ts'

export const endPauseRoute = implement(call, commercePolicy.changeSubscription, async (request) => {
  const subscription = await requireOwnSubscription(request)
  const { viewer, ctx, fail } = request
  const resumed = await withProviderErrors(() => endPause(ctx, subscription))
  if (typeof resumed === 'string') throw fail(resumed)
  return presentOneSubscription(ctx, viewer, resumed)
})
