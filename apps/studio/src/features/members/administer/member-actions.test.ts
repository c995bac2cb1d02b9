import { describe, expect, it } from 'vitest'
import { canViewAsMember, getMemberActions } from './member-actions.ts'

describe('getMemberActions', () => {
  it.each([
    ['member', 'owner', ['reset_sign_in', 'suspend', 'delete']],
    ['member', 'admin', ['reset_sign_in', 'suspend']],
    ['pending', 'admin', ['reset_sign_in', 'suspend']],
    ['suspended', 'account_admin', ['restore', 'delete']],
    ['suspended', 'admin', ['restore']],
    ['deleting', 'owner', ['restore']],
    ['deleting', 'admin', []],
  ] as const)('with somebody who is %s, %s can %j', (status, role, actions) => {
    expect(getMemberActions({ status, is_team: false, closed_by_member: false }, role)).toEqual(actions)
  })

  it('leaves an account that the member closed to the member', () => {
    const closed = { status: 'deleting', is_team: false, closed_by_member: true } as const
    expect(getMemberActions(closed, 'owner')).toEqual([])
  })

  it('offers no actions for team members', () => {
    expect(getMemberActions({ status: 'member', is_team: true, closed_by_member: false }, 'owner')).toEqual(
      [],
    )
  })
})

describe('canViewAsMember', () => {
  it.each([
    ['member', false, 'owner', true],
    ['member', false, 'account_admin', true],
    ['member', false, 'admin', false],
    ['member', true, 'owner', false],
    ['pending', false, 'owner', false],
    ['suspended', false, 'owner', false],
    ['deleting', false, 'owner', false],
  ] as const)('%s, of the team: %s, by %s: %s', (status, is_team, role, can) => {
    expect(canViewAsMember({ status, is_team }, role)).toBe(can)
  })
})
