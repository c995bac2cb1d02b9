import { getTranslator } from '@foyer/i18n/server'
import { describe, expect, it } from 'vitest'
import { formatReason } from './owned-access-lines.tsx'

const { t } = getTranslator('en')
const format = { date: (instant: unknown) => String(instant).slice(0, 10) }
const since = '2026-05-03T10:00:00.000Z'
const until = '2026-06-03T10:00:00.000Z'
const sentence = (reason: Partial<Parameters<typeof formatReason>[2]>) =>
  formatReason(t, format, {
    cause: 'purchase',
    since,
    until: null,
    plan: null,
    store: null,
    part_of: null,
    ...reason,
  })

describe('the reasons for owned access', () => {
  it.each([
    ['purchase', 'Bought on 2026-05-03.'],
    ['gift', 'Gift from the team on 2026-05-03.'],
    ['manual', 'Added by the team on 2026-05-03.'],
    ['import', 'Imported on 2026-05-03.'],
    ['in_app_purchase', 'Bought in an app store on 2026-05-03.'],
  ] as const)('is told in their words: %s', (cause, expected) => {
    expect(sentence({ cause })).toBe(`${expected} Access doesn’t expire.`)
    expect(sentence({ cause, until })).toBe(`${expected} Access until 2026-06-03.`)
  })

  it('names the store, and where a plan of it is managed', () => {
    const cause = 'in_app_purchase' as const
    expect(sentence({ cause, store: 'google_play' })).toBe(
      'Bought in Google Play on 2026-05-03. Access doesn’t expire.',
    )
    expect(sentence({ cause, store: 'app_store', until })).toBe(
      'Bought in the App Store on 2026-05-03. Access until 2026-06-03. Manage it in the App Store.',
    )
  })

  it.each([
    ['active', 'Renews on 2026-06-03.'],
    ['trialing', 'Free until 2026-06-03.'],
    ['canceled', 'Access until 2026-06-03, then the plan ends.'],
    ['past_due', 'Payment overdue. Access until 2026-06-03.'],
    ['paused', 'Paused. Access until 2026-06-03.'],
  ] as const)('is told of a plan that is %s', (plan, expected) => {
    expect(sentence({ cause: 'subscription', until, plan })).toBe(
      `Part of your plan since 2026-05-03. ${expected}`,
    )
  })
})
