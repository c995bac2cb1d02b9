import { describe, expect, it } from 'vitest'
import type { TeamRole } from '@foyer/contract'
import { allow, deny, hide } from '../../platform/http/decision.ts'
import type { TeamViewer } from '../../platform/session/viewer.ts'
import { teamPolicy } from './policy.ts'

const as = (role: TeamRole): TeamViewer => ({
  kind: 'team',
  can_read_inbox: true,
  team_member_id: 't1',
  account_id: 'a1',
  session_id: 's1',
  email: 'sam@example.com',
  name: 'Sam Rivera',
  role,
})

describe('teamPolicy', () => {
  it.each([
    ['owner', 'account_admin', allow],
    ['owner', 'admin', allow],
    ['account_admin', 'account_admin', allow],
    ['account_admin', 'admin', allow],
    ['account_admin', 'owner', deny],
    ['admin', 'admin', deny],
    ['admin', 'account_admin', deny],
  ] as const)('%s invites somebody as %s', (role, invited, decision) => {
    expect(teamPolicy.invite(as(role), { role: invited })).toBe(decision)
  })

  it.each([
    ['owner', 'owner', 'admin', allow],
    ['owner', 'admin', 'owner', allow],
    ['account_admin', 'admin', 'account_admin', allow],
    ['account_admin', 'account_admin', 'admin', allow],
    ['account_admin', 'admin', 'owner', deny],
    ['account_admin', 'owner', 'admin', deny],
    ['admin', 'admin', 'admin', deny],
  ] as const)('%s makes of somebody who is %s one who is %s', (actor_role, role, to, decision) => {
    const facts = { team_member: { role }, actor_role, role: to }
    expect(teamPolicy.changeRole(as(actor_role), facts)).toBe(decision)
  })

  it.each([
    ['owner', 'owner', allow],
    ['account_admin', 'admin', allow],
    ['account_admin', 'owner', deny],
    ['admin', 'admin', deny],
  ] as const)('%s takes somebody who is %s out', (actor_role, role, decision) => {
    expect(teamPolicy.remove(as(actor_role), { team_member: { role }, actor_role })).toBe(decision)
  })

  it('authorizes by the current role, not by that of the request', () => {
    const facts = { team_member: { role: 'admin' }, actor_role: 'admin' } as const
    expect(teamPolicy.remove(as('owner'), facts)).toBe(deny)
  })

  it('hides team members and invitations of other accounts', () => {
    const nobody = { team_member: null, actor_role: 'owner' } as const
    expect(teamPolicy.remove(as('owner'), nobody)).toBe(hide)
    expect(teamPolicy.changeRole(as('owner'), { ...nobody, role: 'admin' })).toBe(hide)
    expect(teamPolicy.chooseProfile(as('owner'), nobody)).toBe(hide)
    expect(teamPolicy.changeInvitation(as('owner'), { invitation: null })).toBe(hide)
  })

  it('restricts the log, invitations and the messaging profile to owners and account admins', () => {
    const invitation = { invitation: { role: 'admin' } }
    const profile = { team_member: { role: 'owner' } } as const
    for (const role of ['account_admin', 'owner'] as const) {
      expect(teamPolicy.readLog(as(role))).toBe(allow)
      expect(teamPolicy.changeInvitation(as(role), invitation)).toBe(allow)
      expect(teamPolicy.chooseProfile(as(role), profile)).toBe(allow)
    }
    expect(teamPolicy.readLog(as('admin'))).toBe(deny)
    expect(teamPolicy.changeInvitation(as('admin'), invitation)).toBe(deny)
    expect(teamPolicy.chooseProfile(as('admin'), profile)).toBe(deny)
  })
})
