import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

/** The sales of one product in one currency within one span of days. */
export type SpanSales = {
  product_id: string
  currency: string
  spans_ago: number
  amount: number
  count: number
}

type SalesQuery = { since: Date; until: Date; days: number; with_test: boolean }

/** Sums unrefunded sales of products in spans of days before an instant; span 0 ends at it. */
export async function salesBySpan(
  db: AppDb | AppTx,
  product_ids: readonly string[],
  { since, until, days, with_test }: SalesQuery,
): Promise<SpanSales[]> {
  if (product_ids.length === 0) return []
  const { rows } = await sql<SpanSales>`
    select line.product_id, payment.currency,
      floor(extract(epoch from ${until}::timestamptz - payment.paid_at) / ${days * 86_400})::int as spans_ago,
      sum(line.amount)::float8 as amount, count(*)::int as count
    from payments payment join payment_lines line on line.app_id = payment.app_id and line.payment_id = payment.id
    where payment.app_id = ${db.app_id} and payment.paid_at > ${since} and payment.paid_at <= ${until}
      and line.product_id = any (${[...product_ids]}::uuid[])
      and payment.reversed_at is null and line.amount > 0 and (${with_test} or not payment.is_test)
    group by 1, 2, 3 order by payment.currency
  `.execute(db)
  return rows
}
