import { describe, expect, it } from 'vitest'
import { allow, deny, hide } from '../../platform/http/decision.ts'
import type { TeamViewer } from '../../platform/session/viewer.ts'
import { accountsPolicy } from './policy.ts'

const admin: TeamViewer = {
  kind: 'team',
  team_member_id: 't1',
  account_id: 'a1',
  session_id: 's1',
  email: 'sam@example.com',
  name: 'Sam Rivera',
  role: 'admin',
}

describe('accountsPolicy', () => {
  it('starts sessions from own pages and refuses others openly', () => {
    expect(accountsPolicy.startSession(null, { is_own_page: true })).toBe(allow)
    expect(accountsPolicy.startSession(null, { is_own_page: false })).toBe(deny)
  })

  it("hides passkeys that are not one's own", () => {
    expect(accountsPolicy.changePasskey(null, { id: 'p1' })).toBe(allow)
    expect(accountsPolicy.changePasskey(null, null)).toBe(hide)
  })

  it('hides people who are not there', () => {
    expect(accountsPolicy.readMember(admin, { id: 'u1' })).toBe(allow)
    expect(accountsPolicy.readMember(admin, null)).toBe(hide)
  })
})
