import { withdrawSwitch as call } from '@foyer/contract/commerce/withdraw-switch'
import { implement } from '#platform/http/implement.ts'
import { withdrawSwitch } from '../commands/switch-plan.ts'
import { commercePolicy } from '../policy.ts'
import { presentOneSubscription } from '../present-subscriptions.ts'
import { findSubscription } from '../repository/subscriptions.ts'
import { withProviderErrors } from '../with-provider-errors.ts'

export const withdrawSwitchRoute = implement(
  call,
  commercePolicy.changeSubscription,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const subscription = await findSubscription(ctx.db, input.id)
    authorize({ owner_id: subscription?.subscriber_id ?? null })
    if (!subscription) throw fail('not_found')
    const kept = await withProviderErrors(() => withdrawSwitch(ctx, subscription))
    if (!kept) throw fail('no_switch_planned')
    return presentOneSubscription(ctx, viewer, kept)
  },
)
