/** The states of a recurring order line. `canceled` still runs until its period is over. */
export type SubscriptionState = 'trialing' | 'active' | 'past_due' | 'paused' | 'canceled' | 'ended'

/** How long what a store renews stays open after its paid period, where the store reports no grace of its own. */
export const GRACE_MS = 7 * 24 * 60 * 60 * 1000

/** Returns until when a product stays open after the end of its paid period, while payment is tried again. */
export const graceEnd = (period_ends_at: Date, grace_days: number): Date =>
  new Date(period_ends_at.getTime() + grace_days * 24 * 60 * 60 * 1000)

type Owed = Pick<SubscriptionFacts, 'unpaid_from' | 'period_starts_at' | 'ended_at'> & { grace_days: number }

/** Whether a renewal is owed for longer than the product stays open without it. */
export function isGraceOver(
  { unpaid_from, period_starts_at, ended_at, grace_days }: Owed,
  now: Date,
): boolean {
  if (ended_at || !unpaid_from || unpaid_from <= period_starts_at) return false
  return graceEnd(unpaid_from, grace_days) <= now
}

/** The facts of a subscription; each only grows or follows the newest reading. */
export type SubscriptionFacts = {
  trial_ends_at: Date | null
  period_starts_at: Date
  period_ends_at: Date
  unpaid_from: Date | null
  pause_starts_at: Date | null
  cancel_at_period_end: boolean
  ended_at: Date | null
}

/** Computes the state at an instant from the facts, whatever their order of arrival. */
export function computeState(facts: SubscriptionFacts, now: Date): SubscriptionState {
  const { trial_ends_at, period_starts_at, period_ends_at, unpaid_from } = facts
  if (facts.ended_at) return 'ended'
  if (unpaid_from && unpaid_from > period_starts_at) return 'past_due'
  if (facts.cancel_at_period_end) return 'canceled'
  if (facts.pause_starts_at && facts.pause_starts_at <= now) return 'paused'
  return trial_ends_at && period_ends_at <= trial_ends_at ? 'trialing' : 'active'
}

/** What the next payment of a subscription comes to, with the discount of its coupon. */
export function nextAmount({
  amount,
  discount,
  discount_periods,
}: {
  amount: number
  discount: number
  discount_periods: number | null
}): number {
  return discount_periods === 0 ? amount : amount - discount
}
