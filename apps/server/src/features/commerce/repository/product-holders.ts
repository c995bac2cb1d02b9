import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { paidLines, type MoneyScope } from './paid-lines.ts'

type Db = AppDb | AppTx

/** One cause for which somebody owns a product now. */
export type HolderRow = {
  id: string
  subscriber_id: string
  user_id: string | null
  name: string
  email: string
  avatar_urls: unknown
  cause: 'purchase' | 'subscription' | 'gift' | 'manual' | 'import' | 'in_app_purchase'
  since: Date
  until: Date | null
  /** The product that includes this one; null: this one itself. */
  part_of: string | null
  paid: number | null
  currency: string | null
}

/** The grants in force of a product and of those that include it. */
const heldLines = (db: Db, product_id: string, now: Date) => sql`
  owner as (select product_id from product_owners(${db.app_id}, array[${product_id}]::uuid[])),
  held as (
    select * from (
      select distinct on (e.subscriber_id, e.cause, e.cause_id, e.product_id) e.*
      from entitlements e
      where e.app_id = ${db.app_id} and e.starts_at <= ${now} and e.product_id in (select product_id from owner)
      order by e.subscriber_id, e.cause, e.cause_id, e.product_id,
               e.starts_at desc, (e.kind = 'revocation') desc, e.ends_at desc nulls first
    ) line
    where line.kind = 'grant' and (line.ends_at is null or line.ends_at > ${now})
  )`

type Part = { product_id: string; below: string | null; limit: number; now: Date }

/**
 * Lists the causes for which a product is owned, the newest first. A plan lasts until the end of its period; the days
 * of grace count while they run.
 */
export async function listHolders(
  db: Db,
  { product_id, below, limit, now }: Part,
  scope: MoneyScope,
): Promise<HolderRow[]> {
  const { rows } = await sql<HolderRow>`
    with ${heldLines(db, product_id, now)}
    select held.id, held.subscriber_id, member.user_id,
      coalesce(nullif(person.name, ''), nullif(guest.name, ''), '') as name,
      coalesce(person.email::text, guest.email::text, '') as email,
      person.avatar_urls, held.cause,
      coalesce(plan.started_at, held.starts_at) as since,
      case when plan.state in ('trialing', 'active', 'paused', 'canceled') then plan.period_ends_at
        else held.ends_at end as until,
      case when held.product_id <> ${product_id} then bundle.title end as part_of,
      paid.amount as paid, paid.currency
    from held
    join products bundle on bundle.app_id = ${db.app_id} and bundle.id = held.product_id
    left join subscribers member on member.app_id = ${db.app_id} and member.id = held.subscriber_id
    left join users person on person.app_id = ${db.app_id} and person.id = member.user_id
    left join guest_buyers guest on guest.app_id = ${db.app_id} and guest.subscriber_id = held.subscriber_id
    left join subscriptions plan on plan.app_id = ${db.app_id} and held.cause = 'subscription'
      and plan.id::text = held.cause_id
    left join purchases bought on bought.app_id = ${db.app_id} and bought.subscriber_id = held.subscriber_id
      and (bought.id::text = held.cause_id or bought.subscription_id::text = held.cause_id)
      and bought.product_id = held.product_id
    left join lateral (
      select sum(line.amount)::float8 as amount, min(line.currency) as currency
      from ${paidLines(db, scope)} line
      where line.order_id = bought.order_id and line.product_id = bought.product_id
    ) paid on true
    where ${below === null ? sql`true` : sql`held.id < ${below}`}
    order by held.id desc limit ${limit}
  `.execute(db)
  return rows
}

/** How many members own a product. */
export async function countHolders(db: Db, product_id: string, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with ${heldLines(db, product_id, now)}
    select count(distinct subscriber_id)::int as count from held
  `.execute(db)
  return rows[0]?.count ?? 0
}
