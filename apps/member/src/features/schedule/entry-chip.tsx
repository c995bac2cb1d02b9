import { useFormat, useT } from '@foyer/i18n/react'
import { VisuallyHidden } from '@foyer/ui'
import { Check, Lock, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { useToday } from '../../platform/session/use-today.ts'
import { toItemPath } from './calendar.ts'
import type { CalendarEntry } from './calendar-entries.ts'
import styles from './entry-chip.module.css'
import { ItemControls } from './item-controls.tsx'
import { sessionStart } from './session-start.ts'

type EntryChipProps = {
  entry: CalendarEntry
  /** It is drawn under the pointer while it is dragged. */
  is_lifted: boolean
}

/** One item on the grid: opens its page, starts it today, and has its menu. */
export function EntryChip({ entry, is_lifted }: EntryChipProps): ReactNode {
  const t = useT()
  const format = useFormat()
  const { zone, day: today } = useToday()
  const { item, title, is_movable } = entry
  const start = sessionStart(item, today, zone)
  const locked = item.item?.is_locked ? t('schedule.locked') : null
  const state = item.is_completed ? t('schedule.done') : locked
  return (
    <div
      className={styles.entry}
      data-item={item.id}
      data-kind={item.item_type}
      data-done={item.is_completed || undefined}
      data-movable={is_movable || undefined}
    >
      <a
        className={styles.link}
        href={item.item ? toItemPath(item, item.item.path) : undefined}
        draggable={false}
      >
        {state !== null && (
          <>
            {item.is_completed ? <Check aria-hidden="true" /> : <Lock aria-hidden="true" />}
            <VisuallyHidden>{state}</VisuallyHidden>
          </>
        )}
        <span className={styles.name} dir="auto">
          {title}
        </span>
        {item.context_id !== item.item_id && item.context_title !== null && (
          <span className={styles.context}>{item.context_title}</span>
        )}
        {!entry.is_all_day && <span className={styles.time}>{format.time(item.date)}</span>}
      </a>
      {!is_lifted && start !== null && (
        <a
          className={styles.start}
          href={start}
          aria-label={t('schedule.start', { title })}
          draggable={false}
        >
          <Play aria-hidden="true" fill="currentColor" />
        </a>
      )}
      {!is_lifted && (
        <span className={styles.menu}>
          <ItemControls item={item} />
        </span>
      )}
    </div>
  )
}
