import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { paidLines } from './paid-lines.ts'

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
    select product_id, currency,
      floor(extract(epoch from ${until}::timestamptz - paid_at) / ${days * 86_400})::int as spans_ago,
      sum(amount)::float8 as amount, count(*)::int as count
    from ${paidLines(db, { with_test })} paid
    where paid_at > ${since} and paid_at <= ${until} and product_id = any (${[...product_ids]}::uuid[])
    group by 1, 2, 3 order by currency
  `.execute(db)
  return rows
}
