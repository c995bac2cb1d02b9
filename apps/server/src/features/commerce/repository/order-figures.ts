import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

type Db = AppDb | AppTx
type Scope = { today: string; zone: string; with_test: boolean }

/** What was paid in one currency on one day; `days_ago` counts back from today. */
export type DaySum = { currency: string; days_ago: number; amount: number; count: number }

/** Sums what was paid by currency and day of the last 60 days; test money counts only with `with_test`. */
export async function sumPaidByDay(db: Db, { today, zone, with_test }: Scope): Promise<DaySum[]> {
  const { rows } = await sql<DaySum>`
    select currency, ${today}::date - (paid_at at time zone ${zone})::date as days_ago,
      sum(amount)::float8 as amount, count(*)::int as count
    from payments
    where app_id = ${db.app_id} and (${with_test} or not is_test) and amount > 0
      and paid_at >= (${today}::date - 59)::timestamp at time zone ${zone}
    group by 1, 2
  `.execute(db)
  return rows
}

/** What went back or may be lost in one currency, with the number of orders. */
export type RiskSum = {
  currency: string
  kind: 'refunded' | 'failed' | 'disputed'
  amount: number
  count: number
}

/** Sums refunds and failed orders of the last 30 days, and payments that are disputed now. */
export async function sumRisks(db: Db, { today, zone, with_test }: Scope): Promise<RiskSum[]> {
  const since = sql`(${today}::date - 29)::timestamp at time zone ${zone}`
  const { rows } = await sql<RiskSum>`
    select r.currency, 'refunded' as kind, sum(r.amount)::float8 as amount, count(distinct r.order_id)::int as count
    from refunds r join payments p on p.app_id = r.app_id and p.id = r.payment_id
    where r.app_id = ${db.app_id} and r.state <> 'failed' and r.created_at >= ${since}
      and (${with_test} or not p.is_test)
    group by 1
    union all
    select currency, 'failed', sum(final_amount)::float8, count(*)::int from orders
    where app_id = ${db.app_id} and status in ('open', 'abandoned') and intent_status = 'failed'
      and created_at >= ${since} and (${with_test} or not is_test)
    group by 1
    union all
    select d.currency, 'disputed', sum(d.amount)::float8, count(distinct d.order_id)::int
    from disputes d join payments p on p.app_id = d.app_id and p.id = d.payment_id
    where d.app_id = ${db.app_id} and d.state = 'open' and (${with_test} or not p.is_test)
    group by 1
  `.execute(db)
  return rows
}
