import { changeCard as call } from '@foyer/contract/commerce/change-card'
import { implement } from '#platform/http/implement.ts'
import { changeSubscriptionCard } from '../commands/pause-subscription.ts'
import { commercePolicy } from '../policy.ts'
import { withProviderErrors } from '../with-provider-errors.ts'
import { requireOwnSubscription } from '../own-subscription.ts'

export const changeCardRoute = implement(call, commercePolicy.changeSubscription, async (request) => {
  const subscription = await requireOwnSubscription(request)
  const { input, ctx, fail } = request
  const { card = null, intent_id = null, is_authenticated } = input
  const changed = await withProviderErrors(() =>
    changeSubscriptionCard(ctx, subscription, { card, intent_id, is_authenticated }),
  )
  if (!changed) throw fail('already_ended')
  if (changed.status === 'failed') throw fail('payment_failed')
  const { order, status, client_secret, publishable_key } = changed
  return { provider: order.provider, status, client_secret, publishable_key, intent_id: changed.intent_id }
})
