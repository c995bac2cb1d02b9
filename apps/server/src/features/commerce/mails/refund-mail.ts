import type { AppTx } from '#platform/database/app-db.ts'
import type { OrderRow } from '../order.ts'
import type { RefundRow } from '../repository/refunds.ts'
import { queueOrderMail } from './order-mail.ts'

/** Mails that money goes back, once for each refund. */
export function queueRefundMail(tx: AppTx, order: OrderRow, refund: RefundRow): Promise<void> {
  const titles = refund.lines.map(({ title }) => title)
  return queueOrderMail(tx, refund.id, {
    kind: 'refund',
    subscriber_id: order.subscriber_id,
    order_id: order.id,
    titles: titles.length > 0 ? titles : order.lines.map(({ title }) => title),
    currency: refund.currency,
    is_test: order.is_test,
    amount: refund.amount,
    next: null,
    access_until: null,
    is_subscription: false,
  })
}
