import { resumeSubscription as call } from '@foyer/contract/commerce/resume-subscription'
import { implement } from '#platform/http/implement.ts'
import { resumeSubscription } from '../commands/change-subscription.ts'
import { commercePolicy } from '../policy.ts'
import { withProviderErrors } from '../with-provider-errors.ts'
import { presentOneSubscription } from '../present-subscriptions.ts'
import { requireOwnSubscription } from '../own-subscription.ts'

export const resumeSubscriptionRoute = implement(call, commercePolicy.changeSubscription, async (request) => {
  const subscription = await requireOwnSubscription(request)
  const { viewer, ctx, fail } = request
  const resumed = await withProviderErrors(() => resumeSubscription(ctx, subscription))
  if (typeof resumed === 'string') throw fail(resumed)
  return presentOneSubscription(ctx, viewer, resumed)
})
