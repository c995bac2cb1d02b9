import { fromProviderAmount } from '@foyer/domain/money'
import type Stripe from 'stripe'
import type { DisputeState } from '../../order.ts'
import type { DisputeFact, IntentStatus, PaidFact, RefundFact } from '../provider.ts'

/** Converts Stripe's seconds since 1970 to a date. */
export const toInstant = (seconds: number): Date => new Date(seconds * 1000)

/** The id of something that may have been expanded. */
export const idOf = (link: string | { id: string } | null | undefined): string | null =>
  typeof link === 'string' ? link : (link?.id ?? null)

type Intent = Pick<Stripe.PaymentIntent, 'status'> & {
  last_payment_error?: object | null
  last_setup_error?: object | null
}

/** Returns the status of a Stripe intent as ours. */
export function intentStatus(intent: Intent): IntentStatus {
  switch (intent.status) {
    case 'succeeded':
      return 'succeeded'
    case 'processing':
    case 'requires_capture':
      return 'processing'
    case 'requires_action':
      return 'requires_action'
    case 'canceled':
      return 'failed'
    default:
      return intent.last_payment_error || intent.last_setup_error ? 'failed' : 'requires_payment'
  }
}

/** What came back of a charge, and the disputes about it. */
export type ChargeReturns = Pick<PaidFact, 'refunds' | 'disputes'>

/** Nothing came back. */
export const NO_RETURNS: ChargeReturns = { refunds: [], disputes: [] }

/** A refund at Stripe, in our minor units. */
export function toRefundFact({ id, amount, currency, created, status, metadata }: Stripe.Refund): RefundFact {
  return {
    provider_refund_id: id,
    refund_id: metadata?.['refund_id'] ?? null,
    amount: fromProviderAmount(amount, currency.toUpperCase()).amount,
    at: toInstant(created),
    is_failed: status === 'failed' || status === 'canceled',
  }
}

/** A dispute at Stripe; null for an inquiry, which takes no money. */
export function toDisputeFact(dispute: Stripe.Dispute): DisputeFact | null {
  const { id, amount, currency, reason, status, created, balance_transactions } = dispute
  if (status.startsWith('warning_')) return null
  const state: DisputeState = status === 'won' ? 'won' : status === 'lost' ? 'lost' : 'open'
  // Stripe states no time of the decision; a won dispute ends with the money's return.
  const moved = (balance_transactions ?? []).map((one) => one.created)
  return {
    provider_dispute_id: id,
    amount: fromProviderAmount(amount, currency.toUpperCase()).amount,
    reason,
    state,
    at: toInstant(created),
    closed_at: state === 'won' && moved.length > 1 ? toInstant(Math.max(...moved)) : null,
  }
}

type PaidInvoice = Pick<
  Stripe.Invoice,
  'amount_paid' | 'currency' | 'livemode' | 'status_transitions' | 'created'
>

/** A paid invoice as a payment under the id of its payment intent. */
export function toPaidFact(invoice: PaidInvoice, payment_id: string, returns: ChargeReturns): PaidFact {
  return {
    payment_id,
    ...fromProviderAmount(invoice.amount_paid, invoice.currency.toUpperCase()),
    is_test: !invoice.livemode,
    paid_at: toInstant(invoice.status_transitions.paid_at ?? invoice.created),
    ...returns,
  }
}

/** The payment intent that paid, or is to pay, an invoice. */
export function findInvoiceIntent(invoice: Stripe.Invoice): string | null {
  return (
    (invoice.payments?.data ?? [])
      .map(({ payment }) => idOf(payment.payment_intent))
      .find((id) => id !== null) ?? null
  )
}

/** The period that an invoice's plan is for; the credit of a switch and what is paid once have none. */
export function findInvoicePeriod(invoice: Stripe.Invoice): { starts_at: Date; ends_at: Date } | null {
  const [line] = invoice.lines.data
    .filter((one) => isOfPlan(one) && one.amount >= 0)
    .toSorted((a, b) => b.amount - a.amount)
  return line ? { starts_at: toInstant(line.period.start), ends_at: toInstant(line.period.end) } : null
}

const isOfPlan = ({ parent }: Stripe.InvoiceLineItem): boolean =>
  parent?.type === 'subscription_item_details' || parent?.invoice_item_details?.proration === true
