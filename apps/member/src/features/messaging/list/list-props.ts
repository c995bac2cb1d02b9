import type { MessageList } from '../messages.ts'
import type { Outbox } from '../use-outbox.ts'
import type { RowContext } from './message-row.tsx'
import type { ThreadRow } from './thread-rows.ts'
import type { Observe } from './use-seen.ts'

/** A message to show; each request is an object of its own. */
export type Target = { message_ts: string }

/** What both lists of messages get. */
export type ListProps = {
  rows: readonly ThreadRow[]
  list: MessageList
  outbox: Outbox
  context: RowContext
  observe: Observe
  target: Target | null
  is_extending: boolean
  onExtend: (direction: 'earlier' | 'later') => void
  /** Shows the newest messages where the loaded part ends before them. */
  onNewest: () => void
}
