import { previewSwitch as call } from '@foyer/contract/commerce/preview-switch'
import { implement } from '#platform/http/implement.ts'
import { previewSwitch, switchInstant } from '../commands/switch-plan.ts'
import { commercePolicy } from '../policy.ts'
import { withProviderErrors } from '../with-provider-errors.ts'
import { requireOwnSubscription } from '../own-subscription.ts'

export const previewSwitchRoute = implement(call, commercePolicy.changeSubscription, async (request) => {
  const subscription = await requireOwnSubscription(request)
  const { input, ctx, fail } = request
  const at = switchInstant(subscription, ctx.now())
  const { version_id } = input
  const previewed = await withProviderErrors(() => previewSwitch(ctx, subscription, { version_id, at }))
  if (typeof previewed === 'string') throw fail(previewed)
  const { takes_effect, proration_at, quote } = previewed.change
  const { credit, charge, due, next_at } = quote
  const effective_at = takes_effect === 'period_end' ? subscription.period_ends_at : proration_at
  return {
    takes_effect,
    effective_at: effective_at.toISOString(),
    credit,
    charge,
    due,
    tax: previewed.tax.tax?.amount ?? null,
    currency: subscription.currency,
    next_at: next_at.toISOString(),
    next_amount: previewed.next_amount,
    proration_date: proration_at.toISOString(),
  }
})
