import type { Intent } from './types.ts'

/** Why a purchase did not go through, by what helps. */
export type CheckoutError =
  /** The displayed price is outdated; it is requested again. */
  | { kind: 'outdated'; code: string }
  /** The buyer has to sign in first. */
  | { kind: 'sign_in' }
  /** 'There was a problem processing your purchase' with Sign In, Retry and Get help (spec section 8). */
  | { kind: 'problem' }
  /** A sentence of its own, by its code. */
  | { kind: 'said'; code: string }

/** The state of a payment. */
export type Payment =
  | { phase: 'order'; error: CheckoutError | null }
  | { phase: 'working' }
  | { phase: 'authenticate'; intent: Intent }
  | { phase: 'stripe'; intent: Intent }
  | { phase: 'verifying'; order_id: string; is_slow: boolean }
  | { phase: 'done' }

export type PaymentEvent =
  | { type: 'began' }
  | { type: 'answered'; intent: Intent }
  | { type: 'refused'; error: CheckoutError }
  /** The bank or card form has finished; the order has the result. */
  | { type: 'sent'; order_id: string }
  | { type: 'waited' }
  | { type: 'given_up' }

/** Before anything was tried. */
export const INITIAL_PAYMENT: Payment = { phase: 'order', error: null }

const DECLINED: CheckoutError = { kind: 'said', code: 'payment_failed' }

/** Maps a checkout code to the kind of error that is shown (spec section 8, "Checkout codes"). */
export function toCheckoutError(code: string): CheckoutError {
  switch (code) {
    case 'order_preview_mismatch':
    case 'invalid_version':
    case 'invalid_coupon':
    case 'invalid_order_bump':
    case 'invalid_products':
    case 'trial_used':
      return { kind: 'outdated', code }
    case 'authentication_required':
    case 'unauthorized':
      return { kind: 'sign_in' }
    case 'user_not_found':
    case 'conflict':
    case 'unknown_error':
    case 'internal':
      return { kind: 'problem' }
    default:
      return { kind: 'said', code }
  }
}

/** An intent as a new attempt finds it: one that was declined, or left at the bank, can be paid again. */
export function resetIntent(intent: Intent): Intent {
  const is_open = intent.status === 'failed' || intent.status === 'requires_action'
  return is_open ? { ...intent, status: 'requires_payment' } : intent
}

/** Whether the nth poll of an order asks the provider: at powers of two. All others read the stored state. */
export function shouldAskProvider(count: number): boolean {
  return Number.isInteger(Math.log2(count))
}

/** The next state of a payment. A payment that is done stays done. */
export function nextPayment(payment: Payment, event: PaymentEvent): Payment {
  if (payment.phase === 'done') return payment
  switch (event.type) {
    case 'began':
      return { phase: 'working' }
    case 'refused':
      return { phase: 'order', error: event.error }
    case 'sent':
      return { phase: 'verifying', order_id: event.order_id, is_slow: false }
    case 'waited':
      return payment.phase === 'verifying' ? { ...payment, is_slow: true } : payment
    case 'given_up':
      return INITIAL_PAYMENT
    default:
      return afterIntent(payment, event.intent)
  }
}

function afterIntent(payment: Payment, intent: Intent): Payment {
  switch (intent.status) {
    case 'succeeded':
      return { phase: 'done' }
    case 'failed':
      return { phase: 'order', error: DECLINED }
    case 'processing': {
      const is_slow = payment.phase === 'verifying' && payment.is_slow
      return { phase: 'verifying', order_id: intent.order_id, is_slow }
    }
    case 'requires_action':
      return intent.provider === 'stripe' ? startStripe(intent) : { phase: 'authenticate', intent }
    default:
      if (payment.phase === 'verifying') return payment
      if (intent.provider === 'stripe') return startStripe(intent)
      if (intent.provider === 'sandbox') return { phase: 'working' }
      return { phase: 'order', error: { kind: 'said', code: 'payments_unavailable' } }
  }
}

function startStripe(intent: Intent): Payment {
  if (intent.client_secret !== null && intent.publishable_key !== null) return { phase: 'stripe', intent }
  return { phase: 'order', error: { kind: 'problem' } }
}
