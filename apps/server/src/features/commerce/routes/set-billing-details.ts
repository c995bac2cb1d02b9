import { setBillingDetails as call } from '@foyer/contract/commerce/set-billing-details'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { saveBillingDetails } from '../repository/invoice-settings.ts'

export const setBillingDetailsRoute = implement(
  call,
  anyMember,
  async ({ input, viewer, ctx, authorize }) => {
    authorize()
    const changed_at = ctx.services.clock.now()
    await ctx.write((tx) => saveBillingDetails(tx, viewer.subscriber_id, { ...input, changed_at }))
    return {}
  },
)
