import { periodEndAfter } from '@foyer/domain/money'
import type { SandboxIntent } from '../../repository/sandbox.ts'
import { GRACE_MS } from '../../subscription-state.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** How long after the first failure a renewal is tried again. */
const RETRIES_MS = [DAY_MS, 3 * DAY_MS, 5 * DAY_MS]

/** A started subscription in the sandbox bank. */
type Running = SandboxIntent & {
  anchor: Date
  interval: NonNullable<SandboxIntent['interval']>
  interval_count: number
}

/** What happens to a subscription when something is due: money is taken, or not, or it is over. */
export type DueOutcome = {
  charge: { starts_at: Date; ends_at: Date } | null
  change: Pick<SandboxIntent, 'next_charge_at' | 'unpaid_from' | 'ended_at'>
}

/** Whether a subscription has started and not ended. */
export function isRunning(intent: SandboxIntent): intent is Running {
  return (
    intent.anchor !== null &&
    intent.interval !== null &&
    intent.interval_count !== null &&
    intent.ended_at === null
  )
}

/** Returns the end of the period that starts at an instant, counted from the anchor so that month ends do not drift. */
export function periodEnd(
  { anchor, interval, interval_count }: Running,
  starts_at: Date,
  zone: string,
): Date {
  return new Date(
    periodEndAfter(anchor.toISOString(), interval, interval_count, zone, starts_at.toISOString()),
  )
}

/** Decides what happens when a subscription is due. Pure: the caller writes the outcome. */
export function decideDueOutcome(intent: Running, at: Date, zone: string): DueOutcome {
  const { card, unpaid_from, cancel_at_period_end } = intent
  if (cancel_at_period_end)
    return { charge: null, change: { next_charge_at: null, unpaid_from, ended_at: at } }
  if (card === 'succeeds' || card === 'needs_authentication') return afterPayment(intent, at, zone)
  const failed_from = unpaid_from ?? at
  return { charge: null, change: { unpaid_from: failed_from, ...afterFailure(failed_from, at) } }
}

/** The period that is owed is paid, and the next one is due at its end. */
export function afterPayment(intent: Running, at: Date, zone: string): DueOutcome {
  const starts_at = intent.unpaid_from ?? at
  const ends_at = periodEnd(intent, starts_at, zone)
  return {
    charge: { starts_at, ends_at },
    change: { next_charge_at: ends_at, unpaid_from: null, ended_at: null },
  }
}

function afterFailure(failed_from: Date, at: Date): Pick<SandboxIntent, 'next_charge_at' | 'ended_at'> {
  const elapsed = at.getTime() - failed_from.getTime()
  if (elapsed >= GRACE_MS) return { next_charge_at: null, ended_at: at }
  const next = RETRIES_MS.find((retry) => retry > elapsed) ?? GRACE_MS
  return { next_charge_at: new Date(failed_from.getTime() + next), ended_at: null }
}
