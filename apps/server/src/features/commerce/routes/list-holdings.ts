import { listHoldings as call } from '@foyer/contract/commerce/list-holdings'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { readFormer } from '../former-holdings.ts'
import { readHoldings } from '../holdings.ts'

export const listHoldingsRoute = implement(call, anyMember, async ({ viewer, ctx, authorize }) => {
  authorize()
  const [items, ended] = await Promise.all([readHoldings(ctx, viewer), readFormer(ctx, viewer)])
  return { items, ended }
})
