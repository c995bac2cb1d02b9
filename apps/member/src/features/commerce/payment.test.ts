import { describe, expect, it } from 'vitest'
import { shouldAskProvider, toCheckoutError, resetIntent, nextPayment, INITIAL_PAYMENT } from './payment.ts'
import type { Payment } from './payment.ts'
import type { Intent } from './types.ts'

const intent = (changes: Partial<Intent>): Intent => ({
  order_id: 'order',
  kind: 'payment_intent',
  provider: 'sandbox',
  client_secret: null,
  publishable_key: null,
  status: 'requires_payment',
  final_amount: 1900,
  currency: 'USD',
  ...changes,
})
const working: Payment = { phase: 'working' }
const verifying: Payment = { phase: 'verifying', order_id: 'order', is_slow: true }
const answered = (payment: Payment, changes: Partial<Intent>): Payment =>
  nextPayment(payment, { type: 'answered', intent: intent(changes) })

describe('nextPayment', () => {
  it('is done as soon as the payment is verified', () => {
    expect(answered(verifying, { status: 'succeeded' })).toEqual({ phase: 'done' })
  })

  it('is done at once when no payment is due', () => {
    expect(answered(working, { kind: 'free', provider: 'none', status: 'succeeded' })).toEqual({
      phase: 'done',
    })
  })

  it('returns to the order when the card is declined', () => {
    expect(answered(working, { status: 'failed' })).toEqual({
      phase: 'order',
      error: { kind: 'said', code: 'payment_failed' },
    })
  })

  it('requests authentication by the bank', () => {
    expect(answered(working, { status: 'requires_action' }).phase).toBe('authenticate')
  })

  it('stays slow while it polls again', () => {
    expect(answered(verifying, { status: 'processing' })).toEqual(verifying)
  })

  it('stays verifying until the provider reports a result', () => {
    expect(answered(verifying, { status: 'requires_payment' })).toBe(verifying)
  })

  it('opens the card form of Stripe with its secret, and never without', () => {
    const keys = { provider: 'stripe', client_secret: 'secret', publishable_key: 'pk' } as const
    expect(answered(working, keys).phase).toBe('stripe')
    expect(answered(working, { provider: 'stripe' })).toEqual({ phase: 'order', error: { kind: 'problem' } })
  })

  it('reports that an app without a provider accepts no payments', () => {
    expect(answered(working, { provider: 'none' })).toEqual({
      phase: 'order',
      error: { kind: 'said', code: 'payments_unavailable' },
    })
  })

  it('stays done whatever comes late', () => {
    const done: Payment = { phase: 'done' }
    expect(nextPayment(done, { type: 'refused', error: { kind: 'problem' } })).toBe(done)
  })

  it('reports slowness only while it verifies the order', () => {
    expect(nextPayment(INITIAL_PAYMENT, { type: 'waited' })).toBe(INITIAL_PAYMENT)
    const waiting = nextPayment(working, { type: 'sent', order_id: 'order' })
    expect(nextPayment(waiting, { type: 'waited' })).toEqual(verifying)
  })
})

describe('shouldAskProvider', () => {
  it('asks the provider at once, and then less and less often', () => {
    const counts = Array.from({ length: 40 }, (_, index) => index + 1)
    expect(counts.filter(shouldAskProvider)).toEqual([1, 2, 4, 8, 16, 32])
  })
})

describe('resetIntent', () => {
  it.each([
    ['failed', 'requires_payment'],
    ['requires_action', 'requires_payment'],
    ['requires_payment', 'requires_payment'],
    ['processing', 'processing'],
    ['succeeded', 'succeeded'],
  ] as const)('an intent that is %s is %s to a new attempt', (status, now) => {
    expect(resetIntent(intent({ status })).status).toBe(now)
  })
})

describe('toCheckoutError', () => {
  it.each([
    ['invalid_coupon', 'outdated'],
    ['order_preview_mismatch', 'outdated'],
    ['invalid_version', 'outdated'],
    ['authentication_required', 'sign_in'],
    ['user_not_found', 'problem'],
    ['unknown_error', 'problem'],
    ['conflict', 'problem'],
    ['existing_subscription', 'said'],
    ['existing_subscriber', 'said'],
    ['payments_unavailable', 'said'],
    ['network', 'said'],
  ])('%s is a fault of kind %s', (code, kind) => {
    expect(toCheckoutError(code).kind).toBe(kind)
  })
})
