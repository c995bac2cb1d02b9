import { ApiError } from '@foyer/contract/api-error'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { v4 as newUuid } from 'uuid'
import type { ApiClient } from '@foyer/contract/client'
import { useApi } from '../../platform/api/use-api.ts'
import { useSessionStore } from '../../platform/session/use-session.ts'
import { findOpenGuestOrder, storeGuestOrder, type GuestDetails } from './guest-order.ts'
import { readReferral } from '../../platform/storage/referral.ts'
import { shouldAskProvider, toCheckoutError, resetIntent, nextPayment, INITIAL_PAYMENT } from './payment.ts'
import { findReturnedOrder, removeReturnParams } from './payment-return.ts'
import type { Payment } from './payment.ts'
import type { Intent, SandboxCard } from './types.ts'

/** What is to be bought, at the price on screen. */
export type PurchaseRequest = {
  product_id: string
  version_id: string
  order_bumps: string[]
  products: { id: string; version_id: string }[]
  coupon: string | undefined
  final_amount: number
  /** Where the buyer says that they live. */
  address?: { country: string; tax_id?: string }
  /** The buyer's tick that gives up the right of withdrawal. */
  waives_withdrawal: boolean
  /** The buyer's tick that asks for a subscription to start at once. */
  requests_start: boolean
  /** The price is without the trial of the product. */
  without_trial: boolean
  /** Who buys without an account; null: the member. */
  guest: GuestDetails | null
}

/** One purchase from the button to the paid order. */
export interface Purchase {
  payment: Payment
  /** Buys; presses while it is under way count for nothing. Throws what a guest typed wrong. */
  pay: (request: PurchaseRequest, card: SandboxCard) => Promise<void>
  /** The yes of the bank to a test card, or its no. */
  authenticate: (intent: Intent, is_approved: boolean) => Promise<void>
  /** Called when the card form has sent the payment; the order has the result. */
  sent: (order_id: string) => void
  cancel: () => void
  /** Who has bought without an account. */
  guest: GuestDetails | null
}

const POLL_INTERVAL_MS = 1000
/** After this time the member is shown that it takes longer than usual. */
const SLOW_AFTER_MS = 8000

/**
 * Runs a purchase. The idempotency key is reused for one attempt at one order, so that a double click or a retry
 * buys once.
 */
export function usePurchase(product_ids: readonly string[]): Purchase {
  const api = useApi()
  const client = useQueryClient()
  const store = useSessionStore()
  const [returned_order] = useState(() => findReturnedOrder(location.href))
  const [payment, dispatch] = useReducer(nextPayment, INITIAL_PAYMENT, (initial) =>
    returned_order === null ? initial : nextPayment(initial, { type: 'sent', order_id: returned_order }),
  )
  const attempt = useRef<{ request: string; key: string } | null>(null)
  const is_running = useRef(false)
  const card = useRef<SandboxCard>('succeeds')
  // A bank may have sent a member back, whose order is not the guest's of this device.
  const [resumed] = useState(() => {
    const guest_order = findOpenGuestOrder(product_ids)
    return returned_order === null || guest_order?.order_id === returned_order ? guest_order : null
  })
  const [guest, setGuest] = useState<GuestDetails | null>(resumed)
  const secret = useRef<string | null>(resumed?.order_token ?? null)
  const proof = (): { order_token?: string } =>
    secret.current === null ? {} : { order_token: secret.current }

  const runExclusive = async (work: () => Promise<void>): Promise<void> => {
    if (is_running.current) return
    is_running.current = true
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code !== 'network') attempt.current = null
      if (error.code === 'invalid' && secret.current !== null) {
        dispatch({ type: 'given_up' })
        throw error
      }
      dispatch({ type: 'refused', error: toCheckoutError(error.code) })
    } finally {
      is_running.current = false
    }
  }

  const confirm = async (intent: Intent, is_authenticated: boolean): Promise<void> => {
    const { order_id } = intent
    const input = { order_id, card: card.current, is_authenticated, ...proof() }
    dispatch({ type: 'answered', intent: await api('commerce.confirmSandboxPayment', input) })
  }

  const pay: Purchase['pay'] = (request, chosen) =>
    runExclusive(async () => {
      dispatch({ type: 'began' })
      card.current = chosen
      const { product_id: id, guest: buyer, ...rest } = request
      secret.current = buyer?.order_token ?? null
      setGuest(buyer)
      if (buyer) storeGuestOrder({ ...buyer, product_id: id, order_id: null })
      const text = JSON.stringify(request)
      if (attempt.current?.request !== text) attempt.current = { request: text, key: newUuid() }
      const { coupon, ...order } = rest
      const referral = readReferral()
      const input = {
        id,
        ...order,
        ...(coupon ? { coupon } : {}),
        ...(referral ? { referral } : {}),
        ...buyer,
      }
      const createdIntent = await api('commerce.createIntent', input, {
        idempotency_key: attempt.current.key,
      })
      const intent = resetIntent(createdIntent)
      if (buyer) storeGuestOrder({ ...buyer, product_id: id, order_id: intent.order_id })
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
      const intent = is_confirmed
        ? await api('commerce.confirmOrder', { order_id: id, ...proof() })
        : await readOrder(api, id, secret.current)
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

  const resume = useEffectEvent(async () => {
    if (returned_order !== null) {
      history.replaceState(history.state, '', removeReturnParams(location.href))
      return
    }
    if (!resumed) return
    const intent = await readOrder(api, resumed.order_id, resumed.order_token).catch(() => null)
    if (intent?.status === 'succeeded' || intent?.status === 'processing')
      dispatch({ type: 'answered', intent })
  })
  useEffect(() => {
    void resume()
  }, [])

  const is_done = payment.phase === 'done'
  const refreshAccess = useEffectEvent(async () => {
    if (secret.current === null) await store.refresh()
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
    guest,
  }
}

/** Reads an order as it is stored: a member's own, or a guest's by its secret. */
async function readOrder(api: ApiClient, order_id: string, order_token: string | null): Promise<Intent> {
  if (order_token === null) return api('commerce.getOrder', { order_id })
  return (await api('commerce.getGuestOrder', { order_id, order_token })).intent
}
