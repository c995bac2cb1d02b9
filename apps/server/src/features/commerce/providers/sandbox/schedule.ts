import { anchorAfterPause, periodEndAfter } from '@foyer/domain/money'
import type { SandboxCard, SandboxIntent } from '../../repository/sandbox.ts'
import type { RenewalFailure, SavedCard } from '../provider.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** On which days after the first failure a renewal is tried again: eight times within two weeks. */
const RETRY_DAYS = [1, 2, 3, 5, 7, 9, 11, 13]

/** A started subscription in the sandbox bank. */
export type Running = SandboxIntent & {
  anchor: Date
  interval: NonNullable<SandboxIntent['interval']>
  interval_count: number
}

/** What happens to a subscription when something is due: money is taken, or not, or it is over. */
export type DueOutcome = {
  charge: { starts_at: Date; ends_at: Date } | null
  change: Pick<SandboxIntent, 'next_charge_at' | 'unpaid_from' | 'ended_at'> & Partial<SandboxIntent>
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

/** Decides what happens when a subscription is due in the app's time zone. Pure: the caller writes the outcome. */
export function decideDueOutcome(intent: Running, at: Date, zone: string): DueOutcome {
  const { unpaid_from, cancel_at_period_end, pause_starts_at, pause_ends_at } = intent
  if (cancel_at_period_end)
    return { charge: null, change: { next_charge_at: null, unpaid_from, ended_at: at } }
  if (pause_starts_at && pause_ends_at) {
    if (at < pause_ends_at)
      return { charge: null, change: { next_charge_at: pause_ends_at, unpaid_from, ended_at: null } }
    return startAfterPause(intent, pause_ends_at, zone)
  }
  const refusal = renewalRefusal(intent.card)
  if (!refusal) return afterPayment(intent, at, zone)
  const failed_from = unpaid_from ?? at
  const next_charge_at = refusal === 'declined' ? nextTry(failed_from, at) : null
  return { charge: null, change: { unpaid_from: failed_from, next_charge_at, ended_at: null } }
}

/** A planned price applies from the end of the period on, on the former dates where it ends on one of them. */
export function applyPlanned(intent: Running, at: Date, zone: string): Running {
  const { planned_switch: planned, unpaid_from } = intent
  if (!planned || unpaid_from) return intent
  const { version_id, amount: recurring_amount, discount, interval, interval_count } = planned
  const dates = { anchor: intent.anchor.toISOString(), interval, interval_count }
  const anchor = new Date(anchorAfterPause(dates, at.toISOString(), zone))
  const price = { version_id, recurring_amount, discount, interval, interval_count }
  return { ...intent, ...price, anchor, planned_switch: null }
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

/** A break is over: a new period is due, on the former dates where the break ended on one of them. */
export function startAfterPause(intent: Running, at: Date, zone: string): DueOutcome {
  const { interval, interval_count } = intent
  const former = { anchor: intent.anchor.toISOString(), interval, interval_count }
  const anchor = new Date(anchorAfterPause(former, at.toISOString(), zone))
  const over = { anchor, pause_starts_at: null, pause_ends_at: null }
  const { charge, change } = decideDueOutcome({ ...intent, ...over }, at, zone)
  return { charge, change: { ...over, ...change } }
}

/** Why a test card refuses a renewal; null where it pays. */
export function renewalRefusal(card: SandboxCard | null): RenewalFailure['reason'] | null {
  if (card === null) return 'no_method'
  if (card === 'lost') return 'refused'
  if (card === 'asks_again') return 'authentication'
  return card === 'declines' || card === 'expires' ? 'declined' : null
}

/** The failure of an owed renewal, with its next try. */
export function describeFailure({ unpaid_from, card, next_charge_at }: SandboxIntent): RenewalFailure | null {
  if (!unpaid_from) return null
  const reason = renewalRefusal(card) ?? 'declined'
  return { reason, next_attempt_at: reason === 'declined' ? next_charge_at : null }
}

const LAST_DIGITS: Record<SandboxCard, string> = {
  succeeds: '4242',
  declines: '0002',
  needs_authentication: '3155',
  expires: '0341',
  lost: '9987',
  asks_again: '3184',
  unreadable: '0127',
}

/** A test card as it is shown. One that expires does so in the month in which it was first charged. */
export function describeCard({ card, paid_at }: SandboxIntent): SavedCard | null {
  if (!card || !paid_at) return null
  const exp_year = paid_at.getUTCFullYear() + (card === 'expires' ? 0 : 5)
  const exp_month = card === 'expires' ? paid_at.getUTCMonth() + 1 : 12
  return { brand: 'visa', last4: LAST_DIGITS[card], exp_month, exp_year }
}

/** Null after the last try: what is owed stays so until it is paid or ended. */
function nextTry(failed_from: Date, at: Date): Date | null {
  const elapsed = (at.getTime() - failed_from.getTime()) / DAY_MS
  const retry = RETRY_DAYS.find((day) => day > elapsed)
  return retry === undefined ? null : new Date(failed_from.getTime() + retry * DAY_MS)
}
