import { changeCard as call } from '@foyer/contract/commerce/change-card'
import { implement } from '#platform/http/implement.ts'
import { changeSubscriptionCard } from '../commands/pause-subscription.ts'
import { commercePolicy } from '../policy.ts'
import { findSubscription } from '../repository/subscriptions.ts'
import { withProviderErrors } from '../with-provider-errors.ts'

export const changeCardRoute = implement(
  call,
  commercePolicy.changeSubscription,
  async ({ input, ctx, authorize, fail }) => {
    const subscription = await findSubscription(ctx.db, input.id)
    authorize({ owner_id: subscription?.subscriber_id ?? null })
    if (!subscription) throw fail('not_found')
    const { card = null, intent_id = null, is_authenticated } = input
    const changed = await withProviderErrors(() =>
      changeSubscriptionCard(ctx, subscription, { card, intent_id, is_authenticated }),
    )
    if (!changed) throw fail('already_ended')
    if (changed.status === 'failed') throw fail('payment_failed')
    const { order, status, client_secret, publishable_key } = changed
    return { provider: order.provider, status, client_secret, publishable_key, intent_id: changed.intent_id }
  },
)
