import { pauseSubscription as call } from '@foyer/contract/commerce/pause-subscription'
import { implement } from '#platform/http/implement.ts'
import { pauseSubscription } from '../commands/pause-subscription.ts'
import { commercePolicy } from '../policy.ts'
import { presentOneSubscription } from '../present-subscriptions.ts'
import { findSubscription } from '../repository/subscriptions.ts'
import { withProviderErrors } from '../with-provider-errors.ts'

export const pauseSubscriptionRoute = implement(
  call,
  commercePolicy.changeSubscription,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const subscription = await findSubscription(ctx.db, input.id)
    authorize({ owner_id: subscription?.subscriber_id ?? null })
    if (!subscription) throw fail('not_found')
    const paused = await withProviderErrors(() => pauseSubscription(ctx, subscription, input.months))
    if (!paused) throw fail('cannot_pause')
    return presentOneSubscription(ctx, viewer, paused)
  },
)
