import { endPause as call } from '@foyer/contract/commerce/end-pause'
import { implement } from '#platform/http/implement.ts'
import { endPause } from '../commands/pause-subscription.ts'
import { commercePolicy } from '../policy.ts'
import { presentOneSubscription } from '../present-subscriptions.ts'
import { findSubscription } from '../repository/subscriptions.ts'
import { withProviderErrors } from '../with-provider-errors.ts'

export const endPauseRoute = implement(
  call,
  commercePolicy.changeSubscription,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const subscription = await findSubscription(ctx.db, input.id)
    authorize({ owner_id: subscription?.subscriber_id ?? null })
    if (!subscription) throw fail('not_found')
    const resumed = await withProviderErrors(() => endPause(ctx, subscription))
    if (typeof resumed === 'string') throw fail(resumed)
    return presentOneSubscription(ctx, viewer, resumed)
  },
)
