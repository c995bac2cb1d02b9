import type {
  Bank,
  Charge,
  StripeEvent,
  Intent,
  Invoice,
  InvoiceLine,
  Price,
  Refund,
  Schedule,
  Subscription,
} from './bank.ts'
import { require } from './bank.ts'
import { presentTotalTaxes } from './tax.ts'
import { exampleOf } from './example-objects.ts'

type StripeObject = Record<string, unknown>

/** Answers in Stripe's shapes: its own examples with the books' facts in them. */
export function presentIntent(bank: Bank, intent: Intent): StripeObject {
  const { id, object, amount, currency, customer, metadata, status, has_error, created } = intent
  const error = has_error ? { type: 'card_error', code: 'card_declined' } : null
  const presented = {
    ...exampleOf(object),
    id,
    object,
    customer,
    metadata,
    status,
    created,
    livemode: bank.livemode,
    client_secret: `${id}_secret_standin`,
    next_action: null,
  }
  if (object === 'setup_intent') {
    const payment_method = status === 'succeeded' ? id.replace('seti_', 'pm_') : null
    return { ...presented, last_setup_error: error, payment_method }
  }
  return {
    ...presented,
    amount,
    currency,
    amount_received: status === 'succeeded' ? amount : 0,
    last_payment_error: error,
    latest_charge: intent.charge && presentCharge(bank, require(bank.charges, intent.charge)),
  }
}

export function presentCharge(bank: Bank, charge: Charge): StripeObject {
  const { id, amount, currency, customer, refunds, created } = charge
  const amount_refunded = refunds
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, refund) => sum + refund.amount, 0)
  return {
    ...exampleOf('charge'),
    id,
    amount,
    currency,
    customer,
    created,
    payment_intent: charge.intent,
    paid: true,
    status: 'succeeded',
    amount_refunded,
    refunded: amount_refunded >= amount,
    livemode: bank.livemode,
    disputed: bank.disputes.some((dispute) => dispute.charge === id),
    // Stripe includes ten, the newest first, and says whether there are more.
    refunds: {
      ...list(
        refunds
          .toReversed()
          .slice(0, 10)
          .map((refund) => presentRefund(charge, refund)),
      ),
      has_more: refunds.length > 10,
    },
  }
}

export function presentRefund({ id: charge, intent: payment_intent }: Charge, refund: Refund): StripeObject {
  return { ...exampleOf('refund'), ...refund, charge, payment_intent }
}

export function presentInvoice(bank: Bank, invoice: Invoice): StripeObject {
  const {
    id,
    subscription,
    billing_reason,
    status,
    amount,
    currency,
    intent,
    attempt_count,
    paid_at,
    lines,
    created,
    taxed,
  } = invoice
  const { customer, metadata, tax } = require(bank.subscriptions, subscription)
  const payment = {
    ...exampleOf('invoice_payment'),
    invoice: id,
    payment: { type: 'payment_intent', payment_intent: intent },
  }
  return {
    ...exampleOf('invoice'),
    id,
    billing_reason,
    status,
    currency,
    attempt_count,
    created,
    livemode: bank.livemode,
    amount_due: amount,
    total: amount,
    automatic_tax: { enabled: tax !== null, status: tax === null ? null : 'complete' },
    total_taxes: taxed ? presentTotalTaxes(taxed, amount) : [],
    customer_address: bank.tax.locations.get(customer) ?? null,
    amount_paid: status === 'paid' ? amount : 0,
    customer,
    parent: { type: 'subscription_details', subscription_details: { subscription, metadata } },
    status_transitions: { finalized_at: created, marked_uncollectible_at: null, paid_at, voided_at: null },
    confirmation_secret: intent && { type: 'payment_intent', client_secret: `${intent}_secret_standin` },
    lines: list(lines.map((line) => presentLine(line, currency))),
    payments: list(intent ? [payment] : []),
  }
}

/** A line of an invoice: Stripe states discounts beside the amount, and those of prorations within it. */
export function presentLine({ kind, amount, discount, period }: InvoiceLine, currency: string): StripeObject {
  const is_proration = kind === 'proration'
  return {
    ...exampleOf('line_item'),
    period,
    amount,
    currency,
    discountable: kind === 'plan',
    discount_amounts: discount > 0 ? [{ amount: discount, discount: 'di_standin' }] : [],
    parent:
      kind === 'once'
        ? { type: 'invoice_item_details', invoice_item_details: { proration: false } }
        : { type: 'subscription_item_details', subscription_item_details: { proration: is_proration } },
  }
}

