import { resendReceipt as call } from '@foyer/contract/commerce/resend-receipt'
import { implement } from '#platform/http/implement.ts'
import { mailReceiptAgain } from '../commands/mail-receipt-again.ts'
import { commercePolicy } from '../policy.ts'
import { findOrder } from '../repository/orders.ts'

export const resendReceiptRoute = implement(
  call,
  commercePolicy.manageOrder,
  async ({ input, ctx, authorize, fail }) => {
    const order = await findOrder(ctx.db, input.id)
    authorize({ exists: order !== null })
    if (!order) throw fail('not_found')
    if (!(await mailReceiptAgain(ctx, order))) throw fail('not_paid')
    return {}
  },
)
