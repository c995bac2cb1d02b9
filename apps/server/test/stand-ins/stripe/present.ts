import type { Bank, Charge, Happening, Intent, Invoice, Subscription } from './bank.ts'
import { must } from './bank.ts'
import { exampleOf } from './example-objects.ts'

type Shown = Record<string, unknown>

/** Answers in Stripe's shapes: its own examples with the books' facts in them. */
export function showIntent(bank: Bank, intent: Intent): Shown {
  const { id, object, amount, currency, customer, metadata, status, has_error, created } = intent
  const error = has_error ? { type: 'card_error', code: 'card_declined' } : null
  const shown = {
    ...exampleOf(object),
    ...{ id, object, customer, metadata, status, created, livemode: bank.livemode },
    ...{ client_secret: `${id}_secret_standin`, next_action: null },
  }
  if (object === 'setup_intent') return { ...shown, last_setup_error: error }
  return {
    ...shown,
    ...{ amount, currency, amount_received: status === 'succeeded' ? amount : 0, last_payment_error: error },
    latest_charge: intent.charge && showCharge(bank, must(bank.charges, intent.charge)),
  }
}

export function showCharge(bank: Bank, charge: Charge): Shown {
  const { id, amount, currency, customer, refunds, created } = charge
  const amount_refunded = refunds.reduce((sum, refund) => sum + refund.amount, 0)
  return {
    ...exampleOf('charge'),
    ...{
      id,
      amount,
      currency,
      customer,
      created,
      payment_intent: charge.intent,
      paid: true,
      status: 'succeeded',
    },
    ...{ amount_refunded, refunded: amount_refunded >= amount, livemode: bank.livemode },
    disputed: bank.disputes.some((dispute) => dispute.charge === id),
    refunds: list(
      refunds.map((refund) => ({
        ...exampleOf('refund'),
        ...refund,
        charge: id,
        payment_intent: charge.intent,
      })),
    ),
  }
}

export function showInvoice(bank: Bank, invoice: Invoice): Shown {
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
    period,
    created,
  } = invoice
  const payment = {
    ...exampleOf('invoice_payment'),
    invoice: id,
    payment: { type: 'payment_intent', payment_intent: intent },
  }
  const line = {
    ...exampleOf('line_item'),
    period,
    amount,
    currency,
    parent: { type: 'subscription_item_details' },
  }
  return {
    ...exampleOf('invoice'),
    ...{ id, billing_reason, status, currency, attempt_count, created, livemode: bank.livemode },
    ...{ amount_due: amount, amount_paid: status === 'paid' ? amount : 0 },
    customer: must(bank.subscriptions, subscription).customer,
    parent: { type: 'subscription_details', subscription_details: { subscription, metadata: {} } },
    status_transitions: { finalized_at: created, marked_uncollectible_at: null, paid_at, voided_at: null },
    confirmation_secret: intent && { type: 'payment_intent', client_secret: `${intent}_secret_standin` },
    lines: list([line]),
    payments: list(intent ? [payment] : []),
  }
}

export function showSubscription(bank: Bank, subscription: Subscription): Shown {
  const { id, customer, metadata, status, trial, setup_intent, cancel_at_period_end, ended_at, created } =
    subscription
  const [latest] = [...bank.invoices.values()].filter((invoice) => invoice.subscription === id).slice(-1)
  const pending = setup_intent ? must(bank.intents, setup_intent) : null
  return {
    ...exampleOf('subscription'),
    ...{ id, customer, metadata, status, cancel_at_period_end, ended_at, created, livemode: bank.livemode },
    ...{
      trial_start: trial?.start ?? null,
      trial_end: trial?.end ?? null,
      cancel_at: null,
      canceled_at: null,
    },
    latest_invoice: latest ? showInvoice(bank, latest) : null,
    pending_setup_intent: pending && pending.status !== 'succeeded' ? showIntent(bank, pending) : null,
  }
}

/** A page of a list, newest first as Stripe gives them. */
export function list(data: readonly Shown[]): Shown {
  return { object: 'list', data, has_more: false, url: '/v1/list' }
}

/** An event as Stripe sends it to a webhook, with its object as it stands now. */
export function showEvent(bank: Bank, { id, type, object }: Happening): Shown {
  return {
    ...exampleOf('event'),
    ...{
      id,
      object: 'event',
      type,
      created: bank.seconds(),
      livemode: bank.livemode,
      data: { object: showObject(bank, object) },
    },
  }
}

function showObject(bank: Bank, { id, object }: Happening['object']): Shown {
  switch (object) {
    case 'subscription':
      return showSubscription(bank, must(bank.subscriptions, id))
    case 'invoice':
      return showInvoice(bank, must(bank.invoices, id))
    case 'charge':
      return showCharge(bank, must(bank.charges, id))
    case 'dispute': {
      const dispute = bank.disputes.find((one) => one.id === id)
      return {
        ...exampleOf('dispute'),
        ...dispute,
        payment_intent: must(bank.charges, dispute?.charge ?? '').intent,
      }
    }
    default:
      return showIntent(bank, must(bank.intents, id))
  }
}
