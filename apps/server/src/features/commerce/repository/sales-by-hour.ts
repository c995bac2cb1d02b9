import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { paidLines } from './paid-lines.ts'

type Span = { from: Date; to: Date; zone: string; with_test: boolean }

/** Sums unrefunded sales within a span, by currency and hour in the zone. */
export async function salesByHour(
  db: AppDb | AppTx,
  { from, to, zone, with_test }: Span,
): Promise<{ hour: number; value: number; currency: string }[]> {
  const { rows } = await sql<{ hour: number; value: number; currency: string }>`
    select extract(hour from paid_at at time zone ${zone})::int as hour, currency, sum(amount)::float8 as value
    from ${paidLines(db, { with_test })} paid
    where paid_at >= ${from} and paid_at < ${to}
    group by 1, 2 order by 2
  `.execute(db)
  return rows
}

/** Lists the last payments since an instant, newest first, with their products. */
export async function latestSales(
  db: AppDb | AppTx,
  { since, limit, with_test }: { since: Date; limit: number; with_test: boolean },
): Promise<{ id: string; subscriber_id: string; paid_at: Date; titles: string }[]> {
  const { rows } = await sql<{ id: string; subscriber_id: string; paid_at: Date; titles: string }>`
    select p.id, p.subscriber_id, p.paid_at, coalesce((
      select string_agg(line ->> 'title', ', ') from invoices i, jsonb_array_elements(i.lines) line
      where i.app_id = p.app_id and i.payment_id = p.id and i.kind = 'invoice'), '') as titles
    from payments p
    where p.app_id = ${db.app_id} and p.paid_at >= ${since} and p.reversed_at is null and p.amount > 0
      and (${with_test} or not p.is_test)
    order by p.paid_at desc, p.id limit ${limit}
  `.execute(db)
  return rows
}
