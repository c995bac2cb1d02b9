import { useT } from '@foyer/i18n/react'
import type { ReactNode, Ref } from 'react'
import { NotificationLine } from '../bubbles/notification-line.tsx'
import { MessageRow, type RowContext } from './message-row.tsx'
import type { ThreadRow } from './thread-rows.ts'
import type { Observe } from './use-seen.ts'
import styles from './list.module.css'

/** One row of a conversation; messages report when they are seen. */
export function RowView({
  row,
  context,
  observe,
  target_ts,
}: {
  row: ThreadRow
  context: RowContext
  observe: Observe
  target_ts: string | null
}): ReactNode {
  const t = useT()
  switch (row.kind) {
    case 'day':
      return <p className={styles.divider}>{row.day}</p>
    case 'new':
      return (
        <p className={styles.divider} data-kind="new">
          {t('messages.new')}
        </p>
      )
    case 'notification':
      return (
        <div className={styles.notice} ref={observing(observe, row.message_ts)}>
          <NotificationLine notification={row.message.notification} viewer_id={context.viewer_id} />
        </div>
      )
    case 'message':
      return (
        <div ref={observing(observe, row.message_ts)} data-ts={row.message_ts}>
          <MessageRow
            message={row.message}
            is_first={row.is_first}
            is_last={row.is_last}
            is_target={row.message_ts === target_ts}
            context={context}
          />
        </div>
      )
    default:
      return row satisfies never
  }
}

function observing(observe: Observe, message_ts: string): Ref<HTMLDivElement> {
  return (element) => (element ? observe(element, message_ts) : undefined)
}
