/** The states of a recurring order line (model, "Money"). */
export type SubscriptionState = 'trialing' | 'active' | 'past_due' | 'paused' | 'canceled' | 'ended'

/** What can happen to a subscription. `cancel` ends it with the paid period; `end` ends it at once. */
export type SubscriptionEvent =
  | 'trial_ended_paid'
  | 'renewed'
  | 'payment_failed'
  | 'paid'
  | 'pause'
  | 'resume'
  | 'cancel'
  | 'undo_cancel'
  | 'period_ended'
  | 'end'

type Transitions = Record<SubscriptionState, Partial<Record<SubscriptionEvent, SubscriptionState>>>

/**
 * Every transition there is; whatever is not listed is refused. `canceled` still runs until its period is
 * over.
 */
export const SUBSCRIPTION_TRANSITIONS: Transitions = {
  trialing: { trial_ended_paid: 'active', payment_failed: 'past_due', cancel: 'canceled', end: 'ended' },
  active: {
    renewed: 'active',
    payment_failed: 'past_due',
    pause: 'paused',
    cancel: 'canceled',
    end: 'ended',
  },
  past_due: { paid: 'active', payment_failed: 'past_due', cancel: 'canceled', end: 'ended' },
  paused: { resume: 'active', cancel: 'canceled', end: 'ended' },
  canceled: { undo_cancel: 'active', period_ended: 'ended', end: 'ended' },
  ended: {},
}

/** The state after an event, `null` when the event cannot happen in this state. */
export function nextSubscriptionState(
  state: SubscriptionState,
  event: SubscriptionEvent,
): SubscriptionState | null {
  return SUBSCRIPTION_TRANSITIONS[state][event] ?? null
}

/**
 * Whether a subscription in this state gives access to its product. Past due does, while payment is retried and
 * until the entitlement's own end; paused and ended do not.
 */
export function grantsAccess(state: SubscriptionState): boolean {
  return state !== 'paused' && state !== 'ended'
}

/** Whether a member in this state already has the product ("existing_subscription"). */
export function isRunning(state: SubscriptionState): boolean {
  return state !== 'ended'
}
