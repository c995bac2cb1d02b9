import type { studioOrder } from '@foyer/contract/commerce/order-shapes'
import type { z } from 'zod'
import type { OrderRow } from '../order.ts'
import type { DisputeRow } from '../repository/disputes.ts'
import type { OrderEventRow } from '../repository/order-events.ts'
import type { StoredPayment } from '../repository/payments.ts'
import type { RefundRow } from '../repository/refunds.ts'

type OrderEvent = z.infer<typeof studioOrder>['timeline'][number]

/** How many events a timeline shows. */
export const MAX_EVENTS = 200

type History = {
  order: OrderRow
  payments: readonly StoredPayment[]
  refunds: readonly RefundRow[]
  disputes: readonly DisputeRow[]
  events: readonly OrderEventRow[]
}

/** All that happened to an order, newest first. */
export function createTimeline({ order, payments, refunds, disputes, events }: History): OrderEvent[] {
  const entries = [
    ...listOrderEntries(order, payments),
    ...payments.map((payment, index) => createPaymentEntry(payment, isRenewal(order, index))),
    ...refunds.map(createRefundEntry),
    ...disputes.flatMap(listDisputeEntries),
    // They come with the newest first.
    ...events.map(presentOrderEvent).toReversed(),
  ]
  // Of one instant the later step stands above the earlier one.
  return entries
    .toReversed()
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .slice(0, MAX_EVENTS)
}

/** An event that is stored as one. */
export function presentOrderEvent({ id, kind, at, actor_name, text }: OrderEventRow): OrderEvent {
  return { id, kind, at: at.toISOString(), actor_name, text, money: null }
}

function createEvent(
  id: string,
  kind: OrderEvent['kind'],
  at: Date,
  more: Partial<Pick<OrderEvent, 'actor_name' | 'text' | 'money'>> = {},
): OrderEvent {
  return { id, kind, at: at.toISOString(), actor_name: null, text: '', money: null, ...more }
}

function listOrderEntries(order: OrderRow, payments: readonly StoredPayment[]): OrderEvent[] {
  const { id, created_at, paid_at, currency, lines } = order
  const text = lines.map(({ title }) => title).join(', ')
  const created = createEvent(id, 'created', created_at, { text })
  if (!paid_at) return [created]
  const free =
    payments.length === 0 ? [createEvent(id, 'paid', paid_at, { money: { amount: 0, currency } })] : []
  return [created, ...free, createEvent(id, 'access_given', paid_at, { text })]
}

/** Whether a payment is of a later period: all but the first, and all where the order itself cost nothing. */
export function isRenewal({ final_amount }: Pick<OrderRow, 'final_amount'>, index: number): boolean {
  return index > 0 || final_amount === 0
}

function createPaymentEntry(
  { id, paid_at, amount, currency }: StoredPayment,
  is_renewal: boolean,
): OrderEvent {
  return createEvent(id, is_renewal ? 'renewed' : 'paid', paid_at, { money: { amount, currency } })
}

function createRefundEntry(refund: RefundRow): OrderEvent {
  const { id, state, created_at, done_at, amount, currency, reason, actor_name } = refund
  const kind = state === 'done' ? 'refunded' : state === 'failed' ? 'refund_failed' : 'refund_open'
  return createEvent(id, kind, done_at ?? created_at, {
    money: { amount, currency },
    text: reason,
    actor_name,
  })
}

function listDisputeEntries(dispute: DisputeRow): OrderEvent[] {
  const { id, state, opened_at, closed_at, amount, currency, reason } = dispute
  const money = { amount, currency }
  const opened = createEvent(id, 'disputed', opened_at, { money, text: reason })
  if (state === 'open' || !closed_at) return [opened]
  return [opened, createEvent(id, state === 'won' ? 'dispute_won' : 'dispute_lost', closed_at, { money })]
}
