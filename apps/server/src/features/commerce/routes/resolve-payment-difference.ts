import { resolvePaymentDifference as call } from '@foyer/contract/commerce/resolve-payment-difference'
import { implement } from '#platform/http/implement.ts'
import { commercePolicy } from '../policy.ts'
import { presentDifference } from '../reconciliation/present.ts'
import { findDifference, resolveDifference } from '../repository/reconciliation.ts'

export const resolvePaymentDifferenceRoute = implement(
  call,
  commercePolicy.manageOrder,
  async ({ input: { id, note }, viewer, ctx, authorize, fail }) => {
    authorize({ exists: (await findDifference(ctx.db, id)) !== null })
    const found = await ctx.write(async (tx) => {
      await resolveDifference(tx, id, { note, closed_by: viewer.name, closed_at: ctx.now() })
      return findDifference(tx, id)
    })
    if (!found) throw fail('not_found')
    return presentDifference(found)
  },
)
