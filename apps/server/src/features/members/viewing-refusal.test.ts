import { describe, expect, it } from 'vitest'
import { findViewingRefusal, type ViewedPerson } from './viewing-refusal.ts'

const member: ViewedPerson = {
  team_member_id: null,
  is_app_messaging_profile: false,
  is_admin: false,
  is_account_admin: false,
  subscriber_id: 's1',
  suspended_at: null,
  deletes_at: null,
  erased_at: null,
}
const now = new Date()

describe('findViewingRefusal', () => {
  it('lets a member be looked at', () => {
    expect(findViewingRefusal(member)).toBeNull()
  })

  it.each([
    ['works in the team', { team_member_id: 't1' }],
    ['is as whom the app writes', { is_app_messaging_profile: true }],
    ['has rights of an admin', { is_admin: true }],
    ['has rights over the account', { is_account_admin: true }],
  ])('never shows more than a member sees: somebody who %s', (_who, rights) => {
    expect(findViewingRefusal({ ...member, ...rights })).toBe('is_team')
  })

  it.each([
    ['waits to be let in', { subscriber_id: null }],
    ['is shut out', { suspended_at: now }],
    ['has closed the account', { deletes_at: now }],
    ['has been erased', { erased_at: now }],
  ])('shows nobody who %s', (_who, state) => {
    expect(findViewingRefusal({ ...member, ...state })).toBe('not_viewable')
  })
})
