import { ApiError } from '@foyer/contract/api-error'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { v4 as newUuid } from 'uuid'
import { useApi } from '../../platform/api/use-api.ts'
import { useSessionStore } from '../../platform/session/use-session.ts'
import { shouldAskProvider, toCheckoutError, resetIntent, nextPayment, INITIAL_PAYMENT } from './payment.ts'
import type { Payment } from './payment.ts'
import type { Intent, SandboxCard } from './types.ts'

/** What is to be bought, at the price on screen. */
export type PurchaseRequest = {
  product_id: string
  version_id: string
  order_bumps: string[]
  final_amount: number
}

/** One purchase from the button to the paid order. */
export interface Purchase {
  payment: Payment
  /** Buys; presses while it is under way count for nothing. */
  pay: (request: PurchaseRequest, card: SandboxCard) => Promise<void>
  /** The yes of the bank to a test card, or its no. */
  authenticate: (intent: Intent, is_approved: boolean) => Promise<void>
  /** Called when the card form has sent the payment; the order has the result. */
  sent: (order_id: string) => void
  cancel: () => void
}

const POLL_INTERVAL_MS = 1000
/** After this time the member is shown that it takes longer than usual. */
const SLOW_AFTER_MS = 8000

/**
 * Runs a purchase. The idempotency key is reused for one attempt at one order, so that a double click or a retry
 * buys once.
 */
export function usePurchase(): Purchase {
  const api = useApi()
  const client = useQueryClient()
  const store = useSessionStore()
  const [payment, dispatch] = useReducer(nextPayment, INITIAL_PAYMENT)
  const attempt = useRef<{ request: string; key: string } | null>(null)
  const is_running = useRef(false)
  const card = useRef<SandboxCard>('succeeds')

  const runExclusive = async (work: () => Promise<void>): Promise<void> => {
    if (is_running.current) return
    is_running.current = true
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code !== 'network') attempt.current = null
      dispatch({ type: 'refused', error: toCheckoutError(error.code) })
    } finally {
      is_running.current = false
    }
  }

  const confirm = async (intent: Intent, is_authenticated: boolean): Promise<void> => {
    const { order_id } = intent
    const input = { order_id, card: card.current, is_authenticated }
    dispatch({ type: 'answered', intent: await api('commerce.confirmSandboxPayment', input) })
  }

  const pay: Purchase['pay'] = (request, chosen) =>
    runExclusive(async () => {
      dispatch({ type: 'began' })
      card.current = chosen
      const { product_id, ...rest } = request
      const text = JSON.stringify(request)
      if (attempt.current?.request !== text) attempt.current = { request: text, key: newUuid() }
      const input = { id: product_id, ...rest }
      const createdIntent = await api('commerce.createIntent', input, {
        idempotency_key: attempt.current.key,
      })
      const intent = resetIntent(createdIntent)
      dispatch({ type: 'answered', intent })
      if (intent.provider === 'sandbox' && intent.status === 'requires_payment') await confirm(intent, false)
    })

  const authenticate: Purchase['authenticate'] = (intent, is_approved) =>
    runExclusive(async () => {
      if (!is_approved) {
        dispatch({ type: 'refused', error: toCheckoutError('payment_failed') })
        return
      }
      dispatch({ type: 'began' })
      await confirm(intent, true)
    })

  const order_id = payment.phase === 'verifying' ? payment.order_id : null
  const pollOrder = useEffectEvent(async (id: string, count: number) => {
    try {
      const is_confirmed = shouldAskProvider(count)
      const name = is_confirmed ? 'commerce.confirmOrder' : 'commerce.getOrder'
      const intent = await api(name, { order_id: id })
      // What is stored may be older than the payment that was just sent.
      if (is_confirmed || intent.status === 'succeeded') dispatch({ type: 'answered', intent })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const is_transient = error.code === 'network' || error.status >= 500 || error.status === 429
      if (!is_transient) dispatch({ type: 'refused', error: { kind: 'problem' } })
    }
  })
  useEffect(() => {
    if (order_id === null) return undefined
    let count = 0
    const pollNext = (): void => {
      count += 1
      void pollOrder(order_id, count)
    }
    pollNext()
    const pollTimer = setInterval(pollNext, POLL_INTERVAL_MS)
    const slowTimer = setTimeout(() => dispatch({ type: 'waited' }), SLOW_AFTER_MS)
    return () => {
      clearInterval(pollTimer)
      clearTimeout(slowTimer)
    }
  }, [order_id])

  const is_done = payment.phase === 'done'
  const refreshAccess = useEffectEvent(async () => {
    await store.refresh()
    await client.invalidateQueries()
  })
  useEffect(() => {
    if (is_done) void refreshAccess()
  }, [is_done])

  return {
    payment,
    pay,
    authenticate,
    sent: (id) => dispatch({ type: 'sent', order_id: id }),
    cancel: () => dispatch({ type: 'given_up' }),
  }
}
