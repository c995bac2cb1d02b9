import { describe, expect, it } from 'vitest'
import { differencesOf, doorOf, DOORS, withDoor } from './access-change.ts'

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

describe('the door of an app', () => {
  it.each(DOORS)('stays %s through its flags, and nothing else changes', (door) => {
    const access = withDoor(open, door)
    expect(doorOf(access)).toBe(door)
    expect(access.sso_apple_enabled).toBe(true)
  })

  it('counts the strictest flag', () => {
    expect(doorOf({ is_private: true, is_subscriber_only: true, require_sign_in: true })).toBe('private')
  })

  it('keeps an offer after sign-up only where products open the app', () => {
    const offering = { ...open, app_products: ['gold'], prompt_purchase_post_sign_up: true }
    expect(withDoor(offering, 'subscribers').prompt_purchase_post_sign_up).toBe(true)
    expect(withDoor(offering, 'open').prompt_purchase_post_sign_up).toBe(false)
  })
})

describe('what differs between two settings', () => {
  it.each([
    ['nothing', {}, []],
    ['the door', { is_private: true }, ['door']],
    ['two flags of the door as one', { is_private: true, require_sign_in: true }, ['door']],
    ['products', { app_products: ['gold'] }, ['app_products']],
    [
      'all else',
      {
        ...{ allow_anonymous_browsing: true, purchase_overlay: 'offer', prompt_purchase_post_sign_up: true },
        ...{ sso_google_enabled: true, sso_apple_enabled: false },
      },
      [
        ...['allow_anonymous_browsing', 'purchase_overlay', 'prompt_purchase_post_sign_up'],
        ...['sso_google_enabled', 'sso_apple_enabled'],
      ],
    ],
  ])('names %s', (_what, change, aspects) => {
    expect(differencesOf(open, { ...open, ...change })).toEqual(aspects)
  })

  it('takes products in another order for the same', () => {
    const [one, two] = [
      ['a', 'b'],
      ['b', 'a'],
    ].map((app_products) => ({ ...open, app_products }))
    expect(one && two && differencesOf(one, two)).toEqual([])
  })
})
