import { addInterval } from './intervals.ts'
import { createTaxBooks, taxInvoice, type Behavior, type Taxed } from './tax.ts'

export { addInterval } from './intervals.ts'

/** The state of the stand-in, in Stripe's own terms. Amounts in minor units, times in seconds since 1970. */
export type Intent = {
  id: string
  object: 'payment_intent' | 'setup_intent'
  amount: number
  currency: string
  customer: string
  metadata: Record<string, string>
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'
  has_error: boolean
  charge: string | null
  invoice: string | null
  created: number
}
export type Charge = {
  id: string
  intent: string
  amount: number
  currency: string
  customer: string
  refunds: Refund[]
  created: number
}
export type Refund = {
  id: string
  amount: number
  currency: string
  created: number
  status: 'succeeded' | 'failed'
  metadata: Record<string, string>
}
export type Dispute = {
  id: string
  charge: string
  amount: number
  currency: string
  reason: string
  status: string
  created: number
  balance_transactions: { id: string; created: number }[]
}
export type Price = {
  id: string
  product: string
  unit_amount: number
  currency: string
  interval: Interval
  interval_count: number
  metadata: Record<string, string>
}
export type Interval = 'day' | 'week' | 'month' | 'year'
/** A part of an invoice, before its discount; `once` is an item that is not the plan's. */
export type InvoiceLine = {
  kind: 'plan' | 'proration' | 'once'
  amount: number
  discount: number
  period: { start: number; end: number }
}
export type Invoice = {
  id: string
  subscription: string
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  status: 'open' | 'paid' | 'void' | 'uncollectible'
  amount: number
  currency: string
  intent: string | null
  attempt_count: number
  paid_at: number | null
  /** What it makes the period of its subscription once it is paid. */
  period: { start: number; end: number }
  lines: readonly InvoiceLine[]
  created: number
  /** What Stripe Tax computed; null where it is not asked. */
  taxed: Taxed | null
}
/** A discount in Stripe's terms; `once` counts for the first invoice alone. */
export type Coupon = {
  id: string
  amount_off: number
  currency: string
  duration: 'once' | 'forever'
  name: string
}
export type Subscription = {
  id: string
  customer: string
  price: string
  /** The item of the price, and the coupon that it has. */
  item: { id: string; coupon: string | null }
  metadata: Record<string, string>
  /** How Stripe Tax treats its prices; null without it. */
  tax: Behavior | null
  status: 'incomplete' | 'trialing' | 'active' | 'past_due' | 'canceled'
  trial: { start: number; end: number } | null
  setup_intent: string | null
  payment_method: string | null
  period: { start: number; end: number }
  cancel_at_period_end: boolean
  ended_at: number | null
  schedule: string | null
  created: number
}
/** A price and its discount in a schedule. */
export type Phase = { price: string; coupon: string | null; start: number; end: number }
/** A plan of what a subscription costs when; the subscription goes on when it ends. */
export type Schedule = {
  id: string
  subscription: string
  status: 'active' | 'released'
  phases: Phase[]
}

/** An event as Stripe sends it to a webhook. */
export type StripeEvent = { id: string; type: string; object: { id: string; object: string } }

/** The stand-in's state. */
export type Bank = ReturnType<typeof createBank>

/** Empty books, on the clock of the test. */
export function createBank(now: () => Date) {
  let created_count = 0
  return {
    seconds: () => Math.floor(now().getTime() / 1000),
    newId: (prefix: string): string => {
      created_count += 1
      return `${prefix}_standin${String(created_count).padStart(6, '0')}${Math.random().toString(36).slice(2, 10)}`
    },
    customers: new Set<string>(),
    products: new Set<string>(),
    prices: new Map<string, Price>(),
    coupons: new Map<string, Coupon>(),
    intents: new Map<string, Intent>(),
    charges: new Map<string, Charge>(),
    disputes: [] as Dispute[],
    subscriptions: new Map<string, Subscription>(),
    schedules: new Map<string, Schedule>(),
    invoices: new Map<string, Invoice>(),
    events: [] as StripeEvent[],
    /** Hosts that are registered for wallets. */
    domains: new Map<string, { id: string; domain_name: string; is_valid: boolean }>(),
    validates_domains: true,
    tax: createTaxBooks(),
    livemode: false,
    /** Whether a customer's saved card can be charged. */
    card_works: true,
    /** Whether the bank of a saved card asks for its owner. */
    card_asks: false,
  }
}

export function recordEvent(bank: Bank, type: string, object: string, id: string): void {
  bank.events.push({ id: bank.newId('evt'), type, object: { id, object } })
}

