import type { Caller } from '../harness.ts'
import type { Case, Cases } from './case.ts'
import type { Fixture } from './fixture.ts'
import { aSubscription } from './objects.ts'

/** A subscription of the caller's own where they can have one. */
export async function aSubscriptionOf({ app, own, isMember }: Fixture, caller: Caller) {
  if (!isMember(caller)) return { id: own.subscription }
  return { id: await aSubscription(app, caller) }
}

/** A call about a subscription of the caller's own. */
export const onSubscription: Case = {
  input: aSubscriptionOf,
  ids: { id: 'subscription' },
  personal: ['id'],
}

/** The cases of switches of plans. */
export const switchInputs: Cases = {
  'commerce.previewSwitch': [
    {
      ...onSubscription,
      input: async (fixture, caller) => ({
        ...(await aSubscriptionOf(fixture, caller)),
        version_id: fixture.own.version,
      }),
      ids: { ...onSubscription.ids, version_id: 'version' },
      answers: 'invalid_version',
      unknown: { id: 'not_found', version_id: 'invalid_version' },
    },
  ],
  'commerce.switchSubscription': [
    {
      ...onSubscription,
      input: async (fixture, caller) => ({
        ...(await aSubscriptionOf(fixture, caller)),
        version_id: fixture.own.version,
        proration_date: '2026-01-01T00:00:00.000Z',
        expected_amount: 0,
      }),
      ids: { ...onSubscription.ids, version_id: 'version' },
      answers: 'invalid_version',
      unknown: { id: 'not_found', version_id: 'invalid_version' },
    },
  ],
  'commerce.withdrawSwitch': [{ ...onSubscription, answers: 'no_switch_planned' }],
}