/** A price with the terms that were sent. */
export function presentPrice(price: Price): StripeObject {
  const { id, product, unit_amount, currency, interval, interval_count, metadata } = price
  const recurring = { interval, interval_count, usage_type: 'licensed' }
  return { ...exampleOf('price'), id, product, unit_amount, currency, recurring, metadata }
}

export function presentSchedule(bank: Bank, schedule: Schedule): StripeObject {
  const { id, subscription, status, phases } = schedule
  const now = bank.seconds()
  const current = phases.find(({ start, end }) => start <= now && now < end)
  return {
    ...exampleOf('subscription_schedule'),
    id,
    object: 'subscription_schedule',
    status,
    subscription: status === 'active' ? subscription : null,
    released_subscription: status === 'active' ? null : subscription,
    current_phase: current ? { start_date: current.start, end_date: current.end } : null,
    end_behavior: 'release',
    phases: phases.map(({ price, coupon, start, end }) => ({
      items: [{ price, quantity: 1, discounts: coupon ? [{ coupon, discount: null }] : [] }],
      start_date: start,
      end_date: end,
    })),
  }
}

export function presentSubscription(bank: Bank, subscription: Subscription): StripeObject {
  const {
    id,
    customer,
    metadata,
    status,
    trial,
    setup_intent,
    cancel_at_period_end,
    ended_at,
    created,
    item,
    period,
    schedule,
  } = subscription
  const [latest] = [...bank.invoices.values()].filter((invoice) => invoice.subscription === id).slice(-1)
  const pending = setup_intent ? require(bank.intents, setup_intent) : null
  return {
    ...exampleOf('subscription'),
    id,
    customer,
    metadata,
    status,
    cancel_at_period_end,
    ended_at,
    created,
    livemode: bank.livemode,
    items: list([
      {
        id: item.id,
        object: 'subscription_item',
        price: presentPrice(require(bank.prices, subscription.price)),
        current_period_start: period.start,
        current_period_end: period.end,
        discounts: item.coupon === null ? [] : [`di_${item.coupon}`],
      },
    ]),
    schedule,
    trial_start: trial?.start ?? null,
    trial_end: trial?.end ?? null,
    cancel_at: null,
    canceled_at: null,
    latest_invoice: latest ? presentInvoice(bank, latest) : null,
    default_payment_method: presentCard(subscription.payment_method),
    pending_setup_intent: pending && pending.status !== 'succeeded' ? presentIntent(bank, pending) : null,
  }
}

/** The card of a payment method: the one that was saved while paying, or one that was chosen later. */
function presentCard(id: string | null): StripeObject {
  const card = {
    brand: id ? 'mastercard' : 'visa',
    last4: id ? '4444' : '4242',
    exp_month: 12,
    exp_year: 2034,
  }
  return { ...exampleOf('payment_method'), id: id ?? 'pm_standin', type: 'card', card }
}

/** Returns a page of a list, newest first as in Stripe. */
export function list(data: readonly StripeObject[]): StripeObject {
  return { object: 'list', data, has_more: false, url: '/v1/list' }
}

/** Returns an event as Stripe sends it to a webhook, with its object's current state. */
export function presentEvent(bank: Bank, { id, type, object }: StripeEvent): StripeObject {
  return {
    ...exampleOf('event'),
    id,
    object: 'event',
    type,
    created: bank.seconds(),
    livemode: bank.livemode,
    data: { object: presentObject(bank, object) },
  }
}

function presentObject(bank: Bank, { id, object }: StripeEvent['object']): StripeObject {
  switch (object) {
    case 'subscription':
      return presentSubscription(bank, require(bank.subscriptions, id))
    case 'subscription_schedule':
      return presentSchedule(bank, require(bank.schedules, id))
    case 'invoice':
      return presentInvoice(bank, require(bank.invoices, id))
    case 'charge':
      return presentCharge(bank, require(bank.charges, id))
    case 'dispute': {
      const dispute = bank.disputes.find((one) => one.id === id)
      return {
        ...exampleOf('dispute'),
        ...dispute,
        payment_intent: require(bank.charges, dispute?.charge ?? '').intent,
      }
    }
    default:
      return presentIntent(bank, require(bank.intents, id))
  }
}