/** Pays an intent with a valid card, as a payment form in a browser does. */
export function payIntent(bank: Bank, id: string): void {
  const intent = require(bank.intents, id)
  intent.status = 'succeeded'
  intent.has_error = false
  if (intent.object === 'payment_intent') {
    const charge = bank.newId('ch')
    const { amount, currency, customer } = intent
    bank.charges.set(charge, {
      id: charge,
      intent: id,
      amount,
      currency,
      customer,
      refunds: [],
      created: bank.seconds(),
    })
    intent.charge = charge
  }
  recordEvent(bank, `${intent.object}.succeeded`, intent.object, id)
  if (intent.invoice) settleInvoice(bank, intent.invoice)
  for (const subscription of bank.subscriptions.values())
    if (subscription.setup_intent === id)
      recordEvent(bank, 'customer.subscription.updated', 'subscription', subscription.id)
}

/** The card is declined; the intent waits for another. */
export function declineIntent(bank: Bank, id: string): void {
  Object.assign(require(bank.intents, id), { status: 'requires_payment_method', has_error: true })
  recordEvent(bank, 'payment_intent.payment_failed', 'payment_intent', id)
}

/** The bank wants to see its customer first. */
export function challengeIntent(bank: Bank, id: string): void {
  require(bank.intents, id).status = 'requires_action'
  recordEvent(bank, 'payment_intent.requires_action', 'payment_intent', id)
}

function settleInvoice(bank: Bank, id: string): void {
  const invoice = require(bank.invoices, id)
  Object.assign(invoice, { status: 'paid', paid_at: bank.seconds() })
  const subscription = require(bank.subscriptions, invoice.subscription)
  subscription.status = subscription.trial && subscription.trial.end > bank.seconds() ? 'trialing' : 'active'
  if (invoice.billing_reason !== 'subscription_create') subscription.period = invoice.period
  recordEvent(bank, 'invoice.paid', 'invoice', id)
  recordEvent(bank, 'customer.subscription.updated', 'subscription', subscription.id)
}

/** Starts the next period: creates its invoice and, if the card works, pays it. Returns the invoice's id. */
export function renew(bank: Bank, subscription_id: string, { is_paid }: { is_paid: boolean }): string {
  const subscription = require(bank.subscriptions, subscription_id)
  const former = require(bank.prices, subscription.price)
  enterNextPhase(bank, subscription)
  const price = require(bank.prices, subscription.price)
  const start = subscription.period.end
  const is_same = price.interval === former.interval && price.interval_count === former.interval_count
  const discount = findLastingDiscount(bank, subscription.item.coupon)
  const period = { start, end: addInterval(start, price) }
  const invoice = openInvoice(bank, subscription, {
    billing_reason: is_same ? 'subscription_cycle' : 'subscription_update',
    amount: price.unit_amount - discount,
    period,
    lines: [{ kind: 'plan', amount: price.unit_amount, discount, period }],
  })
  invoice.attempt_count = 1
  if (is_paid && invoice.intent) payIntent(bank, invoice.intent)
  else if (invoice.intent === null) subscription.period = invoice.period
  else {
    subscription.status = 'past_due'
    recordEvent(bank, 'invoice.payment_failed', 'invoice', invoice.id)
    recordEvent(bank, 'customer.subscription.updated', 'subscription', subscription_id)
  }
  return invoice.id
}

/** What a coupon takes off each further period. */
export function findLastingDiscount(bank: Bank, id: string | null): number {
  const coupon = id === null ? null : require(bank.coupons, id)
  return coupon?.duration === 'forever' ? coupon.amount_off : 0
}

/** The price of the next phase of a schedule applies from the end of the period on. */
function enterNextPhase(bank: Bank, subscription: Subscription): void {
  const schedule = subscription.schedule ? require(bank.schedules, subscription.schedule) : null
  const next = schedule?.phases.find(({ start }) => start === subscription.period.end)
  if (!schedule || !next) return
  subscription.price = next.price
  subscription.item.coupon = next.coupon
  recordEvent(bank, 'subscription_schedule.updated', 'subscription_schedule', schedule.id)
  recordEvent(bank, 'customer.subscription.updated', 'subscription', subscription.id)
}

/** Moves the end of a trial; one that ends now starts a period, which is paid at once or refused. */
export function setTrialEnd(bank: Bank, subscription: Subscription, end: number | 'now'): boolean {
  const start = bank.seconds()
  if (end !== 'now') {
    Object.assign(subscription, { status: 'trialing', trial: { start, end }, period: { start, end } })
    openInvoice(bank, subscription, {
      billing_reason: 'subscription_update',
      amount: 0,
      period: subscription.period,
    })
    return true
  }
  if (!bank.card_works) return false
  const price = require(bank.prices, subscription.price)
  subscription.trial = subscription.trial && { start: subscription.trial.start, end: start }
  const period = { start, end: addInterval(start, price) }
  const invoice = openInvoice(bank, subscription, {
    billing_reason: 'subscription_update',
    amount: price.unit_amount,
    period,
  })
  if (invoice.intent) payIntent(bank, invoice.intent)
  return true
}

