import { describe, expect, it } from 'vitest'
import { canView, deedsFor } from './deeds.ts'

describe('deedsFor', () => {
  it.each([
    ['member', 'owner', ['reset_sign_in', 'suspend', 'delete']],
    ['member', 'admin', ['reset_sign_in', 'suspend']],
    ['pending', 'admin', ['reset_sign_in', 'suspend']],
    ['suspended', 'account_admin', ['restore', 'delete']],
    ['suspended', 'admin', ['restore']],
    ['deleting', 'owner', ['restore']],
    ['deleting', 'admin', []],
  ] as const)('with somebody who is %s, %s can %j', (status, role, deeds) => {
    expect(deedsFor({ status, is_team: false, closed_by_member: false }, role)).toEqual(deeds)
  })

  it('leaves an account that the member closed to them', () => {
    const closed = { status: 'deleting', is_team: false, closed_by_member: true } as const
    expect(deedsFor(closed, 'owner')).toEqual([])
  })

  it('leaves the team to the team', () => {
    expect(deedsFor({ status: 'member', is_team: true, closed_by_member: false }, 'owner')).toEqual([])
  })
})

describe('canView', () => {
  it.each([
    ['member', false, 'owner', true],
    ['member', false, 'account_admin', true],
    ['member', false, 'admin', false],
    ['member', true, 'owner', false],
    ['pending', false, 'owner', false],
    ['suspended', false, 'owner', false],
    ['deleting', false, 'owner', false],
  ] as const)('%s, of the team: %s, by %s: %s', (status, is_team, role, can) => {
    expect(canView({ status, is_team }, role)).toBe(can)
  })
})
