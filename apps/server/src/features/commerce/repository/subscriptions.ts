import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import type { RenewalFailure, SavedCard } from '../providers/provider.ts'
import type { SubscriptionState } from '../subscription-state.ts'
import type { Interval, ProviderName } from './orders.ts'

export type SubscriptionRow = {
  id: string
  subscriber_id: string
  order_id: string
  product_id: string
  version_id: string
  provider: ProviderName
  is_test: boolean
  amount: number
  /** What a period has off by a coupon. */
  discount: number
  /** How many further periods have the discount; null: all of them. */
  discount_periods: number | null
  currency: string
  interval: Interval
  interval_count: number
  started_at: Date
  trial_ends_at: Date | null
  period_starts_at: Date
  period_ends_at: Date
  /** Start of the whole period, which a switch within it does not move. */
  cycle_starts_at: Date
  /** What the time from `period_starts_at` on cost, before the credit of a switch. */
  period_value: number
  unpaid_from: Date | null
  cancel_at_period_end: boolean
  cancel_read_at: Date
  ended_at: Date | null
  pause_starts_at: Date | null
  pause_ends_at: Date | null
  card: SavedCard | null
  failure: RenewalFailure['reason'] | null
  next_attempt_at: Date | null
  /** Days that its periods stay open after their end. */
  grace_days: number
  /** Why the member canceled, in the words of a choice, and in their own. */
  cancel_reason: string | null
  cancel_comment: string
  canceled_at: Date | null
  /** Start of the unpaid period of whose end of access the member was reminded. */
  reminded_of: Date | null
  /** The card of whose expiry the member was told. */
  card_notice: string
  state: SubscriptionState
}

export async function insertSubscription(tx: AppTx, row: SubscriptionRow): Promise<void> {
  await tx
    .insertInto('subscriptions')
    .values({ app_id: tx.app_id, ...row, card: jsonOf(row.card) })
    .execute()
}

const jsonOf = (card: SavedCard | null): string | null => (card ? JSON.stringify(card) : null)

export async function findSubscription(db: AppDb | AppTx, id: string): Promise<SubscriptionRow | null> {
  return readRow(await subscriptions(db).where('id', '=', id).executeTakeFirst())
}

export async function findSubscriptions(
  db: AppDb | AppTx,
  ids: readonly string[],
): Promise<SubscriptionRow[]> {
  if (ids.length === 0) return []
  const rows = await subscriptions(db)
    .where('id', 'in', [...ids])
    .execute()
  return rows.flatMap((row) => readRow(row) ?? [])
}

export async function findSubscriptionOfOrder(
  db: AppDb | AppTx,
  order_id: string,
): Promise<SubscriptionRow | null> {
  return readRow(await subscriptions(db).where('order_id', '=', order_id).executeTakeFirst())
}

export async function lockSubscriptionOfOrder(tx: AppTx, order_id: string): Promise<SubscriptionRow | null> {
  return readRow(await subscriptions(tx).where('order_id', '=', order_id).forUpdate().executeTakeFirst())
}

/** Newest first. */
export async function listSubscriptions(
  db: AppDb | AppTx,
  subscriber_id: string,
): Promise<SubscriptionRow[]> {
  const rows = await subscriptions(db)
    .where('subscriber_id', '=', subscriber_id)
    .orderBy('id', 'desc')
    .execute()
  return rows.flatMap((row) => readRow(row) ?? [])
}

/** How many subscriptions are going to take real money again. */
export async function countRenewing(db: AppDb | AppTx): Promise<number> {
  const { count } = await db
    .selectFrom('subscriptions')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('app_id', '=', db.app_id)
    .where('ended_at', 'is', null)
    .where('cancel_at_period_end', '=', false)
    .where('is_test', '=', false)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The running subscription of a subscriber to any of these products. */
export async function findRunningSubscription(
  db: AppDb | AppTx,
  subscriber_id: string,
  product_ids: readonly string[],
): Promise<SubscriptionRow | null> {
  if (product_ids.length === 0) return null
  const row = await subscriptions(db)
    .where('subscriber_id', '=', subscriber_id)
    .where('product_id', 'in', [...product_ids])
    .where('ended_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return readRow(row)
}

/** Updates a subscription; the caller has locked the row. */
export async function updateSubscription(tx: AppTx, { id, ...row }: SubscriptionRow): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ ...row, card: jsonOf(row.card) })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .execute()
}

/** Saves when a member canceled; null withdraws it, with the reason. */
export async function saveCancellation(tx: AppTx, id: string, canceled_at: Date | null): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ canceled_at, ...(canceled_at ? {} : { cancel_reason: null, cancel_comment: '' }) })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .execute()
}

/** Saves why a member canceled. */
export async function saveCancelReason(
  tx: AppTx,
  id: string,
  { reason, comment }: { reason: string; comment: string },
): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ cancel_reason: reason, cancel_comment: comment })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .execute()
}

/** Titles under which subscriptions were bought, by the id of the subscription. */
export async function findSubscriptionTitles(
  db: AppDb | AppTx,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; title: string }>`
    select s.id, l.title from subscriptions s
    join order_lines l on l.app_id = s.app_id and l.order_id = s.order_id and l.product_id = s.product_id
    where s.app_id = ${db.app_id} and s.id = any (${[...ids]}::uuid[])
  `.execute(db)
  return new Map(rows.map((row) => [row.id, row.title]))
}

function subscriptions(db: AppDb | AppTx) {
  return db.selectFrom('subscriptions').selectAll().where('app_id', '=', db.app_id)
}

type Stored = Awaited<ReturnType<ReturnType<typeof subscriptions>['execute']>>[number]

function readRow(stored: Stored | undefined): SubscriptionRow | null {
  if (!stored) return null
  const { app_id: _app_id, ...row } = stored
  return {
    ...row,
    provider: row.provider as ProviderName,
    interval: row.interval as Interval,
    state: row.state as SubscriptionState,
    card: row.card as SavedCard | null,
    failure: row.failure as SubscriptionRow['failure'],
  }
}