/** Nothing is owed for an invoice any more; what would pay it is canceled, and its subscription goes on. */
export function voidInvoice(bank: Bank, invoice: Invoice): void {
  invoice.status = 'void'
  if (invoice.intent) require(bank.intents, invoice.intent).status = 'canceled'
  const subscription = require(bank.subscriptions, invoice.subscription)
  if (subscription.status === 'past_due') subscription.status = 'active'
  recordEvent(bank, 'invoice.voided', 'invoice', invoice.id)
}

/** Ends a subscription, at the end of its period or at once. */
export function endSubscription(bank: Bank, id: string, at: number = bank.seconds()): void {
  Object.assign(require(bank.subscriptions, id), { status: 'canceled', ended_at: at })
  recordEvent(bank, 'customer.subscription.deleted', 'subscription', id)
}

/** Refunds a part of a charge; without metadata as at Stripe's dashboard. */
export function refundCharge(
  bank: Bank,
  id: string,
  amount: number,
  metadata: Record<string, string> = {},
): Refund {
  const charge = require(bank.charges, id)
  const { currency } = charge
  const created = bank.seconds()
  const refund: Refund = { id: bank.newId('re'), amount, currency, created, status: 'succeeded', metadata }
  charge.refunds.push(refund)
  recordEvent(bank, 'charge.refunded', 'charge', id)
  return refund
}

/** The bank of the card sends a refund back. */
export function failRefund(bank: Bank, charge_id: string, refund_id: string): void {
  const refund = require(bank.charges, charge_id).refunds.find(({ id }) => id === refund_id)
  if (refund) refund.status = 'failed'
  recordEvent(bank, 'charge.refund.updated', 'charge', charge_id)
}

export function disputeCharge(bank: Bank, id: string, status = 'needs_response'): void {
  const { amount, currency } = require(bank.charges, id)
  const created = bank.seconds()
  const dispute: Dispute = {
    id: bank.newId('dp'),
    charge: id,
    amount,
    currency,
    reason: 'fraudulent',
    status,
    created,
    balance_transactions: status.startsWith('warning_') ? [] : [{ id: bank.newId('txn'), created }],
  }
  bank.disputes.push(dispute)
  recordEvent(bank, 'charge.dispute.created', 'dispute', dispute.id)
}

/** The bank of the card decides; the money of a won dispute comes back. */
export function settleDispute(bank: Bank, charge_id: string, status: 'won' | 'lost'): void {
  const dispute = bank.disputes.findLast(({ charge }) => charge === charge_id)
  if (!dispute) throw new NotFoundInBank(charge_id)
  dispute.status = status
  if (status === 'won') dispute.balance_transactions.push({ id: bank.newId('txn'), created: bank.seconds() })
  recordEvent(bank, 'charge.dispute.closed', 'dispute', dispute.id)
}

type NewInvoice = Pick<Invoice, 'billing_reason' | 'amount' | 'period'> & Partial<Pick<Invoice, 'lines'>>

/** An invoice of a subscription with the intent that is to pay it; one over nothing is paid from the start. */
export function openInvoice(
  bank: Bank,
  subscription: Subscription,
  { amount: before_tax, lines, ...rest }: NewInvoice,
): Invoice {
  const taxed = taxInvoice(bank.tax, subscription, before_tax)
  const amount = before_tax + (taxed?.behavior === 'exclusive' ? taxed.amount : 0)
  const { currency } = require(bank.prices, subscription.price)
  const created = bank.seconds()
  const id = bank.newId('in')
  const intent = amount > 0 ? bank.newId('pi') : null
  const invoice: Invoice = {
    id,
    subscription: subscription.id,
    amount,
    currency,
    intent,
    attempt_count: 0,
    created,
    taxed,
    ...rest,
    lines: lines ?? [{ kind: 'plan', amount, discount: 0, period: rest.period }],
    status: amount > 0 ? 'open' : 'paid',
    paid_at: amount > 0 ? null : created,
  }
  bank.invoices.set(id, invoice)
  if (intent) {
    const { customer } = subscription
    bank.intents.set(intent, {
      id: intent,
      object: 'payment_intent',
      amount,
      currency,
      customer,
      metadata: {},
      has_error: false,
      status: 'requires_payment_method',
      charge: null,
      invoice: id,
      created,
    })
  }
  return invoice
}

/** Returns an object that must exist; the stand-in responds with 404 if it does not. */
export function require<T>(objects: ReadonlyMap<string, T>, id: string): T {
  const found = objects.get(id)
  if (found === undefined) throw new NotFoundInBank(id)
  return found
}

export class NotFoundInBank extends Error {
  override readonly name = 'NotFoundInBank'
}
