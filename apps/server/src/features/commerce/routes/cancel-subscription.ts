import { cancelSubscription as call } from '@foyer/contract/commerce/cancel-subscription'
import { implement } from '#platform/http/implement.ts'
import { cancelSubscription } from '../commands/change-subscription.ts'
import { commercePolicy } from '../policy.ts'
import { whileProviderAnswers } from '../provider-answers.ts'
import { presentSubscription } from '../presenter.ts'
import { findSubscription, subscriptionTitles } from '../repository/subscriptions.ts'

export const cancelSubscriptionRoute = implement(
  call,
  commercePolicy.changeSubscription,
  async ({ input, ctx, authorize, fail }) => {
    const subscription = await findSubscription(ctx.db, input.id)
    authorize({ owner_id: subscription?.subscriber_id ?? null })
    if (!subscription) throw fail('not_found')
    const canceled = await whileProviderAnswers(() => cancelSubscription(ctx, subscription))
    if (!canceled) throw fail('already_canceled')
    const titles = await subscriptionTitles(ctx.db, [canceled.id])
    return presentSubscription(canceled, titles.get(canceled.id) ?? '')
  },
)
