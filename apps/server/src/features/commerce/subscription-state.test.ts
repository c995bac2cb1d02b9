import { describe, expect, it } from 'vitest'
import { computeState, isGraceOver, type SubscriptionFacts } from './subscription-state.ts'

const day = (n: number): Date => new Date(Date.UTC(2026, 0, n))

function facts(overrides: Partial<SubscriptionFacts> = {}): SubscriptionFacts {
  return {
    trial_ends_at: null,
    period_starts_at: day(1),
    period_ends_at: day(31),
    unpaid_from: null,
    pause_starts_at: null,
    cancel_at_period_end: false,
    ended_at: null,
    ...overrides,
  }
}

it.each([
  ['the last day of grace', { unpaid_from: day(31) }, 44, false],
  ['the end of grace', { unpaid_from: day(31) }, 45, true],
  ['a failure that was paid since', { unpaid_from: day(1) }, 60, false],
  ['a plan that has ended', { unpaid_from: day(31), ended_at: day(40) }, 60, false],
  ['a plan that owes nothing', {}, 60, false],
])('judges whether a plan is overdue for too long: %s', (_what, given, at, is_over) => {
  expect(isGraceOver({ ...facts(given), grace_days: 14 }, day(at))).toBe(is_over)
})

describe('the state of a subscription', () => {
  it.each([
    ['a paid period is active', facts(), 'active'],
    ['the trial is a period of its own', facts({ trial_ends_at: day(31) }), 'trialing'],
    ['after the trial it is active', facts({ trial_ends_at: day(1) }), 'active'],
    ['a failed renewal makes it past due', facts({ unpaid_from: day(31) }), 'past_due'],
    ['it is paused from the start of a break on', facts({ pause_starts_at: day(20) }), 'paused'],
    ['a break that is planned changes nothing yet', facts({ pause_starts_at: day(21) }), 'active'],
    ['a failure that was paid since does not', facts({ unpaid_from: day(1) }), 'active'],
    ['a failure after the trial counts', facts({ trial_ends_at: day(31), unpaid_from: day(31) }), 'past_due'],
    ['it runs on until the end once canceled', facts({ cancel_at_period_end: true }), 'canceled'],
    [
      'what is owed is told before what is canceled',
      facts({ cancel_at_period_end: true, unpaid_from: day(31) }),
      'past_due',
    ],
    [
      'ended is the last word',
      facts({ ended_at: day(31), unpaid_from: day(31), cancel_at_period_end: true }),
      'ended',
    ],
  ])('%s', (_what, given_facts, state) => {
    expect(computeState(given_facts, day(20))).toBe(state)
  })
})
