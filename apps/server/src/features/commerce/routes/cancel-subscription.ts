import { cancelSubscription as call } from '@foyer/contract/commerce/cancel-subscription'
import { implement } from '#platform/http/implement.ts'
import { cancelSubscription } from '../commands/change-subscription.ts'
import { commercePolicy } from '../policy.ts'
import { withProviderErrors } from '../with-provider-errors.ts'
import { presentSubscription } from '../presenter.ts'
import { findSubscription, findSubscriptionTitles } from '../repository/subscriptions.ts'

export const cancelSubscriptionRoute = implement(
  call,
  commercePolicy.changeSubscription,
  async ({ input, ctx, authorize, fail }) => {
    const subscription = await findSubscription(ctx.db, input.id)
    authorize({ owner_id: subscription?.subscriber_id ?? null })
    if (!subscription) throw fail('not_found')
    const canceled = await withProviderErrors(() => cancelSubscription(ctx, subscription))
    if (!canceled) throw fail('already_canceled')
    const titles = await findSubscriptionTitles(ctx.db, [canceled.id])
    return presentSubscription(canceled, titles.get(canceled.id) ?? '')
  },
)
