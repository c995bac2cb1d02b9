import { fromProviderAmount } from '@foyer/domain/money'
import type Stripe from 'stripe'
import type { IntentStatus, PaidFact, Reversal } from '../provider.ts'

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

/** When and why all the money of a charge went back; null where it did not, or only in part. */
export function reversalOf(
  charge: Stripe.Charge | null,
  disputes: readonly Stripe.Dispute[],
): Reversal | null {
  if (!charge) return null
  const dispute = disputes
    .filter((one) => idOf(one.charge) === charge.id && !one.status.startsWith('warning_'))
    .toSorted((a, b) => a.created - b.created)[0]
  const returned: Reversal[] = []
  if (charge.refunded && charge.amount_refunded >= charge.amount) {
    const refunds = charge.refunds?.data ?? []
    returned.push({
      reason: 'refund',
      at: toInstant(Math.max(charge.created, ...refunds.map((refund) => refund.created))),
    })
  }
  if (dispute) returned.push({ reason: 'dispute', at: toInstant(dispute.created) })
  return returned.toSorted((a, b) => a.at.getTime() - b.at.getTime())[0] ?? null
}

type PaidInvoice = Pick<
  Stripe.Invoice,
  'amount_paid' | 'currency' | 'livemode' | 'status_transitions' | 'created'
>

/** A paid invoice as a payment under the id of its payment intent. */
export function toPaidFact(invoice: PaidInvoice, payment_id: string, reversal: Reversal | null): PaidFact {
  return {
    payment_id,
    ...fromProviderAmount(invoice.amount_paid, invoice.currency.toUpperCase()),
    is_test: !invoice.livemode,
    paid_at: toInstant(invoice.status_transitions.paid_at ?? invoice.created),
    reversal,
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

/** The period that an invoice's subscription line is for. */
export function findInvoicePeriod(invoice: Stripe.Invoice): { starts_at: Date; ends_at: Date } | null {
  const line = invoice.lines.data.find((one) => one.parent?.type === 'subscription_item_details')
  return line ? { starts_at: toInstant(line.period.start), ends_at: toInstant(line.period.end) } : null
}
