import { usePageHost } from '@foyer/content/views'
import type { EventOccurrence } from '@foyer/contract/schedule/shapes'
import { useFormat, useT } from '@foyer/i18n/react'
import { IconButton } from '@foyer/ui'
import { CalendarPlus } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { lazyComponent } from '../../platform/lazy-component.tsx'
import styles from './event-pane.module.css'

const CalendarsSheet = lazyComponent(async () => (await import('./calendars-sheet.tsx')).CalendarsSheet)

/** The day as a leaf of a calendar, the times, and how to add it to a calendar of one's own. */
export function EventDate({ occurrence }: { occurrence: EventOccurrence }): ReactNode {
  const t = useT()
  const format = useFormat()
  const { is_preview } = usePageHost()
  const { id, title, path, starts_at, ends_at } = occurrence
  const [is_adding, setAdding] = useState(false)
  const is_same_day = format.date(starts_at) === format.date(ends_at)
  return (
    <div className={styles.date}>
      <span className={styles.tile} aria-hidden="true">
        <span>{format.date(starts_at, 'month_name')}</span>
        <strong>{format.date(starts_at, 'day_number')}</strong>
      </span>
      <time className={styles.when} dateTime={starts_at}>
        <strong>{format.date(starts_at, 'weekday')}</strong>
        <span>
          {t('events.times', {
            from: format.time(starts_at),
            to: is_same_day ? format.time(ends_at) : format.dateTime(ends_at, 'short'),
          })}
        </span>
      </time>
      <IconButton
        kind="soft"
        icon={<CalendarPlus />}
        label={t('events.add_to_calendar')}
        {...(is_preview ? {} : { onClick: () => setAdding(true) })}
      />
      {is_adding && (
        <Suspense>
          <CalendarsSheet
            entry={{
              uid: `${id}@${window.location.host}`,
              title,
              starts_at,
              ends_at,
              // The address of the page, never that of a meeting.
              url: new URL(path, window.location.origin).href,
            }}
            close={() => setAdding(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
