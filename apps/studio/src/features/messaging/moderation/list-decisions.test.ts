import type { ReportCaseDetail } from '@foyer/contract/messaging/report-shapes'
import { describe, expect, it } from 'vitest'
import { findNextCase, listDecisions } from './list-decisions.ts'

const person = { member_id: 'rick', is_team: false } as ReportCaseDetail['person']
const aCase = (changes: Partial<ReportCaseDetail>) =>
  ({
    status: 'open',
    resolution: null,
    restorable_until: null,
    live: { status: 'sent', edited_at: null },
    person,
    ...changes,
  }) as ReportCaseDetail

describe('listDecisions', () => {
  it('offers every decision about an open case, but no mute of the team', () => {
    expect(listDecisions(aCase({}))).toEqual(['keep', 'hide', 'mute', 'remove'])
    expect(listDecisions(aCase({ person: { ...person, is_team: true } }))).toEqual(['keep', 'hide', 'remove'])
  })

  it('offers to restore what was hidden, and to hide what was kept', () => {
    const hidden = { status: 'hidden', edited_at: null } as const
    const restorable_until = '2026-12-01T00:00:00.000Z'
    expect(
      listDecisions(aCase({ status: 'resolved', resolution: 'hidden', live: hidden, restorable_until })),
    ).toEqual(['restore', 'mute', 'remove'])
    expect(listDecisions(aCase({ status: 'resolved', resolution: 'kept' }))).toEqual([
      'hide',
      'mute',
      'remove',
    ])
  })

  it('offers nothing about a deleted message but to mute its author', () => {
    const deleted = { status: 'deleted', edited_at: null } as const
    expect(listDecisions(aCase({ status: 'resolved', resolution: 'deleted', live: deleted }))).toEqual([
      'mute',
    ])
  })
})

describe('findNextCase', () => {
  it('is the following one, at the end the one before, and none after the last', () => {
    expect(findNextCase(['a', 'b', 'c'], 'b')).toBe('c')
    expect(findNextCase(['a', 'b', 'c'], 'c')).toBe('b')
    expect(findNextCase(['a'], 'a')).toBeUndefined()
  })
})
