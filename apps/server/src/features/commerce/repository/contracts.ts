import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

/** A paid order as its buyer may end it. */
export type ContractRow = {
  order_id: string
  number: number
  titles: string[]
  ordered_at: Date
  /** Something of it was paid or will be, and is not excluded by a waiver. */
  is_withdrawable: boolean
  /** Null without a subscription that still runs. */
  cancel_at_period_end: boolean | null
  period_ends_at: Date | null
}

/** Lists the newest paid orders of a subscriber. */
export async function listContractRows(
  db: AppDb | AppTx,
  subscriber_id: string,
  limit: number,
): Promise<ContractRow[]> {
  const { rows } = await sql<ContractRow>`
    select o.id as order_id, o.number, coalesce(o.paid_at, o.created_at) as ordered_at,
      array(select line.title from order_lines line
        where line.app_id = o.app_id and line.order_id = o.id order by line.position) as titles,
      o.provider <> 'none' and (o.waived_at is null or exists (select from order_lines line
        where line.app_id = o.app_id and line.order_id = o.id
          and (line.interval is not null or line.total = 0))) as is_withdrawable,
      plan.cancel_at_period_end, plan.period_ends_at
    from orders o
    left join subscriptions plan on plan.app_id = o.app_id and plan.order_id = o.id and plan.ended_at is null
    where o.app_id = ${db.app_id} and o.subscriber_id = ${subscriber_id} and o.status = 'paid'
    order by o.created_at desc, o.id desc
    limit ${limit}
  `.execute(db)
  return rows
}
