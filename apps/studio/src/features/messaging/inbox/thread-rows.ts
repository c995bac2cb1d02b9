import type { ConversationMessage, ConversationNote } from '@foyer/contract/messaging/inbox-shapes'
import { compareMessageTs, groupMessages, messageTsToInstant } from '@foyer/domain/messaging'

/** A row of an open conversation, oldest first. */
export type ThreadRow =
  | { readonly kind: 'day'; readonly key: string; readonly at: string }
  | { readonly kind: 'new'; readonly key: string }
  | { readonly kind: 'event'; readonly key: string; readonly message: ConversationMessage }
  | { readonly kind: 'note'; readonly key: string; readonly note: ConversationNote }
  | { readonly kind: 'group'; readonly key: string; readonly messages: readonly ConversationMessage[] }

type Sources = {
  readonly messages: readonly ConversationMessage[]
  readonly notes: readonly ConversationNote[]
  /** Earlier messages are not loaded: notes before the first one are left out. */
  readonly has_earlier: boolean
  /** Where the "New" line stands: behind this message; null for none. */
  readonly read_ts: string | null
  /** The day of an instant in the zone of the app. */
  readonly dayOf: (at: string) => string
}

type Timed = { readonly at: string } & (
  | { readonly message: ConversationMessage; readonly note?: never }
  | { readonly note: ConversationNote; readonly message?: never }
)

/** Messages in groups by author, and notes among them by time, under lines for the days and for what is new. */
export function toThreadRows(sources: Sources): ThreadRow[] {
  const { dayOf, read_ts } = sources
  const rows: ThreadRow[] = []
  let day = ''
  let is_marked = read_ts === null
  for (const { at, message, note } of sortByTime(sources)) {
    const is_new_day = dayOf(at) !== day
    if (is_new_day) {
      day = dayOf(at)
      rows.push({ kind: 'day', key: `day ${day}`, at })
    }
    if (note) {
      rows.push({ kind: 'note', key: note.id, note })
      continue
    }
    const is_first_new =
      !is_marked && !message.is_own && read_ts !== null && compareMessageTs(message.message_ts, read_ts) > 0
    if (is_first_new) {
      is_marked = true
      rows.push({ kind: 'new', key: 'new' })
    }
    if (message.notification) {
      rows.push({ kind: 'event', key: message.message_ts, message })
      continue
    }
    const last = rows.at(-1)
    if (last?.kind === 'group' && isOneGroup([...last.messages, message]))
      rows[rows.length - 1] = { ...last, messages: [...last.messages, message] }
    else rows.push({ kind: 'group', key: message.message_ts, messages: [message] })
  }
  return rows
}

function sortByTime({ messages, notes, has_earlier }: Sources): Timed[] {
  const sent = messages.map((message) => ({ at: messageTsToInstant(message.message_ts), message }))
  const first = sent[0]?.at
  const written = notes
    .filter(({ created_at }) => !has_earlier || first === undefined || created_at >= first)
    .map((note) => ({ at: note.created_at, note }))
  return [...sent, ...written].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

/** One author, and for the team also one of its members. */
function isOneGroup(messages: readonly ConversationMessage[]): boolean {
  const groups = groupMessages(
    messages.map(({ message_ts, message_type, user, sent_by }) => ({
      message_ts,
      message_type,
      author_id: `${user?.user_id} ${sent_by?.team_member_id}`,
    })),
  )
  return groups.length === 1
}
