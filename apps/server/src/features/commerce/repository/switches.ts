import type { OrderTax } from '@foyer/domain/money'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import type { Interval } from '../order.ts'

/** A switch of a subscription to another price: asked for, planned for the period's end, or over. */
export type SwitchRow = {
  id: string
  subscription_id: string
  subscriber_id: string
  order_id: string
  from_version_id: string
  former_amount: number
  former_discount: number
  former_interval: Interval
  former_interval_count: number
  version_id: string
  /** The name of the new price. */
  name: string
  amount: number
  discount: number
  interval: Interval
  interval_count: number
  takes_effect: 'now' | 'trial' | 'period_end'
  due: number
  /** The tax in `due`, and what of it the credit took off. */
  tax: OrderTax | null
  credit_tax: number
  proration_at: Date
  effective_at: Date
  state: 'open' | 'planned' | 'done' | 'failed' | 'withdrawn'
  created_at: Date
}

/** Stores a switch; null where another one of the subscription waits. */
export async function insertSwitch(tx: AppTx, row: SwitchRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('subscription_switches')
    .values({ app_id: tx.app_id, ...row, tax: row.tax && JSON.stringify(row.tax) })
    .onConflict((conflict) =>
      conflict.columns(['app_id', 'subscription_id']).where('state', 'in', ['open', 'planned']).doNothing(),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** The newest switches of subscriptions that wait or have happened. */
export async function listSwitches(
  db: AppDb | AppTx,
  subscription_ids: readonly string[],
): Promise<SwitchRow[]> {
  if (subscription_ids.length === 0) return []
  const rows = await db
    .selectFrom('subscription_switches')
    .selectAll()
    .where('app_id', '=', db.app_id)
    .where('subscription_id', 'in', [...subscription_ids])
    .where('state', 'in', ['open', 'planned', 'done'])
    .orderBy('id', 'desc')
    .limit(MAX_SWITCHES)
    .execute()
  return rows.map(({ app_id: _app_id, ...row }) => ({
    ...row,
    interval: row.interval as Interval,
    former_interval: row.former_interval as Interval,
    tax: row.tax as OrderTax | null,
    takes_effect: row.takes_effect as SwitchRow['takes_effect'],
    state: row.state as SwitchRow['state'],
  }))
}

const MAX_SWITCHES = 200

/** Moves a waiting switch on; one that is over stays as it is. */
export async function updateSwitch(tx: AppTx, id: string, state: SwitchRow['state']): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('subscription_switches')
    .set({ state })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .where('state', 'in', ['open', 'planned'])
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
