import { withdrawSwitch as call } from '@foyer/contract/commerce/withdraw-switch'
import { implement } from '#platform/http/implement.ts'
import { withdrawSwitch } from '../commands/switch-plan.ts'
import { commercePolicy } from '../policy.ts'
import { presentOneSubscription } from '../present-subscriptions.ts'
import { withProviderErrors } from '../with-provider-errors.ts'
import { requireOwnSubscription } from '../own-subscription.ts'

export const withdrawSwitchRoute = implement(call, commercePolicy.changeSubscription, async (request) => {
  const subscription = await requireOwnSubscription(request)
  const { viewer, ctx, fail } = request
  const kept = await withProviderErrors(() => withdrawSwitch(ctx, subscription))
  if (!kept) throw fail('no_switch_planned')
  return presentOneSubscription(ctx, viewer, kept)
})
