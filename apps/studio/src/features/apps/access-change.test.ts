import { describe, expect, it } from 'vitest'
import { accessChange, doorOf, DOORS, withDoor } from './access-change.ts'

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
})

describe('who gains and who loses', () => {
  const change = (from: (typeof DOORS)[number], to: (typeof DOORS)[number]) =>
    accessChange(withDoor(open, from), withDoor(open, to))

  it.each([
    ['open', 'sign_in', [], ['guests']],
    ['sign_in', 'open', ['guests'], []],
    ['open', 'private', [], ['guests', 'pending']],
    ['open', 'subscribers', [], ['guests', 'pending', 'without_product']],
    ['subscribers', 'private', ['without_product'], []],
    ['open', 'open', [], []],
  ] as const)('from %s to %s', (from, to, gains, loses) => {
    expect(change(from, to)).toEqual({ gains, loses })
  })

  it('keeps visitors in where they may look around first', () => {
    const browsing = { ...withDoor(open, 'sign_in'), allow_anonymous_browsing: true }
    expect(accessChange(open, browsing).loses).toEqual([])
  })
})
