import { listPaymentDifferences as call } from '@foyer/contract/commerce/list-payment-differences'
import { implement } from '#platform/http/implement.ts'
import { commercePolicy } from '../policy.ts'
import { presentCheck, presentDifference } from '../reconciliation/present.ts'
import { countDifferences, findLastPaymentCheck, listDifferences } from '../repository/reconciliation.ts'

export const listPaymentDifferencesRoute = implement(
  call,
  commercePolicy.manageOrders,
  async ({ input: { state, offset, limit }, ctx, authorize }) => {
    authorize()
    const is_open = state === 'open'
    const [rows, counts, last] = await Promise.all([
      listDifferences(ctx.db, { is_open, offset, limit }),
      countDifferences(ctx.db),
      findLastPaymentCheck(ctx.db),
    ])
    return {
      items: rows.map(presentDifference),
      total_count: is_open ? counts.open : counts.closed,
      open_count: counts.open,
      last_check: last && presentCheck(last),
    }
  },
)
