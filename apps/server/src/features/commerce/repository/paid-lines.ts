import { sql, type RawBuilder } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

export type PaidLine = {
  subscriber_id: string
  order_id: string
  product_id: string
  currency: string
  paid_at: Date
  amount: number
}

/** Whether test money counts. */
export type MoneyScope = { with_test: boolean }

/**
 * Selects what was paid for each product and did not go back: the one source of every figure about money. Test money
 * counts only with `with_test`.
 */
export function paidLines(db: AppDb | AppTx, { with_test }: MoneyScope): RawBuilder<PaidLine> {
  return sql<PaidLine>`(
    select payment.subscriber_id, payment.order_id, line.product_id, payment.currency, payment.paid_at,
      line.amount - line.refunded as amount
    from payments payment join payment_lines line on line.app_id = payment.app_id and line.payment_id = payment.id
    where payment.app_id = ${db.app_id} and payment.reversed_at is null and line.amount > line.refunded
      and (${with_test} or not payment.is_test)
  )`
}
