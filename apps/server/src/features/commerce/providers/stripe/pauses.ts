import type Stripe from 'stripe'
import type { IntentStatus, Pause, CardChange } from '../provider.ts'
import { isRefusal } from './client.ts'
import { idOf, intentStatus } from './facts.ts'

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000)

/**
 * Plans a break as a trial until it ends. Stripe's own pause leaves the status active and bills the whole period
 * after it; a trial asks for nothing and starts a new period at its end.
 */
export async function planPause(stripe: Stripe, id: string, { starts_at, ends_at }: Pause): Promise<void> {
  await stripe.subscriptions.update(id, {
    trial_end: seconds(ends_at),
    proration_behavior: 'none',
    metadata: {
      has_paused: 'true',
      pause_starts_at: String(seconds(starts_at)),
      pause_ends_at: String(seconds(ends_at)),
    },
  })
}

const NO_PAUSE = { pause_starts_at: '', pause_ends_at: '' }

/** Withdraws a break before it starts; later a new period starts now, if the saved card pays it. */
export async function endPauseAt(
  stripe: Stripe,
  id: string,
  { starts_at }: Pause,
  now: Date,
): Promise<IntentStatus> {
  const is_planned = now < starts_at
  try {
    await stripe.subscriptions.update(id, {
      trial_end: is_planned ? seconds(starts_at) : 'now',
      proration_behavior: 'none',
      ...(is_planned ? {} : { payment_behavior: 'error_if_incomplete' as const }),
      metadata: NO_PAUSE,
    })
    return 'succeeded'
  } catch (error) {
    if (await isRefusal(error, 'card')) return 'failed'
    throw error
  }
}

/** The break of a subscription; null once its trial, and with it the break, is over. */
export function readPause({ status, trial_end, metadata }: Stripe.Subscription): Pause | null {
  const [starts_at, ends_at] = [Number(metadata['pause_starts_at']), Number(metadata['pause_ends_at'])]
  if (status !== 'trialing' || !starts_at || !ends_at || trial_end !== ends_at) return null
  return { starts_at: new Date(starts_at * 1000), ends_at: new Date(ends_at * 1000) }
}

/** Whether a trial of a subscription may be a break, and not the one that it was bought with. */
export const hasPaused = ({ metadata }: Stripe.Subscription): boolean => metadata['has_paused'] === 'true'

type CardInput = { intent_id: string | null; customer: string; order_id: string }

/** Opens a set-up intent for another card; with the id of one that was confirmed, renewals are charged to its card. */
export async function changeCardOf(
  stripe: Stripe,
  subscription: string,
  { intent_id, customer, order_id }: CardInput,
): Promise<CardChange> {
  if (intent_id === null) {
    const intent = await stripe.setupIntents.create({
      customer,
      usage: 'off_session',
      automatic_payment_methods: { enabled: true },
      metadata: { order_id },
    })
    return { status: intentStatus(intent), client_secret: intent.client_secret, intent_id: intent.id }
  }
  const intent = await stripe.setupIntents.retrieve(intent_id)
  const is_own = idOf(intent.customer) === customer && intent.metadata?.['order_id'] === order_id
  const default_payment_method = idOf(intent.payment_method)
  if (!is_own || !default_payment_method) return { status: 'failed', client_secret: null, intent_id: null }
  if (intent.status !== 'succeeded')
    return { status: intentStatus(intent), client_secret: intent.client_secret, intent_id }
  await stripe.subscriptions.update(subscription, { default_payment_method })
  return { status: 'succeeded', client_secret: null, intent_id: null }
}
