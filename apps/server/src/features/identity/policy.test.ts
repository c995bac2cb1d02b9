import { describe, expect, it } from 'vitest'
import { allow, deny, hide } from '../../platform/http/decision.ts'
import { identityPolicy } from './policy.ts'

describe('identityPolicy', () => {
  it('starts sessions from own pages and refuses others openly', () => {
    expect(identityPolicy.startSession(null, { is_same_origin: true })).toBe(allow)
    expect(identityPolicy.startSession(null, { is_same_origin: false })).toBe(deny)
  })

  it("hides passkeys that are not one's own", () => {
    expect(identityPolicy.changePasskey(null, { id: 'p1' })).toBe(allow)
    expect(identityPolicy.changePasskey(null, null)).toBe(hide)
  })
})
