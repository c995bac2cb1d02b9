import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import type { OrderTax } from '@foyer/domain/money'
import type { DisputeState, OrderRow } from '../order.ts'
import type { IntentStatus, PaidOrder } from '../providers/provider.ts'
import type { Interval } from './orders.ts'

export type SandboxCard =
  | 'succeeds'
  | 'declines'
  | 'needs_authentication'
  | 'expires'
  | 'lost'
  | 'asks_again'
  | 'unreadable'

/** One order in the books of the sandbox bank, with its subscription if it has one. */
export type SandboxIntent = {
  order_id: string
  status: IntentStatus | 'canceled'
  amount: number
  currency: string
  card: SandboxCard | null
  paid_at: Date | null
  recurring_amount: number | null
  /** What each discounted period has off, and how many paid periods are; 0: all of them. */
  discount: number
  discount_periods: number
  interval: Interval | null
  interval_count: number | null
  trial_days: number
  trial_ends_at: Date | null
  anchor: Date | null
  next_charge_at: Date | null
  unpaid_from: Date | null
  cancel_at_period_end: boolean
  pause_starts_at: Date | null
  pause_ends_at: Date | null
  ended_at: Date | null
  /** The price that periods are charged by. */
  version_id: string | null
  /** The price from the end of the period on. */
  planned_switch: SandboxPrice | null
}

/** A price in the books of the sandbox bank. */
export type SandboxPrice = {
  version_id: string
  amount: number
  discount: number
  interval: Interval
  interval_count: number
}

/** Money that the sandbox bank took; `ends_at` is the end of the period it paid for. */
export type SandboxCharge = {
  order_id: string
  starts_at: Date
  ends_at: Date | null
  amount: number
  /** The tax of a renewal; that of the first charge is the order's. */
  tax: OrderTax | null
  /** What the rest of a former price took off. */
  credit: number
  paid_at: Date
  dispute_state: DisputeState | null
  disputed_at: Date | null
  dispute_closed_at: Date | null
}

/** Money that the sandbox bank sent back of a charge. */
type SandboxRefund = { id: string; order_id: string; starts_at: Date; amount: number; at: Date }

/** Inserts an order at the sandbox bank; an existing one is unchanged. */
export async function insertSandboxIntent(tx: AppTx, intent: SandboxIntent): Promise<void> {
  await tx
    .insertInto('sandbox_intents')
    .values({ app_id: tx.app_id, ...writeIntent(intent) })
    .onConflict((conflict) => conflict.columns(['app_id', 'order_id']).doNothing())
    .execute()
}

export async function findSandboxIntent(db: AppDb | AppTx, order_id: string): Promise<SandboxIntent | null> {
  const row = await intents(db).where('order_id', '=', order_id).executeTakeFirst()
  return row ? readIntent(row) : null
}

export async function lockSandboxIntent(tx: AppTx, order_id: string): Promise<SandboxIntent | null> {
  const row = await intents(tx).where('order_id', '=', order_id).forUpdate().executeTakeFirst()
  return row ? readIntent(row) : null
}

/** Changes an intent that has not been paid; false where it has been, or is canceled. */
export async function changeUnpaidIntent(
  tx: AppTx,
  order_id: string,
  change: Partial<SandboxIntent>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sandbox_intents')
    .set(writeIntent(change))
    .where('app_id', '=', tx.app_id)
    .where('order_id', '=', order_id)
    .where('status', 'not in', ['succeeded', 'canceled'])
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Nothing of an order is due any more, and it can no longer be paid. */
export async function closeSandboxIntent(tx: AppTx, order_id: string, at: Date): Promise<void> {
  await changeUnpaidIntent(tx, order_id, { status: 'canceled' })
  await tx
    .updateTable('sandbox_intents')
    .set({ next_charge_at: null, ended_at: sql<Date>`coalesce(ended_at, ${at}::timestamptz)` })
    .where('app_id', '=', tx.app_id)
    .where('order_id', '=', order_id)
    .execute()
}

export async function updateSandboxIntent(
  tx: AppTx,
  order_id: string,
  change: Partial<SandboxIntent>,
): Promise<void> {
  await tx
    .updateTable('sandbox_intents')
    .set(writeIntent(change))
    .where('app_id', '=', tx.app_id)
    .where('order_id', '=', order_id)
    .execute()
}

/** Lists orders whose subscription has something due, longest due first. */
export async function listDueSandboxOrders(db: AppDb | AppTx, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('sandbox_intents')
    .select('order_id')
    .where('app_id', '=', db.app_id)
    .where('next_charge_at', '<=', now)
    .orderBy('next_charge_at')
    .limit(limit)
    .execute()
  return rows.map((row) => row.order_id)
}

/** Lists the cards that a member has paid with, the last first. */
export async function listPaidCards(db: AppDb | AppTx, subscriber_id: string): Promise<SandboxCard[]> {
  const rows = await db
    .selectFrom('sandbox_intents as intent')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.app_id', '=', 'intent.app_id').onRef('o.id', '=', 'intent.order_id'),
    )
    .select('intent.card')
    .where('intent.app_id', '=', db.app_id)
    .where('o.subscriber_id', '=', subscriber_id)
    .where('intent.paid_at', 'is not', null)
    .where('intent.card', 'is not', null)
    .groupBy('intent.card')
    .orderBy((eb) => eb.fn.max('intent.paid_at'), 'desc')
    .limit(10)
    .execute()
  return rows.map((row) => row.card as SandboxCard)
}

