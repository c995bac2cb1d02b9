import { describe, expect, it } from 'vitest'
import type { TeamViewer } from '../../platform/session/viewer.ts'
import { trainingPolicy } from './policy.ts'

const viewer = (role: TeamViewer['role']): TeamViewer => ({
  kind: 'team',
  team_member_id: 'me',
  account_id: 'account',
  session_id: 'session',
  email: 'me@example.com',
  name: 'Me',
  role,
  can_read_inbox: true,
})
const own = { author_id: 'me' }
const other = { author_id: 'someone' }

describe('trainingPolicy', () => {
  it('hides what is not there', () => {
    const owner = viewer('owner')
    expect(trainingPolicy.readTraining(owner, null)).toMatchObject({ allowed: false, refusal: 'not_found' })
    expect(trainingPolicy.editComment(owner, null)).toMatchObject({ allowed: false, refusal: 'not_found' })
    expect(trainingPolicy.deleteComment(owner, null)).toMatchObject({ allowed: false, refusal: 'not_found' })
  })

  it.each([
    ['owner', own, true, true],
    ['owner', other, false, true],
    ['account_admin', other, false, true],
    ['admin', own, true, true],
    ['admin', other, false, false],
  ] as const)('%s with a comment of %o', (role, comment, edits, deletes) => {
    expect(trainingPolicy.editComment(viewer(role), comment).allowed).toBe(edits)
    expect(trainingPolicy.deleteComment(viewer(role), comment).allowed).toBe(deletes)
  })
})
