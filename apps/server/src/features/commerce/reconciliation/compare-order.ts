import { addTax, chargeStep, termsOf } from '@foyer/domain/money'
import type { paymentDifference } from '@foyer/contract/commerce/reconciliation-shapes'
import type { z } from 'zod'
import type { OrderRow } from '../order.ts'
import type { PaidFact, Snapshot } from '../providers/provider.ts'
import type { DisputeRow } from '../repository/disputes.ts'
import type { StoredPayment } from '../repository/payments.ts'
import type { PurchaseRow } from '../repository/purchases.ts'
import type { RefundRow } from '../repository/refunds.ts'
import type { SubscriptionRow } from '../repository/subscriptions.ts'

/** What we have stored of one order. */
export type OrderRecords = {
  order: OrderRow
  payments: readonly StoredPayment[]
  refunds: readonly RefundRow[]
  disputes: readonly DisputeRow[]
  subscription: SubscriptionRow | null
  purchases: readonly PurchaseRow[]
  /** Products that the buyer has access to now. */
  active_product_ids: readonly string[]
}

/** One thing that the provider and we see differently; amounts in minor units. */
export type Difference = {
  kind: z.infer<typeof paymentDifference>['kind']
  /** The payment at the provider, the subscription, or the purchase. */
  reference: string
  ours: number | null
  theirs: number | null
  currency: string | null
}

/** Lists what differs between our records of an order and what its provider reports; empty where both agree. */
export function compareOrder(records: OrderRecords, snapshot: Snapshot, now: Date): Difference[] {
  const facts = [snapshot.paid, ...(snapshot.subscription?.renewals ?? [])].filter(
    (fact): fact is PaidFact => fact !== null && fact.amount > 0,
  )
  return [
    ...comparePayments(records, facts),
    ...facts.flatMap((fact) => compareReturns(records, fact)),
    ...comparePlan(records, snapshot),
    ...comparePrice(records, snapshot),
    ...findMissingAccess(records, now),
  ]
}

function comparePayments({ payments }: OrderRecords, facts: readonly PaidFact[]): Difference[] {
  const differences: Difference[] = []
  for (const { payment_id: reference, amount: theirs, currency } of facts) {
    const own = payments.find(({ provider_payment_id }) => provider_payment_id === reference)
    if (!own) differences.push({ kind: 'payment_missing', reference, ours: null, theirs, currency })
    else if (own.amount !== theirs || own.currency !== currency)
      differences.push({ kind: 'amount_differs', reference, ours: own.amount, theirs, currency })
  }
  const known = new Set(facts.map(({ payment_id }) => payment_id))
  for (const { provider_payment_id: reference, amount: ours, currency } of payments)
    if (!known.has(reference))
      differences.push({ kind: 'payment_unknown', reference, ours, theirs: null, currency })
  return differences
}

function compareReturns(records: OrderRecords, fact: PaidFact): Difference[] {
  const { payment_id: reference, currency } = fact
  const own = records.payments.find(({ provider_payment_id }) => provider_payment_id === reference)
  if (!own) return []
  const isOwn = ({ payment_id }: { payment_id: string }): boolean => payment_id === own.id
  const refunded = sum(records.refunds.filter((refund) => isOwn(refund) && refund.state === 'done'))
  const sent_back = sum(fact.refunds.filter(({ is_failed }) => !is_failed))
  const disputed = sum(records.disputes.filter((dispute) => isOwn(dispute) && dispute.state !== 'won'))
  const taken_back = sum(fact.disputes.filter(({ state }) => state !== 'won'))
  return [
    ...(refunded === sent_back
      ? []
      : [{ kind: 'refund_differs' as const, reference, ours: refunded, theirs: sent_back, currency }]),
    ...(disputed === taken_back
      ? []
      : [{ kind: 'dispute_differs' as const, reference, ours: disputed, theirs: taken_back, currency }]),
  ]
}

/** A plan that runs for one side only, or that one side will renew and the other not. */
function comparePlan({ subscription: own }: OrderRecords, { subscription }: Snapshot): Difference[] {
  if (!own || !subscription) return []
  const agrees =
    (own.ended_at === null) === (subscription.ended_at === null) &&
    (own.ended_at !== null || own.cancel_at_period_end === subscription.cancel_at_period_end)
  return agrees ? [] : [{ kind: 'plan_differs', reference: own.id, ours: null, theirs: null, currency: null }]
}

/** A plan that the provider renews by another price than we say; the tax of its order may be in that. */
function comparePrice({ order, subscription: own }: OrderRecords, { subscription }: Snapshot): Difference[] {
  const { price = null, version_id = null, ended_at = null } = subscription ?? {}
  if (!own || own.ended_at !== null || ended_at !== null || price === null) return []
  const { amount: ours, currency, id: reference } = own
  const with_tax = addTax(ours, termsOf(order.tax), chargeStep(currency))
  const is_same = version_id === null || version_id === own.version_id
  if (is_same && (price === ours || price === with_tax)) return []
  return [{ kind: 'price_differs', reference, ours, theirs: price, currency }]
}

/** What is bought and neither ended nor paused must be open. */
function findMissingAccess(
  { order, purchases, payments, subscription, active_product_ids }: OrderRecords,
  now: Date,
): Difference[] {
  const is_suspended = payments.some(({ reversal }) => reversal !== null)
  if (order.status !== 'paid' || is_suspended) return []
  return purchases
    .filter(
      ({ ended_at, subscription_id, product_id }) =>
        ended_at === null &&
        (subscription_id === null || (subscription !== null && isRunning(subscription, now))) &&
        !active_product_ids.includes(product_id),
    )
    .map(({ id, total, currency }) => ({
      kind: 'access_missing',
      reference: id,
      ours: null,
      theirs: total,
      currency,
    }))
}

const isRunning = ({ state, period_ends_at }: SubscriptionRow, now: Date): boolean =>
  (state === 'active' || state === 'trialing') && period_ends_at > now

const sum = (rows: readonly { amount: number }[]): number => rows.reduce((all, { amount }) => all + amount, 0)
