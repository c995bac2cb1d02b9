import { listHoldings as call } from '@foyer/contract/commerce/list-holdings'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { readHoldings } from '../holdings.ts'

export const listHoldingsRoute = implement(call, anyMember, async ({ viewer, ctx, authorize }) => {
  authorize()
  return { items: await readHoldings(ctx, viewer) }
})
