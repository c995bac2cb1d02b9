import type Stripe from 'stripe'
import type { RenewalFailure, SavedCard } from '../provider.ts'
import { findInvoiceIntent } from './facts.ts'

/** Declines that another try of the same card never changes (Stripe, "Decline codes"). */
const HARD_DECLINES = new Set([
  'incorrect_number',
  'lost_card',
  'pickup_card',
  'stolen_card',
  'revocation_of_authorization',
  'revocation_of_all_authorizations',
  'highest_risk_level',
  'transaction_not_allowed',
  'restricted_card',
  'invalid_account',
  'new_account_information_available',
])

/** The card that renews a subscription, where it is one and has been expanded. */
export function readSavedCard({ default_payment_method }: Stripe.Subscription): SavedCard | null {
  const card = typeof default_payment_method === 'object' ? default_payment_method?.card : null
  if (!card) return null
  const { brand, last4, exp_month, exp_year } = card
  return { brand, last4, exp_month, exp_year }
}

/** Why the payment of an owed invoice failed, and when Stripe tries again. */
export async function readFailure(stripe: Stripe, invoice: Stripe.Invoice): Promise<RenewalFailure> {
  const { next_payment_attempt } = invoice
  const intent_id = findInvoiceIntent(invoice)
  const error = intent_id ? (await stripe.paymentIntents.retrieve(intent_id)).last_payment_error : null
  const reason = describeDecline(error)
  const is_retried = reason === 'declined' && next_payment_attempt
  return { reason, next_attempt_at: is_retried ? new Date(next_payment_attempt * 1000) : null }
}

function describeDecline(
  error: { code?: string | undefined; decline_code?: string | undefined } | null | undefined,
): RenewalFailure['reason'] {
  if (!error) return 'no_method'
  if (error.code === 'authentication_required' || error.decline_code === 'authentication_required')
    return 'authentication'
  return HARD_DECLINES.has(error.decline_code ?? error.code ?? '') ? 'refused' : 'declined'
}
