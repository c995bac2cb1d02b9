import type { Message } from '@foyer/contract/messaging/shapes'
import { compareMessageTs, groupMessages, messageTsToInstant } from '@foyer/domain/messaging'

/** One line of a conversation. `is_first` and `is_last` are within the messages of one author in a minute. */
export type ThreadRow =
  | { kind: 'day'; key: string; message_ts: string; day: string }
  | { kind: 'new'; key: string; message_ts: string }
  | { kind: 'notification'; key: string; message_ts: string; message: Message }
  | {
      kind: 'message'
      key: string
      message_ts: string
      message: Message
      is_first: boolean
      is_last: boolean
    }

type RowOptions = {
  viewer_id: string | null
  /** The read marker when the thread was opened; null draws no "New" line. */
  read_ts: string | null
  /** The name of the day of an instant, in the reader's time zone. */
  formatDay: (instant: string) => string
}

/**
 * Lays messages out as rows: days, the "New" line above the first unread message of others, and groups, which neither
 * line is drawn into.
 */
export function toThreadRows(
  messages: readonly Message[],
  { viewer_id, read_ts, formatDay }: RowOptions,
): ThreadRow[] {
  const dayOf = cacheDays(formatDay)
  const first_new = read_ts === null ? undefined : findFirstUnread(messages, read_ts, viewer_id)
  const rows: ThreadRow[] = []
  let day = ''
  const groupable = messages.map((message) => ({
    ...message,
    author_id: message.user?.user_id ?? 'app',
    message,
  }))
  for (const group of groupMessages(groupable)) {
    for (const [index, { message, message_ts }] of group.messages.entries()) {
      const today = dayOf(message_ts)
      let is_divided = index === 0
      if (today !== day) {
        rows.push({ kind: 'day', key: `day ${message_ts}`, message_ts, day: today })
        day = today
        is_divided = true
      }
      if (message_ts === first_new) {
        rows.push({ kind: 'new', key: 'new', message_ts })
        is_divided = true
      }
      if (message.message_type === 'notification') {
        rows.push({ kind: 'notification', key: message_ts, message_ts, message })
        continue
      }
      const before = rows.at(-1)
      if (is_divided && before?.kind !== 'message') closeGroup(rows)
      rows.push({
        kind: 'message',
        key: message_ts,
        message_ts,
        message,
        is_first: is_divided,
        is_last: index === group.messages.length - 1,
      })
    }
  }
  return rows
}

/** The message above a line that divides a group becomes the last of its part. */
function closeGroup(rows: ThreadRow[]): void {
  const last = rows.findLast((row) => row.kind === 'message')
  if (last) last.is_last = true
}

/** The first message of others behind the marker; what the app itself reports is never unread. */
export function findFirstUnread(
  messages: readonly Message[],
  read_ts: string,
  viewer_id: string | null,
): string | undefined {
  let first: string | undefined
  for (const message of messages.toReversed()) {
    if (compareMessageTs(message.message_ts, read_ts) <= 0) break
    if (message.message_type !== 'notification' && message.user?.user_id !== viewer_id)
      first = message.message_ts
  }
  return first
}

const QUARTER_HOUR_US = 900_000_000n

/** Days change at quarters of an hour in every time zone, so one formatted time serves for a quarter. */
function cacheDays(formatDay: RowOptions['formatDay']): (message_ts: string) => string {
  const days = new Map<bigint, string>()
  return (message_ts) => {
    const quarter = BigInt(message_ts) / QUARTER_HOUR_US
    const known = days.get(quarter)
    if (known !== undefined) return known
    const day = formatDay(messageTsToInstant(message_ts))
    days.set(quarter, day)
    return day
  }
}
