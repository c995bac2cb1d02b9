import { describe, expect, it } from 'vitest'
import { aMessage } from '../testing.ts'
import { findFirstUnread, toThreadRows } from './thread-rows.ts'

const MINUTE = 60_000_000
const START = 1_763_460_000_000_000
const at = (minutes: number, changes: Parameters<typeof aMessage>[0] = {}) =>
  aMessage({ message_ts: String(START + minutes * MINUTE), ...changes })
const user = (user_id: string) => ({ user_id, name: user_id, avatar_urls: null, is_admin: false })
const rows = (messages: ReturnType<typeof at>[], read_ts: string | null = null) =>
  toThreadRows(messages, { viewer_id: 'dana', read_ts, formatDay: (instant) => instant.slice(0, 10) }).map(
    (row) =>
      row.kind === 'message'
        ? `${row.is_first ? '[' : ''}${row.message.message}${row.is_last ? ']' : ''}`
        : row.kind,
  )

describe('toThreadRows', () => {
  it('groups messages of a minute, and starts each day with its name', () => {
    expect(
      rows([
        at(0, { message: 'a' }),
        at(0.5, { message: 'b' }),
        at(0.6, { message: 'c', user: user('theo') }),
        at(24 * 60, { message: 'd', user: user('theo') }),
      ]),
    ).toEqual(['day', '[a', 'b]', '[c]', 'day', '[d]'])
  })

  it('draws the "New" line above the first unread message of others, through a group', () => {
    const messages = [at(0, { message: 'a' }), at(0.2, { message: 'b' }), at(0.4, { message: 'c' })]
    expect(rows(messages, String(START))).toEqual(['day', '[a]', 'new', '[b', 'c]'])
    expect(rows(messages, String(START + MINUTE))).toEqual(['day', '[a', 'b', 'c]'])
  })

  it('shows what the app reports as a line of its own', () => {
    const messages = [at(0, { message: 'a' }), at(0.1, { message_type: 'notification', user: null })]
    expect(rows(messages)).toEqual(['day', '[a]', 'notification'])
  })
})

describe('findFirstUnread', () => {
  it('passes over own messages and reports of the app', () => {
    const messages = [
      at(1, { user: user('dana') }),
      at(2, { message_type: 'notification', user: null }),
      at(3, { user: user('theo') }),
      at(4, { user: user('theo') }),
    ]
    expect(findFirstUnread(messages, String(START), 'dana')).toBe(messages[2]?.message_ts)
    expect(findFirstUnread(messages.slice(0, 2), String(START), 'dana')).toBeUndefined()
  })
})
