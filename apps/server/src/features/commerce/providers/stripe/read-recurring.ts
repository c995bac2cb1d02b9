import { fromProviderAmount } from '@foyer/domain/money'
import type Stripe from 'stripe'
import type { OrderRow } from '../../repository/orders.ts'
import type { PaidFact, PeriodFact, Snapshot } from '../provider.ts'
import { idOf, toInstant, findInvoiceIntent, intentStatus, toPaidFact, findInvoicePeriod } from './facts.ts'
import { hasPaused, readPause } from './pauses.ts'
import { readFailure, readSavedCard } from './renewal-facts.ts'
import { creditOf } from './switches.ts'
import { readInvoiceTax } from './tax.ts'
import { isOwned, readReturns, type OrderOwner } from './read-one-time.ts'

/** More periods than a daily subscription has in five years. */
const MAX_PERIODS = 2_000

/** Reads the state of a recurring order: its first payment or trial, and every later period. */
export async function readRecurring(stripe: Stripe, owner: OrderOwner, read_at: Date): Promise<Snapshot> {
  const { order } = owner
  const subscription = await stripe.subscriptions.retrieve(order.provider_subscription_id ?? '', {
    expand: ['pending_setup_intent', 'default_payment_method'],
  })
  const invoices = await stripe.invoices
    .list({ subscription: subscription.id, limit: 100, expand: ['data.payments'] })
    .autoPagingToArray({ limit: MAX_PERIODS })
  const first = invoices.find((invoice) => invoice.billing_reason === 'subscription_create')
  const is_paid = first?.status === 'paid' && isOwned(subscription, owner) && isSetUp(subscription, order)
  if (!first || !is_paid)
    return { ...(await readIntent(stripe, order)), read_at, paid: null, subscription: null }

  const factOf = await loadInvoiceFacts(stripe, idOf(subscription.customer), order)
  const payment_intent_id = order.provider_intent_id ?? first.id ?? ''
  const first_period = firstPeriod(subscription, first)
  const unpaid = findUnpaid(invoices)
  return {
    read_at,
    status: 'succeeded',
    client_secret: null,
    paid: await factOf(first, findInvoiceIntent(first) ?? payment_intent_id),
    subscription: first_period && {
      first_period,
      version_id: subscription.items.data[0]?.price.metadata['version_id'] ?? null,
      price: readPrice(subscription),
      trial_ends_at: trialEnd(subscription, order, first_period),
      renewals: await listRenewals(invoices, factOf),
      unpaid_from: (unpaid && findInvoicePeriod(unpaid)?.starts_at) ?? null,
      failure: unpaid && (await readFailure(stripe, unpaid)),
      pause: readPause(subscription),
      card: readSavedCard(subscription),
      cancel_at_period_end: subscription.cancel_at_period_end || subscription.cancel_at !== null,
      ended_at: subscription.ended_at === null ? null : toInstant(subscription.ended_at),
      is_ended_unpaid: subscription.cancellation_details?.reason === 'payment_failed',
    },
  }
}

/** If nothing is due today, a card must be stored: a trial alone is no proof. */
function isSetUp({ pending_setup_intent }: Stripe.Subscription, { kind }: OrderRow): boolean {
  if (kind !== 'setup_intent' || pending_setup_intent === null) return true
  return typeof pending_setup_intent === 'object' && pending_setup_intent.status === 'succeeded'
}

/** The intent that the buyer has before them, for its state and its secret. */
async function readIntent(
  stripe: Stripe,
  { provider_intent_id }: OrderRow,
): Promise<Pick<Snapshot, 'status' | 'client_secret'>> {
  const id = provider_intent_id ?? ''
  const intent = id.startsWith('seti_')
    ? await stripe.setupIntents.retrieve(id)
    : await stripe.paymentIntents.retrieve(id)
  const status = intentStatus(intent)
  return { status: status === 'succeeded' ? 'processing' : status, client_secret: intent.client_secret }
}

/** What a subscription renews for; null where its price is no fixed amount. */
function readPrice({ items }: Stripe.Subscription): number | null {
  const price = items.data[0]?.price
  return price && price.unit_amount !== null
    ? fromProviderAmount(price.unit_amount, price.currency.toUpperCase()).amount
    : null
}

type FactOf = (invoice: Stripe.Invoice, payment_id: string) => Promise<PaidFact>

/** Joins invoices with the state of their charges, read for the whole customer at once. */
async function loadInvoiceFacts(stripe: Stripe, customer: string | null, order: OrderRow): Promise<FactOf> {
  const charges = customer
    ? await stripe.charges
        .list({ customer, limit: 100, expand: ['data.refunds'] })
        .autoPagingToArray({ limit: MAX_PERIODS })
    : []
  return async (invoice, payment_id) => {
    const charge = charges.find((one) => idOf(one.payment_intent) === payment_id && one.paid) ?? null
    const tax = await readInvoiceTax(stripe, invoice, order)
    const fact = toPaidFact(invoice, payment_id, await readReturns(stripe, charge))
    return tax === undefined ? fact : { ...fact, tax }
  }
}

async function listRenewals(invoices: readonly Stripe.Invoice[], factOf: FactOf): Promise<PeriodFact[]> {
  const renewals: PeriodFact[] = []
  for (const invoice of invoices) {
    const period = findInvoicePeriod(invoice)
    if (!isRenewal(invoice) || invoice.status !== 'paid' || !period) continue
    const fact = await factOf(invoice, findInvoiceIntent(invoice) ?? invoice.id ?? '')
    const credit = fromProviderAmount(creditOf(invoice), fact.currency).amount
    renewals.push({ ...fact, ...period, credit })
  }
  return renewals
}

/** The newest renewal that is owed. */
function findUnpaid(invoices: readonly Stripe.Invoice[]): Stripe.Invoice | null {
  const startOf = (invoice: Stripe.Invoice): number => findInvoicePeriod(invoice)?.starts_at.getTime() ?? 0
  const owed = invoices.filter((invoice) => isRenewal(invoice) && isUnpaid(invoice) && startOf(invoice) > 0)
  return owed.toSorted((a, b) => startOf(b) - startOf(a))[0] ?? null
}

/** A period after the first: on its date, or at the early end of a break. */
export const isRenewal = ({ billing_reason, amount_due }: Stripe.Invoice): boolean =>
  billing_reason === 'subscription_cycle' || (billing_reason === 'subscription_update' && amount_due > 0)

/** A renewal that was tried and is still owed; one that Stripe has only just drawn up is not. */
const isUnpaid = ({ status, attempt_count }: Stripe.Invoice): boolean =>
  status === 'uncollectible' || (status === 'open' && attempt_count > 0)

/** The end of the trial that was bought; that of a break is none. */
function trialEnd(
  subscription: Stripe.Subscription,
  { lines }: OrderRow,
  first_period: { ends_at: Date } | null,
): Date | null {
  if (hasPaused(subscription))
    return lines.some((line) => line.trial_days > 0) ? (first_period?.ends_at ?? null) : null
  return subscription.trial_end === null ? null : toInstant(subscription.trial_end)
}

function firstPeriod(subscription: Stripe.Subscription, first: Stripe.Invoice) {
  const { trial_start, trial_end } = subscription
  if (trial_start !== null && trial_end !== null && !hasPaused(subscription))
    return { starts_at: toInstant(trial_start), ends_at: toInstant(trial_end) }
  return findInvoicePeriod(first)
}
