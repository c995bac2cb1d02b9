import { getBillingDetails as call } from '@foyer/contract/commerce/get-billing-details'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { findBillingDetails } from '../repository/invoice-settings.ts'

export const getBillingDetailsRoute = implement(call, anyMember, async ({ viewer, ctx, authorize }) => {
  authorize()
  const details = await findBillingDetails(ctx.db, viewer.subscriber_id)
  return details ?? { name: '', address: '', country: null, tax_id: '' }
})
