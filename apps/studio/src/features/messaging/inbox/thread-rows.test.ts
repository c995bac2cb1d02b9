import type { ConversationMessage, ConversationNote } from '@foyer/contract/messaging/inbox-shapes'
import { describe, expect, it } from 'vitest'
import { formatWhen } from './format-when.ts'
import { aConversationMessage, aConversationNote } from './testing.ts'
import { toThreadRows } from './thread-rows.ts'

const noon = '2026-11-20T12:00:00.000Z'
const tomorrow = '2026-11-21T09:00:00.000Z'
const leo = { team_member_id: 'leo', name: 'Leo Brandt' }

function rowsOf(
  messages: readonly ConversationMessage[],
  {
    notes = [],
    read_ts = null,
    has_earlier = false,
  }: { notes?: readonly ConversationNote[]; read_ts?: string | null; has_earlier?: boolean } = {},
): string[] {
  return toThreadRows({ messages, notes, read_ts, has_earlier, dayOf: (at) => at.slice(0, 10) }).map((row) =>
    row.kind === 'group' ? `group of ${row.messages.length}` : row.kind,
  )
}

describe('toThreadRows', () => {
  it('puts a line before each day and groups what one person wrote within a minute', () => {
    const rows = rowsOf([
      aConversationMessage(noon),
      aConversationMessage('2026-11-20T12:00:30.000Z'),
      aConversationMessage('2026-11-20T12:05:00.000Z'),
      aConversationMessage(tomorrow),
    ])
    expect(rows).toEqual(['day', 'group of 2', 'group of 1', 'day', 'group of 1'])
  })

  it('keeps apart what two of the team wrote in one name', () => {
    const own = { is_own: true }
    const rows = rowsOf([
      aConversationMessage(noon, own),
      aConversationMessage('2026-11-20T12:00:10.000Z', { ...own, sent_by: leo }),
    ])
    expect(rows).toEqual(['day', 'group of 1', 'group of 1'])
  })

  it('puts notes among messages by time, and leaves out those before the first loaded message', () => {
    const messages = [aConversationMessage(noon), aConversationMessage('2026-11-20T12:00:30.000Z')]
    const notes = [
      aConversationNote('2026-11-20T11:00:00.000Z'),
      aConversationNote('2026-11-20T12:00:10.000Z'),
    ]
    expect(rowsOf(messages, { notes })).toEqual(['day', 'note', 'group of 1', 'note', 'group of 1'])
    expect(rowsOf(messages, { notes, has_earlier: true })).toEqual([
      'day',
      'group of 1',
      'note',
      'group of 1',
    ])
  })

  it('puts the line before the first unread message of the other side', () => {
    const messages = [
      aConversationMessage(noon),
      aConversationMessage('2026-11-20T12:00:10.000Z', { is_own: true }),
      aConversationMessage('2026-11-20T12:00:20.000Z'),
    ]
    const rows = rowsOf(messages, { read_ts: messages[0]?.message_ts ?? null })
    expect(rows).toEqual(['day', 'group of 1', 'group of 1', 'new', 'group of 1'])
  })

  it('shows what the app reports on a line of its own', () => {
    const notification = { event: 'left' as const, actor: null, people: [], title: null }
    expect(rowsOf([aConversationMessage(noon, { notification })])).toEqual(['day', 'event'])
  })
})

describe('formatWhen', () => {
  const format = { time: () => 'time', date: (_at: unknown, width?: string) => width ?? '' }
  it.each([
    ['2026-11-21T07:00:00.000Z', 'time'],
    ['2026-11-20T23:59:00.000Z', 'day_name'],
    ['2026-11-14T07:00:00.000Z', 'short'],
    ['2025-11-14T07:00:00.000Z', 'medium'],
  ])('shows of %s its %s', (at, expected) => {
    expect(formatWhen(at, Date.parse(tomorrow), format, 'UTC')).toBe(expected)
  })
})