export async function insertSandboxCharge(
  tx: AppTx,
  charge: Pick<SandboxCharge, 'order_id' | 'starts_at' | 'ends_at' | 'amount' | 'tax' | 'credit' | 'paid_at'>,
): Promise<void> {
  await tx
    .insertInto('sandbox_charges')
    .values({ app_id: tx.app_id, ...charge, tax: charge.tax && JSON.stringify(charge.tax) })
    .execute()
}

export async function listSandboxCharges(db: AppDb | AppTx, order_id: string): Promise<SandboxCharge[]> {
  const rows = await db
    .selectFrom('sandbox_charges')
    .selectAll()
    .where('app_id', '=', db.app_id)
    .where('order_id', '=', order_id)
    .orderBy('starts_at')
    .execute()
  return rows.map(({ app_id: _app_id, ...row }) => ({
    ...row,
    tax: row.tax as OrderTax | null,
    dispute_state: row.dispute_state as DisputeState | null,
  }))
}

/** The sandbox bank's id of a charge. */
export const chargeId = (
  { id }: Pick<OrderRow, 'id'>,
  { starts_at }: Pick<SandboxCharge, 'starts_at'>,
): string => `sandbox_${id}_${starts_at.getTime()}`

/** Lists what was charged since an instant. */
export async function listSandboxPaid(db: AppDb | AppTx, since: Date): Promise<PaidOrder[]> {
  const rows = await db
    .selectFrom('sandbox_charges as c')
    .innerJoin('sandbox_intents as i', (join) =>
      join.onRef('i.app_id', '=', 'c.app_id').onRef('i.order_id', '=', 'c.order_id'),
    )
    .select(['c.order_id', 'c.starts_at', 'c.amount', 'i.currency'])
    .where('c.app_id', '=', db.app_id)
    .where('c.paid_at', '>=', since)
    .where('c.amount', '>', 0)
    .execute()
  return rows.map(({ order_id, starts_at, amount, currency }) => ({
    payment_id: chargeId({ id: order_id }, { starts_at }),
    order_id,
    amount,
    currency,
  }))
}

/** Lists what went back of an order's charges, in the order of time. */
export async function listSandboxRefunds(db: AppDb | AppTx, order_id: string): Promise<SandboxRefund[]> {
  const rows = await db
    .selectFrom('sandbox_refunds')
    .select(['id', 'order_id', 'starts_at', 'amount', 'at'])
    .where('app_id', '=', db.app_id)
    .where('order_id', '=', order_id)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows
}

/** Inserts a refund; one with the same id is unchanged. */
export async function insertSandboxRefund(tx: AppTx, refund: SandboxRefund): Promise<void> {
  await tx
    .insertInto('sandbox_refunds')
    .values({ app_id: tx.app_id, ...refund })
    .onConflict((conflict) => conflict.columns(['app_id', 'id']).doNothing())
    .execute()
}

/** Opens or decides the dispute of a charge. */
export async function updateSandboxDispute(
  tx: AppTx,
  { order_id, starts_at }: Pick<SandboxCharge, 'order_id' | 'starts_at'>,
  change: Partial<Pick<SandboxCharge, 'dispute_state' | 'disputed_at' | 'dispute_closed_at'>>,
): Promise<void> {
  await tx
    .updateTable('sandbox_charges')
    .set(change)
    .where('app_id', '=', tx.app_id)
    .where('order_id', '=', order_id)
    .where('starts_at', '=', starts_at)
    .execute()
}

function writeIntent<T extends Partial<SandboxIntent>>({ planned_switch, ...row }: T) {
  if (planned_switch === undefined) return row
  return { ...row, planned_switch: planned_switch && JSON.stringify(planned_switch) }
}

function intents(db: AppDb | AppTx) {
  return db.selectFrom('sandbox_intents').selectAll().where('app_id', '=', db.app_id)
}

type Stored = Awaited<ReturnType<ReturnType<typeof intents>['execute']>>[number]

function readIntent({ app_id: _app_id, ...row }: Stored): SandboxIntent {
  return {
    ...row,
    status: row.status as SandboxIntent['status'],
    card: row.card as SandboxCard | null,
    interval: row.interval as Interval | null,
    planned_switch: row.planned_switch as SandboxPrice | null,
  }
}
