import { describe, expect, it } from 'vitest'
import type { TeamRole } from '@foyer/contract'
import { allow, deny, hide } from '../../platform/http/decision.ts'
import type { TeamViewer } from '../../platform/session/viewer.ts'
import { memberPolicy } from './policy.ts'

const as = (role: TeamRole): TeamViewer => ({
  kind: 'team',
  team_member_id: 't1',
  account_id: 'a1',
  session_id: 's1',
  email: 'sam@example.com',
  name: 'Sam Rivera',
  role,
  can_read_inbox: true,
})
const present = { member: { deletes_at: null, erased_at: null } }
const closing = { member: { deletes_at: new Date(), erased_at: null } }
const erased = { member: { deletes_at: new Date(), erased_at: new Date() } }

describe('memberPolicy', () => {
  it('lets the whole team suspend and reinstate members', () => {
    for (const role of ['admin', 'account_admin', 'owner'] as const) {
      expect(memberPolicy.administer(as(role), present)).toBe(allow)
      expect(memberPolicy.restore(as(role), present)).toBe(allow)
    }
  })

  it.each([
    ['admin', deny],
    ['account_admin', allow],
    ['owner', allow],
  ] as const)(
    'leaves deleting, undoing it, imports and previews to who runs the account: %s',
    (role, decision) => {
      expect(memberPolicy.remove(as(role), present)).toBe(decision)
      expect(memberPolicy.restore(as(role), closing)).toBe(decision)
      expect(memberPolicy.import(as(role))).toBe(decision)
      expect(memberPolicy.view(as(role), present)).toBe(decision)
    },
  )

  it('hides missing members and invitations', () => {
    expect(memberPolicy.administer(as('owner'), { member: null })).toBe(hide)
    expect(memberPolicy.administer(as('owner'), erased)).toBe(hide)
    expect(memberPolicy.restore(as('owner'), erased)).toBe(hide)
    expect(memberPolicy.remove(as('owner'), erased)).toBe(hide)
    expect(memberPolicy.restore(as('owner'), { member: null })).toBe(hide)
    expect(memberPolicy.remove(as('owner'), { member: null })).toBe(hide)
    expect(memberPolicy.view(as('admin'), { member: null })).toBe(hide)
    expect(memberPolicy.view(as('owner'), erased)).toBe(hide)
    expect(memberPolicy.changeInvitation(as('owner'), { invitation: null })).toBe(hide)
    expect(memberPolicy.changeInvitation(as('owner'), { invitation: {} })).toBe(allow)
  })
})
