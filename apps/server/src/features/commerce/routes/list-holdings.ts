import { listHoldings as call } from '@foyer/contract/commerce/list-holdings'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { listFormerItems } from '../former-items.ts'
import { listOwnedItems } from '../owned-items.ts'

export const listHoldingsRoute = implement(call, anyMember, async ({ viewer, ctx, authorize }) => {
  authorize()
  const [items, ended] = await Promise.all([listOwnedItems(ctx, viewer), listFormerItems(ctx, viewer)])
  return { items, ended }
})
