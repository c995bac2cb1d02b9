import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import type { Emit } from '#platform/events/events.ts'
import { grant, revoke } from '../../access/index.ts'
import type { OrderRow } from '../order.ts'
import { endPurchases, listOrderPurchases, type PurchaseRow } from '../repository/purchases.ts'
import type { RefundRow } from '../repository/refunds.ts'
import { lockSubscriptionOfOrder } from '../repository/subscriptions.ts'
import { GRACE_MS } from '../subscription-state.ts'

type Period = { starts_at: Date; ends_at: Date }

/** One payment of an order, and the period that it is for; null for what was bought once. */
type PaidAccess = {
  ctx: Ctx
  tx: AppTx
  emit: Emit
  order: OrderRow
  period: Period | null
  /** The order's first payment, which is also for what was bought once. */
  is_own_payment: boolean
}
type Recurring = PurchaseRow & { subscription_id: string }

/** Ends what a refund is for: purchases for good, and of a subscription the paid period only. */
export async function endRefundedAccess({
  refund,
  ...input
}: PaidAccess & { refund: RefundRow }): Promise<void> {
  const at = refund.done_at ?? refund.created_at
  const product_ids = new Set(refund.lines.map(({ product_id }) => product_id))
  const { once, recurring } = await findPaid(input, (one) => product_ids.has(one.product_id))
  await revokePurchases(input, once, { at, reason: 'refund' })
  await endPurchases(
    input.tx,
    once.map(({ id }) => id),
    at,
  )
  for (const purchase of recurring) await revokePeriod(input, purchase, { at, reason: 'refund' })
}

/** Suspends what a disputed payment opened, and stops the renewal. A period that has ended leaves later ones open. */
export async function suspendAccess({ at, ...input }: PaidAccess & { at: Date }): Promise<void> {
  const { once, recurring } = await findPaid(input)
  await revokePurchases(input, once, { at, reason: 'dispute' })
  for (const purchase of recurring) {
    await revokePeriod(input, purchase, { at, reason: 'dispute' })
  }
  await stopRenewal(input)
}

/** Stops the renewal of the order's subscription, if it has one that is still renewed. */
export async function stopRenewal({
  tx,
  emit,
  order,
}: Pick<PaidAccess, 'tx' | 'emit' | 'order'>): Promise<void> {
  const subscription = await lockSubscriptionOfOrder(tx, order.id)
  if (subscription && !subscription.ended_at && !subscription.cancel_at_period_end)
    await emit('commerce.renewal_stopped', { subscription_id: subscription.id })
}

/** Restores what has not ended where the dispute was won, else ends what was bought. */
export async function finishDispute({
  opened_at,
  state,
  at,
  ...input
}: PaidAccess & { opened_at: Date; state: 'won' | 'lost'; at: Date }): Promise<void> {
  const { once, recurring } = await findPaid(input)
  if (state === 'lost') {
    await endPurchases(
      input.tx,
      once.map(({ id }) => id),
      opened_at,
    )
    return
  }
  const { tx, emit, ctx, period } = input
  const granted = { starts_at: at, now: ctx.now() }
  for (const { id: cause_id, subscriber_id, product_id, ended_at } of once) {
    if (ended_at) continue
    await grant(tx, emit, {
      ...granted,
      subscriber_id,
      product_id,
      cause: 'purchase',
      cause_id,
      ends_at: null,
    })
  }
  for (const { subscription_id: cause_id, subscriber_id, product_id, ended_at } of recurring) {
    if (ended_at || !period || period.ends_at <= at) continue
    const ends_at = new Date(period.ends_at.getTime() + GRACE_MS)
    await grant(tx, emit, { ...granted, subscriber_id, product_id, cause: 'subscription', cause_id, ends_at })
  }
}

/** What a payment is for: purchases belong to the order's own payment, a subscription to each. */
async function findPaid(
  { tx, order, is_own_payment }: PaidAccess,
  isMeant: (purchase: PurchaseRow) => boolean = () => true,
): Promise<{ once: PurchaseRow[]; recurring: Recurring[] }> {
  const purchases = (await listOrderPurchases(tx, order.id)).filter(isMeant)
  return {
    once: is_own_payment ? purchases.filter(({ subscription_id }) => subscription_id === null) : [],
    recurring: purchases.flatMap((one) =>
      one.subscription_id === null ? [] : { ...one, subscription_id: one.subscription_id },
    ),
  }
}

type Reversal = { at: Date; reason: 'refund' | 'dispute' }

async function revokePurchases(
  { ctx, tx, emit }: PaidAccess,
  purchases: readonly PurchaseRow[],
  reversal: Reversal,
): Promise<void> {
  const now = ctx.now()
  for (const { id: cause_id, subscriber_id, product_id } of purchases)
    await revoke(tx, emit, { subscriber_id, product_id, cause: 'purchase', cause_id, ...reversal, now })
}

/** Revokes one period only, from the reversal on, or from just before the period's end if that is earlier. */
async function revokePeriod(
  { ctx, tx, emit, period }: PaidAccess,
  { subscriber_id, product_id, subscription_id: cause_id }: Recurring,
  { at, reason }: Reversal,
): Promise<void> {
  if (!period) return
  const last = new Date(period.ends_at.getTime() - 1)
  await revoke(tx, emit, {
    subscriber_id,
    product_id,
    cause: 'subscription',
    cause_id,
    at: at < last ? at : last,
    reason,
    now: ctx.now(),
  })
}
