import { sql, type RawBuilder } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { paidLines, type MoneyScope } from './paid-lines.ts'

export type Plan = {
  subscriber_id: string
  product_id: string
  title: string
  /** The state of the subscription; `paid` without one, `granted` where nothing was bought. */
  status: string
  trial_ends_at: Date | null
}

/** Returns each member's plan: a running subscription first, then the last purchase. */
export async function listPlans(db: AppDb | AppTx, subscriber_ids: readonly string[]): Promise<Plan[]> {
  const { rows } = await sql<Plan>`
    select distinct on (p.subscriber_id) p.subscriber_id, p.product_id, p.title,
      coalesce(s.state, 'paid') as status, case when s.state = 'trialing' then s.trial_ends_at end as trial_ends_at
    from purchases p left join subscriptions s on s.app_id = p.app_id and s.id = p.subscription_id
    where p.app_id = ${db.app_id} and p.subscriber_id = any (${[...subscriber_ids]}::uuid[]) and p.ended_at is null
    order by p.subscriber_id, s.id is null, p.purchased_at desc, p.id desc
  `.execute(db)
  return rows
}

export type Spending = { subscriber_id: string; currency: string; amount: number }

/** What each of these members paid, without what went back; test money counts only where `with_test`. */
export async function listSpending(
  db: AppDb | AppTx,
  subscriber_ids: readonly string[],
  scope: MoneyScope,
): Promise<Spending[]> {
  const { rows } = await sql<Spending>`
    select subscriber_id, currency, sum(amount)::float8 as amount from ${paidLines(db, scope)} paid
    where subscriber_id = any (${[...subscriber_ids]}::uuid[])
    group by subscriber_id, currency order by currency
  `.execute(db)
  return rows
}

/** Whether the subscriber of a row owes the payment of a subscription that still runs. */
export function isPastDue(db: AppDb | AppTx): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from subscriptions s where s.app_id = ${db.app_id} and s.subscriber_id = subscribers.id
      and s.state = 'past_due' and s.ended_at is null
  )`
}
