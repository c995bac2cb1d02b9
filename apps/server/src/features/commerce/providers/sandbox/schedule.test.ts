import { describe, expect, it } from 'vitest'
import type { SandboxCard, SandboxIntent } from '../../repository/sandbox.ts'
import { decideDueOutcome, isRunning } from './schedule.ts'

type Running = ReturnType<typeof aSubscription>

const at = (text: string): Date => new Date(`${text}:00.000Z`)

function aSubscription(overrides: Partial<SandboxIntent> = {}) {
  const intent: SandboxIntent = {
    order_id: 'o',
    status: 'succeeded',
    amount: 2900,
    currency: 'EUR',
    card: 'succeeds',
    paid_at: at('2026-01-31T09:00'),
    recurring_amount: 2900,
    discount: 0,
    discount_periods: 0,
    interval: 'month',
    interval_count: 1,
    trial_days: 0,
    trial_ends_at: null,
    anchor: at('2026-01-31T09:00'),
    next_charge_at: at('2026-02-28T09:00'),
    unpaid_from: null,
    cancel_at_period_end: false,
    pause_starts_at: null,
    pause_ends_at: null,
    ended_at: null,
    version_id: null,
    planned_switch: null,
    ...overrides,
  }
  if (!isRunning(intent)) throw new Error('This subscription does not run.')
  return intent
}

describe('what is due at the sandbox bank', () => {
  it('renews a month from the anchor, so that the end of January comes back in March', () => {
    const february = decideDueOutcome(aSubscription(), at('2026-02-28T09:00'), 'UTC')
    expect(february.charge).toEqual({ starts_at: at('2026-02-28T09:00'), ends_at: at('2026-03-31T09:00') })
    expect(february.change).toEqual({
      next_charge_at: at('2026-03-31T09:00'),
      unpaid_from: null,
      ended_at: null,
    })
  })

  it('retains the app’s local hour across a change of its clocks', () => {
    const due = aSubscription({ anchor: at('2026-03-15T08:00'), interval: 'month' })
    expect(decideDueOutcome(due, at('2026-03-15T08:00'), 'Europe/Berlin').charge?.ends_at).toEqual(
      at('2026-04-15T07:00'),
    )
  })

  it.each<[SandboxCard, boolean]>([
    ['succeeds', true],
    ['needs_authentication', true],
    ['expires', false],
    ['declines', false],
  ])('charges a card that %s: %s', (card, is_charged) => {
    expect(decideDueOutcome(aSubscription({ card }), at('2026-02-28T09:00'), 'UTC').charge !== null).toBe(
      is_charged,
    )
  })

  /** The days on which something is due, until nothing is. */
  function listDue(card: SandboxCard): { days: string[]; intent: Running } {
    const days: string[] = []
    let intent = aSubscription({ card })
    while (intent.next_charge_at) {
      days.push(intent.next_charge_at.toISOString().slice(5, 10))
      const { change } = decideDueOutcome(intent, intent.next_charge_at, 'UTC')
      intent = Object.assign(intent, change)
    }
    return { days, intent }
  }

  it('retries a failed renewal eight times within two weeks, and leaves it owed', () => {
    const { days, intent } = listDue('expires')
    const retries = ['03-01', '03-02', '03-03', '03-05', '03-07', '03-09', '03-11', '03-13']
    expect(days).toEqual(['02-28', ...retries])
    expect(intent).toMatchObject({ unpaid_from: at('2026-02-28T09:00'), ended_at: null })
  })

  it.each<SandboxCard>(['lost', 'asks_again'])('never retries a card that %s', (card) => {
    expect(listDue(card).days).toEqual(['02-28'])
  })

  it('charges nothing during a break, and comes back on the day of the anchor', () => {
    const paused = aSubscription({
      pause_starts_at: at('2026-02-28T09:00'),
      pause_ends_at: at('2026-04-30T09:00'),
    })
    const begun = decideDueOutcome(paused, at('2026-02-28T09:00'), 'UTC')
    expect([begun.charge, begun.change.next_charge_at]).toEqual([null, at('2026-04-30T09:00')])
    const over = decideDueOutcome(paused, at('2026-04-30T09:00'), 'UTC')
    expect(over.charge).toEqual({ starts_at: at('2026-04-30T09:00'), ends_at: at('2026-05-31T09:00') })
    expect(over.change).toMatchObject({ pause_starts_at: null, pause_ends_at: null })
  })

  it('is owed from the end of a break where the card has failed meanwhile', () => {
    const paused = aSubscription({
      card: 'expires',
      pause_starts_at: at('2026-02-28T09:00'),
      pause_ends_at: at('2026-03-31T09:00'),
    })
    const { charge, change } = decideDueOutcome(paused, at('2026-03-31T09:00'), 'UTC')
    expect([charge, change.unpaid_from, change.pause_ends_at]).toEqual([null, at('2026-03-31T09:00'), null])
  })

  it('pays the overdue period, not one that starts with the payment', () => {
    const owed = aSubscription({ unpaid_from: at('2026-02-28T09:00') })
    const { charge, change } = decideDueOutcome(owed, at('2026-03-03T09:00'), 'UTC')
    expect(charge).toEqual({ starts_at: at('2026-02-28T09:00'), ends_at: at('2026-03-31T09:00') })
    expect(change.unpaid_from).toBeNull()
  })

  it('ends without a charge once it is canceled', () => {
    const { charge, change } = decideDueOutcome(
      aSubscription({ cancel_at_period_end: true }),
      at('2026-02-28T09:00'),
      'UTC',
    )
    expect([charge, change.ended_at, change.next_charge_at]).toEqual([null, at('2026-02-28T09:00'), null])
  })
})
