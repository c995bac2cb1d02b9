import { paySubscription as call } from '@foyer/contract/commerce/pay-subscription'
import { implement } from '#platform/http/implement.ts'
import { paySubscription } from '../commands/change-subscription.ts'
import { commercePolicy } from '../policy.ts'
import { withProviderErrors } from '../with-provider-errors.ts'
import { presentIntent } from '../presenter.ts'
import { findSubscription } from '../repository/subscriptions.ts'

export const paySubscriptionRoute = implement(
  call,
  commercePolicy.changeSubscription,
  async ({ input, ctx, authorize, fail }) => {
    const { id, card, is_authenticated } = input
    const subscription = await findSubscription(ctx.db, id)
    authorize({ owner_id: subscription?.subscriber_id ?? null })
    if (!subscription) throw fail('not_found')
    const paid = await withProviderErrors(() =>
      paySubscription(ctx, subscription, { card: card ?? null, is_authenticated }),
    )
    if (!paid) throw fail('nothing_due')
    if (paid.status === 'failed') throw fail('payment_failed')
    const { amount: final_amount, currency } = subscription
    return { ...presentIntent(paid), kind: 'payment_intent' as const, final_amount, currency }
  },
)
