import { describe, expect, it } from 'vitest'
import { renderMarkup, textOf } from '../../testing/render.tsx'
import { LockedProfile } from './locked-profile.tsx'

const locked = (is_own: boolean): string =>
  textOf(renderMarkup(<LockedProfile is_own={is_own} />, { viewer: { status: 'guest' }, texts: ['people'] }))

describe('the profile panel of a guest', () => {
  it('asks to log in for their own profile or for that of another', () => {
    expect(locked(true)).toBe('Profile Log in to see your profile. Log In')
    expect(locked(false)).toBe('For members only Log in to see other members. Log In')
  })
})
