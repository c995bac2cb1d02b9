import { resumeSubscription as call } from '@foyer/contract/commerce/resume-subscription'
import { implement } from '#platform/http/implement.ts'
import { resumeSubscription } from '../commands/change-subscription.ts'
import { commercePolicy } from '../policy.ts'
import { withProviderErrors } from '../with-provider-errors.ts'
import { presentOneSubscription } from '../present-subscriptions.ts'
import { findSubscription } from '../repository/subscriptions.ts'

export const resumeSubscriptionRoute = implement(
  call,
  commercePolicy.changeSubscription,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const subscription = await findSubscription(ctx.db, input.id)
    authorize({ owner_id: subscription?.subscriber_id ?? null })
    if (!subscription) throw fail('not_found')
    const resumed = await withProviderErrors(() => resumeSubscription(ctx, subscription))
    if (typeof resumed === 'string') throw fail(resumed)
    return presentOneSubscription(ctx, viewer, resumed)
  },
)
