import { switchSubscription as call } from '@foyer/contract/commerce/switch-subscription'
import { implement } from '#platform/http/implement.ts'
import { switchPlan } from '../commands/switch-plan.ts'
import { commercePolicy } from '../policy.ts'
import { presentOneSubscription } from '../present-subscriptions.ts'
import { withProviderErrors } from '../with-provider-errors.ts'
import { requireOwnSubscription } from '../own-subscription.ts'

export const switchSubscriptionRoute = implement(call, commercePolicy.changeSubscription, async (request) => {
  const subscription = await requireOwnSubscription(request)
  const { input, viewer, ctx, fail } = request
  const { version_id, proration_date, expected_amount: due } = input
  const switched = await withProviderErrors(() =>
    switchPlan(ctx, subscription, { version_id, at: new Date(proration_date), due }),
  )
  if (switched === 'failed') throw fail('payment_failed')
  if (switched === 'authentication') throw fail('card_needs_confirmation')
  if (typeof switched === 'string') throw fail(switched)
  return presentOneSubscription(ctx, viewer, switched)
})
