import { checkPayments as call } from '@foyer/contract/commerce/check-payments'
import { implement } from '#platform/http/implement.ts'
import { commercePolicy } from '../policy.ts'
import { presentCheck } from '../reconciliation/present.ts'
import { startPaymentCheck } from '../reconciliation/reconcile-jobs.ts'
import { findLastPaymentCheck } from '../repository/reconciliation.ts'

export const checkPaymentsRoute = implement(
  call,
  commercePolicy.manageOrders,
  async ({ ctx, authorize, fail }) => {
    authorize()
    const last = await ctx.write(async (tx) => {
      await startPaymentCheck(ctx, tx)
      return findLastPaymentCheck(tx)
    })
    if (!last) throw fail('not_found')
    return presentCheck(last)
  },
)
