import { describe, expect, it } from 'vitest'
import { diffAccess, getAccessLevel, ACCESS_LEVELS, withAccessLevel } from './access-change.ts'

const open = {
  is_private: false,
  is_subscriber_only: false,
  require_sign_in: false,
  allow_anonymous_browsing: false,
  app_products: [],
  purchase_overlay: null,
  prompt_purchase_post_sign_up: false,
  sso_apple_enabled: true,
  sso_google_enabled: false,
}

describe('app access', () => {
  it.each(ACCESS_LEVELS)('stays %s through its flags, and nothing else changes', (level) => {
    const access = withAccessLevel(open, level)
    expect(getAccessLevel(access)).toBe(level)
    expect(access.sso_apple_enabled).toBe(true)
  })

  it('counts the strictest flag', () => {
    expect(getAccessLevel({ is_private: true, is_subscriber_only: true, require_sign_in: true })).toBe(
      'private',
    )
  })

  it('retains an offer after sign-up only when products open the app', () => {
    const with_offer = { ...open, app_products: ['gold'], prompt_purchase_post_sign_up: true }
    expect(withAccessLevel(with_offer, 'subscribers').prompt_purchase_post_sign_up).toBe(true)
    expect(withAccessLevel(with_offer, 'open').prompt_purchase_post_sign_up).toBe(false)
  })
})

describe('what differs between two settings', () => {
  it.each([
    ['nothing', {}, []],
    ['the access level', { is_private: true }, ['level']],
    ['two flags of the access level as one', { is_private: true, require_sign_in: true }, ['level']],
    ['products', { app_products: ['gold'] }, ['app_products']],
    [
      'all else',
      {
        allow_anonymous_browsing: true,
        purchase_overlay: 'offer',
        prompt_purchase_post_sign_up: true,
        sso_google_enabled: true,
        sso_apple_enabled: false,
      },
      [
        ...['allow_anonymous_browsing', 'purchase_overlay', 'prompt_purchase_post_sign_up'],
        ...['sso_google_enabled', 'sso_apple_enabled'],
      ],
    ],
  ])('names %s', (_name, change, settings) => {
    expect(diffAccess(open, { ...open, ...change })).toEqual(settings)
  })

  it('takes products in another order for the same', () => {
    const [one, two] = [
      ['a', 'b'],
      ['b', 'a'],
    ].map((app_products) => ({ ...open, app_products }))
    expect(one && two && diffAccess(one, two)).toEqual([])
  })
})
