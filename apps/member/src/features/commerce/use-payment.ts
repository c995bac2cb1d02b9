import { ApiError } from '@foyer/contract/api-error'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { newKey } from '../../platform/new-key.ts'
import { useSessionStore } from '../../platform/session/use-session.ts'
import { asksProvider, checkoutFault, forNewAttempt, nextPayment, NO_PAYMENT } from './payment.ts'
import type { Payment } from './payment.ts'
import type { Intent, SandboxCard } from './types.ts'

/** What is to be bought, at the price on screen. */
export type Wish = {
  product_id: string
  version_id: string
  order_bumps: string[]
  coupon: string | null
  final_amount: number
}

/** One purchase from the button to the open door. */
export interface Purchase {
  payment: Payment
  /** Buys; presses while it is under way count for nothing. */
  pay: (wish: Wish, card: SandboxCard) => Promise<void>
  /** The yes of the bank to a test card, or its no. */
  authenticate: (intent: Intent, is_agreed: boolean) => Promise<void>
  /** The card form has sent the payment; the order tells what became of it. */
  sent: (order_id: string) => void
  giveUp: () => void
}

const ASK_EVERY_MS = 1000
/** After this long the member is told that it takes longer than usual. */
const SLOW_AFTER_MS = 8000

/** Buys. The idempotency key is kept for one attempt at one wish, so that a double click or a retry buys once. */
export function usePurchase(): Purchase {
  const api = useApi()
  const client = useQueryClient()
  const store = useSessionStore()
  const [payment, tell] = useReducer(nextPayment, NO_PAYMENT)
  const attempt = useRef<{ wish: string; key: string } | null>(null)
  const is_running = useRef(false)
  const card = useRef<SandboxCard>('succeeds')

  const run = async (work: () => Promise<void>): Promise<void> => {
    if (is_running.current) return
    is_running.current = true
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code !== 'network') attempt.current = null
      tell({ type: 'refused', fault: checkoutFault(error.code) })
    } finally {
      is_running.current = false
    }
  }

  const confirm = async (intent: Intent, is_authenticated: boolean): Promise<void> => {
    const { order_id } = intent
    const input = { order_id, card: card.current, is_authenticated }
    tell({ type: 'answered', intent: await api('commerce.confirmSandboxPayment', input) })
  }

  const pay: Purchase['pay'] = (wish, chosen) =>
    run(async () => {
      tell({ type: 'began' })
      card.current = chosen
      const { product_id, coupon, ...rest } = wish
      const text = JSON.stringify(wish)
      if (attempt.current?.wish !== text) attempt.current = { wish: text, key: newKey() }
      const input = { id: product_id, ...rest, ...(coupon === null ? {} : { coupon }) }
      const opened = await api('commerce.createIntent', input, { idempotency_key: attempt.current.key })
      const intent = forNewAttempt(opened)
      tell({ type: 'answered', intent })
      if (intent.provider === 'sandbox' && intent.status === 'requires_payment') await confirm(intent, false)
    })

  const authenticate: Purchase['authenticate'] = (intent, is_agreed) =>
    run(async () => {
      if (!is_agreed) {
        tell({ type: 'refused', fault: checkoutFault('payment_failed') })
        return
      }
      tell({ type: 'began' })
      await confirm(intent, true)
    })

  const order_id = payment.phase === 'verifying' ? payment.order_id : null
  const ask = useEffectEvent(async (id: string, count: number) => {
    try {
      const is_confirmed = asksProvider(count)
      const name = is_confirmed ? 'commerce.confirmOrder' : 'commerce.getOrder'
      const intent = await api(name, { order_id: id })
      // What is stored may be older than the payment that was just sent.
      if (is_confirmed || intent.status === 'succeeded') tell({ type: 'answered', intent })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const may_pass = error.code === 'network' || error.status >= 500 || error.status === 429
      if (!may_pass) tell({ type: 'refused', fault: { kind: 'problem' } })
    }
  })
  useEffect(() => {
    if (order_id === null) return undefined
    let count = 0
    const askNext = (): void => {
      count += 1
      void ask(order_id, count)
    }
    askNext()
    const asking = setInterval(askNext, ASK_EVERY_MS)
    const slow = setTimeout(() => tell({ type: 'waited' }), SLOW_AFTER_MS)
    return () => {
      clearInterval(asking)
      clearTimeout(slow)
    }
  }, [order_id])

  const is_done = payment.phase === 'done'
  const open = useEffectEvent(async () => {
    await store.refresh()
    await client.invalidateQueries()
  })
  useEffect(() => {
    if (is_done) void open()
  }, [is_done])

  return {
    payment,
    pay,
    authenticate,
    sent: (id) => tell({ type: 'sent', order_id: id }),
    giveUp: () => tell({ type: 'given_up' }),
  }
}
