import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { newId } from '#platform/ids.ts'
import { defineJob, enqueue } from '#platform/jobs/index.ts'
import { listActiveProductIds } from '../../access/index.ts'
import { attachSnapshot } from '../commands/apply-snapshot.ts'
import { refreshOrder } from '../commands/poll-order.ts'
import type { OrderRow } from '../order.ts'
import { callProvider, currentProvider } from '../providers/call-provider.ts'
import { ProviderError, type PaidOrder } from '../providers/provider.ts'
import { listOrderDisputes } from '../repository/disputes.ts'
import { findOrder } from '../repository/orders.ts'
import { listOrderPayments } from '../repository/payments.ts'
import { listOrderPurchases } from '../repository/purchases.ts'
import {
  closeMendedDifferences,
  closeStalePaymentChecks,
  countPaymentCheck,
  findKnownPayments,
  insertDifference,
  insertPaymentCheck,
  listOrderIdsToCompare,
} from '../repository/reconciliation.ts'
import { listOrderRefunds } from '../repository/refunds.ts'
import { findSubscriptionOfOrder } from '../repository/subscriptions.ts'
import { compareOrder, type Difference, type OrderRecords } from './compare-order.ts'
import { mailDifferences } from './difference-mail.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** Refunds and disputes may follow a payment after weeks. */
const PAID_DAYS = 60
/** Payments of orders that we do not know are searched in the days since at least the last comparison but one. */
const SEARCHED_DAYS = 3
/** Orders of one job; each takes a few requests to the provider. */
const BATCH_SIZE = 20

type Counts = { checked: number; mended: number; raised: number }

/** Compares all payments with their providers, each night (security, "Money"). */
export const reconcileJob = defineJob<Record<string, never>>(
  'commerce.reconcile',
  { retry_limit: 2, concurrency: 1 },
  async (ctx) => {
    await ctx.write((tx) => startPaymentCheck(ctx, tx))
  },
)

/** Compares some orders, and enqueues the next ones until none is left. */
export const comparePaymentsJob = defineJob<{ check_id: string; after: string | null }>(
  'commerce.compare_payments',
  { retry_limit: 5, concurrency: 1, expire_s: 600 },
  async (ctx, { check_id, after }) => {
    const now = ctx.now()
    const counts: Counts = { checked: 0, mended: 0, raised: 0 }
    if (after === null) await searchUnknownOrders(ctx, counts)
    const ids = await listOrderIdsToCompare(ctx.db, {
      paid_since: new Date(now.getTime() - PAID_DAYS * DAY_MS),
      opened_before: new Date(now.getTime() - HOUR_MS),
      after,
      limit: BATCH_SIZE,
    })
    for (const id of ids) await compareOne(ctx, id, counts)
    const last = ids.length === BATCH_SIZE ? ids.at(-1) : undefined
    await ctx.write(async (tx) => {
      const raised = await countPaymentCheck(tx, check_id, {
        ...counts,
        finished_at: last ? null : ctx.now(),
      })
      if (!last && raised > 0) await mailDifferences(ctx, tx, { check_id, count: raised })
      if (last) await enqueue(tx, comparePaymentsJob, { check_id, after: last })
    })
  },
)

/** Starts a comparison, unless one has been running for less than an hour. */
export async function startPaymentCheck(ctx: Pick<Ctx, 'now'>, tx: AppTx): Promise<void> {
  const now = ctx.now()
  await closeStalePaymentChecks(tx, new Date(now.getTime() - HOUR_MS), now)
  const check_id = newId()
  if (await insertPaymentCheck(tx, check_id, now))
    await enqueue(tx, comparePaymentsJob, { check_id, after: null })
}

/** Reads an order at its provider, applies what is new, and stores what still differs. */
async function compareOne(ctx: Ctx, order_id: string, counts: Counts): Promise<void> {
  const order = await findOrder(ctx.db, order_id)
  if (!order || (order.is_test && !ctx.app.is_sandbox)) return
  try {
    await compareWithProvider(ctx, order, counts)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    ctx.services.log.warn({ err: error, order_id }, 'An order could not be compared with its provider.')
  }
}

async function compareWithProvider(ctx: Ctx, order: OrderRow, counts: Counts): Promise<void> {
  if (order.provider === 'none' || order.provider_intent_id === null) return refreshOrder(ctx, order)
  counts.checked += 1
  const snapshot = await callProvider(ctx, order, (provider) => provider.read(order))
  const before = compareOrder(await loadRecords(ctx, order), snapshot, ctx.now())
  if (order.status === 'open' && !snapshot.paid) await refreshOrder(ctx, order)
  else await attachSnapshot(ctx, order.id, snapshot, ctx.writeNow)
  const found = (await findOrder(ctx.db, order.id)) ?? order
  const open = compareOrder(await loadRecords(ctx, found), snapshot, ctx.now())
  const mended = before.filter((one) => !open.some((other) => isSame(one, other)))
  await ctx.writeNow(async (tx) => {
    const now = ctx.now()
    const about = { order_id: order.id, found_at: now }
    counts.mended += await closeMendedDifferences(tx, order.id, { open, now })
    for (const one of mended)
      if (await insertDifference(tx, { ...one, ...about, id: newId(), state: 'mended', closed_at: now }))
        counts.mended += 1
    for (const one of open)
      if (await insertDifference(tx, { ...one, ...about, id: newId(), state: 'open', closed_at: null }))
        counts.raised += 1
  })
}

const isSame = (a: Difference, b: Difference): boolean => a.kind === b.kind && a.reference === b.reference

async function loadRecords(ctx: Ctx, order: OrderRow): Promise<OrderRecords> {
  const [payments, refunds, disputes, subscription, purchases, active_product_ids] = await Promise.all([
    listOrderPayments(ctx.db, order.id),
    listOrderRefunds(ctx.db, order.id),
    listOrderDisputes(ctx.db, order.id),
    findSubscriptionOfOrder(ctx.db, order.id),
    listOrderPurchases(ctx.db, order.id),
    listActiveProductIds(ctx.db, order.subscriber_id, ctx.now()),
  ])
  return { order, payments, refunds, disputes, subscription, purchases, active_product_ids }
}

/** Finds payments that name this app and are not known; those of our orders are read, others raised. */
async function searchUnknownOrders(ctx: Ctx, counts: Counts): Promise<void> {
  const provider = await currentProvider(ctx)
  if (!provider) return
  const listed = await provider.listPaid(new Date(ctx.now().getTime() - SEARCHED_DAYS * DAY_MS))
  const known = await findKnownPayments(
    ctx.db,
    listed.map(({ payment_id }) => payment_id),
  )
  for (const paid of listed.filter(({ payment_id }) => !known.has(payment_id))) {
    if (await findOrder(ctx.db, paid.order_id)) await compareOne(ctx, paid.order_id, counts)
    else if (await raiseUnknownOrder(ctx, paid)) counts.raised += 1
  }
}

function raiseUnknownOrder(ctx: Ctx, { payment_id, amount, currency }: PaidOrder): Promise<boolean> {
  return ctx.writeNow((tx) =>
    insertDifference(tx, {
      id: newId(),
      order_id: null,
      kind: 'order_unknown',
      reference: payment_id,
      ours: null,
      theirs: amount,
      currency,
      state: 'open',
      found_at: ctx.now(),
      closed_at: null,
    }),
  )
}
