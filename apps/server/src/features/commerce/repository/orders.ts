import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import type {
  Consents,
  DisputeState,
  IntentStatus,
  Interval,
  NewOrder,
  OrderKind,
  OrderRow,
  ProviderName,
} from '../order.ts'
import { insertCouponUse, moveCouponUse } from './coupon-uses.ts'

export type { Interval, NewOrder, OrderLineRow, OrderRow, ProviderName } from '../order.ts'

/** Writes an order and its lines under the app's next number; null where the member has an open order of this product already. */
export async function insertOrder(tx: AppTx, { lines, ...order }: NewOrder): Promise<OrderRow | null> {
  const number = await takeOrderNumber(tx)
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('orders')
    .values({ app_id: tx.app_id, ...order, tax: order.tax && JSON.stringify(order.tax), number })
    .onConflict((conflict) =>
      conflict.columns(['app_id', 'subscriber_id', 'product_id']).where('status', '=', 'open').doNothing(),
    )
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) return null
  await tx
    .insertInto('order_lines')
    .values(lines.map((line) => ({ app_id: tx.app_id, order_id: order.id, ...line })))
    .execute()
  const { id: order_id, coupon_id, subscriber_id, created_at: reserved_at } = order
  if (coupon_id) await insertCouponUse(tx, { order_id, coupon_id, subscriber_id, reserved_at })
  return { ...order, number, refunded: 0, dispute_state: null, lines }
}

/** Numbers only rise; one of an order that was not written is left out. */
async function takeOrderNumber(tx: AppTx): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into order_counters (app_id, last) values (${tx.app_id}, 1001)
    on conflict (app_id) do update set last = order_counters.last + 1
    returning last
  `.execute(tx)
  const [counter] = rows
  if (!counter) throw new Error('The counter of orders returned nothing.')
  return counter.last
}

export async function findOrder(db: AppDb | AppTx, id: string): Promise<OrderRow | null> {
  return withLines(db, await orders(db).where('id', '=', id).executeTakeFirst())
}

/** Locks the order until the transaction ends, so that its changes are serialized. */
export async function lockOrder(tx: AppTx, id: string): Promise<OrderRow | null> {
  return withLines(tx, await orders(tx).where('id', '=', id).forUpdate().executeTakeFirst())
}

/** Locks the member's open order of a product. */
export async function lockOpenOrder(
  tx: AppTx,
  subscriber_id: string,
  product_id: string,
): Promise<OrderRow | null> {
  const row = await orders(tx)
    .where('subscriber_id', '=', subscriber_id)
    .where('product_id', '=', product_id)
    .where('status', '=', 'open')
    .forUpdate()
    .executeTakeFirst()
  return withLines(tx, row)
}

/** Finds the order of an object at the provider. */
export async function findOrderByProviderId(
  db: AppDb | AppTx,
  provider: ProviderName,
  by: { intent_id: string } | { subscription_id: string },
): Promise<OrderRow | null> {
  const query = orders(db).where('provider', '=', provider)
  const row =
    'intent_id' in by
      ? await query.where('provider_intent_id', '=', by.intent_id).executeTakeFirst()
      : await query.where('provider_subscription_id', '=', by.subscription_id).executeTakeFirst()
  return withLines(db, row)
}

/**
 * Takes an order from one of its states into another, and its use of a coupon with it; false where it has left that
 * state already.
 */
export async function transitionOrder(
  tx: AppTx,
  id: string,
  { from, ...change }: { from: OrderRow['status']; status: OrderRow['status']; paid_at?: Date },
): Promise<boolean> {
  const changed = await tx
    .updateTable('orders')
    .set(change)
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .where('status', '=', from)
    .returning('coupon_id')
    .executeTakeFirst()
  if (changed?.coupon_id && change.status === 'paid') await moveCouponUse(tx, id, 'used')
  if (changed?.coupon_id && change.status === 'abandoned') await moveCouponUse(tx, id, 'released')
  return changed !== undefined
}

/** Saves what the buyer agreed to by ticks of their own, with the words. */
export async function saveConsents(
  tx: AppTx,
  id: string,
  { waiver_text, waived_at, start_text, start_requested_at }: Consents,
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ waiver_text, waived_at, start_text, start_requested_at })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .execute()
}

/** Updates the payment status of an order, unless a later reading is stored. */
export async function updateIntentStatus(
  tx: AppTx,
  id: string,
  { status: intent_status, read_at }: { status: IntentStatus; read_at: Date },
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ intent_status, intent_read_at: read_at })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .where(({ eb, or }) => or([eb('intent_read_at', 'is', null), eb('intent_read_at', '<=', read_at)]))
    .execute()
}

type Intent = Pick<OrderRow, 'kind' | 'intent_status' | 'provider_intent_id' | 'provider_subscription_id'>

/** Attaches the payment to a reserved order once. Returns the order; null if it has ended or has another payment. */
export async function attachIntent(tx: AppTx, id: string, intent: Intent): Promise<OrderRow | null> {
  await reservedOrders(tx, id).set(intent).execute()
  const order = await findOrder(tx, id)
  return order?.status === 'open' && order.provider_intent_id === intent.provider_intent_id ? order : null
}

/** Ends an order that its provider has no payment for. */
export async function endReservation(tx: AppTx, id: string): Promise<void> {
  const ended = await reservedOrders(tx, id)
    .set({ status: 'abandoned' })
    .returning('coupon_id')
    .executeTakeFirst()
  if (ended?.coupon_id) await moveCouponUse(tx, id, 'released')
}

function reservedOrders(tx: AppTx, id: string) {
  return tx
    .updateTable('orders')
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .where('status', '=', 'open')
    .where('provider_intent_id', 'is', null)
}

function orders(db: AppDb | AppTx) {
  return db.selectFrom('orders').selectAll().where('app_id', '=', db.app_id)
}

type StoredOrder = Awaited<ReturnType<ReturnType<typeof orders>['execute']>>[number]

async function withLines(db: AppDb | AppTx, row: StoredOrder | undefined): Promise<OrderRow | null> {
  if (!row) return null
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('app_id', '=', db.app_id)
    .where('order_id', '=', row.id)
    .orderBy('position')
    .execute()
  const { app_id: _app_id, ...order } = row
  return {
    ...order,
    status: row.status as OrderRow['status'],
    intent_status: row.intent_status as IntentStatus,
    kind: row.kind as OrderKind,
    provider: row.provider as ProviderName,
    dispute_state: row.dispute_state as DisputeState | null,
    tax: row.tax as OrderRow['tax'],
    tax_by: row.tax_by as OrderRow['tax_by'],
    lines: lines.map(({ app_id: _app, order_id: _order, ...line }) => ({
      ...line,
      interval: line.interval as Interval | null,
    })),
  }
}
