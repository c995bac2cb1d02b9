import { describe, expect, it } from 'vitest'
import { isRunning, nextSubscriptionState, grantsAccess, SUBSCRIPTION_TRANSITIONS } from './subscription.ts'
import type { SubscriptionEvent, SubscriptionState } from './subscription.ts'

describe('the states of a subscription', () => {
  it.each<[SubscriptionState, SubscriptionEvent, SubscriptionState | null]>([
    ['trialing', 'trial_ended_paid', 'active'],
    ['trialing', 'payment_failed', 'past_due'],
    ['trialing', 'pause', null],
    ['active', 'renewed', 'active'],
    ['active', 'payment_failed', 'past_due'],
    ['active', 'pause', 'paused'],
    ['active', 'cancel', 'canceled'],
    ['active', 'trial_ended_paid', null],
    ['past_due', 'paid', 'active'],
    ['past_due', 'payment_failed', 'past_due'],
    ['past_due', 'end', 'ended'],
    ['past_due', 'pause', null],
    ['paused', 'resume', 'active'],
    ['paused', 'renewed', null],
    ['canceled', 'undo_cancel', 'active'],
    ['canceled', 'period_ended', 'ended'],
    ['canceled', 'renewed', null],
    ['ended', 'paid', null],
    ['ended', 'undo_cancel', null],
  ])('%s, %s: %s', (state, event, next) => {
    expect(nextSubscriptionState(state, event)).toBe(next)
  })

  it('can all be ended at once, and ended is final', () => {
    const states = Object.entries(SUBSCRIPTION_TRANSITIONS)
    expect(states.filter(([, events]) => events.end === 'ended').map(([state]) => state)).toEqual(
      states.map(([state]) => state).filter((state) => state !== 'ended'),
    )
    expect(SUBSCRIPTION_TRANSITIONS.ended).toEqual({})
  })

  it('open the product except when paused or ended', () => {
    const states: SubscriptionState[] = ['trialing', 'active', 'past_due', 'canceled', 'paused', 'ended']
    expect(states.filter(grantsAccess)).toEqual(['trialing', 'active', 'past_due', 'canceled'])
    expect(states.filter(isRunning)).toEqual(['trialing', 'active', 'past_due', 'canceled', 'paused'])
  })
})
