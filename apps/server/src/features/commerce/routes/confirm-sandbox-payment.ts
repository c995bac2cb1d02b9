import { confirmSandboxPayment as call } from '@foyer/contract/commerce/confirm-sandbox-payment'
import { implement } from '#platform/http/implement.ts'
import { paySandbox } from '../commands/pay-sandbox.ts'
import { findGuestId } from '../guest-access.ts'
import { commercePolicy } from '../policy.ts'
import { presentIntent } from '../presenter.ts'
import { findOrder } from '../repository/orders.ts'

export const confirmSandboxPaymentRoute = implement(
  call,
  commercePolicy.payOrder,
  async ({ input, ctx, authorize, fail }) => {
    const { order_id, card, is_authenticated } = input
    const order = await findOrder(ctx.db, order_id)
    const guest_id = await findGuestId(ctx, input.order_token)
    authorize({ owner_id: order?.subscriber_id ?? null, guest_id })
    if (!order) throw fail('not_found')
    if (order.provider !== 'sandbox') throw fail('not_a_sandbox_order')
    const paid = await paySandbox(ctx, { order, card, is_authenticated })
    if (paid === 'payments_unavailable') throw fail(paid)
    if (paid.status === 'failed')
      throw fail(card === 'unreadable' ? 'payment_details_failed' : 'payment_failed')
    return presentIntent(paid)
  },
)
