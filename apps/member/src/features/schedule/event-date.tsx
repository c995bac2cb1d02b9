import { usePageHost } from '@foyer/content/views'
import type { EventOccurrence } from '@foyer/contract/schedule/shapes'
import { CALENDAR_TYPE, createCalendarFile } from '@foyer/domain/schedule'
import { useFormat, useT } from '@foyer/i18n/react'
import { IconButton } from '@foyer/ui'
import { CalendarPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './event-pane.module.css'

/** The day as a leaf of a calendar, the times, and a file for the calendar of the device. */
export function EventDate({ occurrence }: { occurrence: EventOccurrence }): ReactNode {
  const t = useT()
  const format = useFormat()
  const { is_preview } = usePageHost()
  const { starts_at, ends_at } = occurrence
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
        {...(is_preview ? {} : { onClick: () => download(occurrence) })}
      />
    </div>
  )
}

/** The address in the file is that of the page, never that of a meeting. */
function download({ id, title, path, starts_at, ends_at }: EventOccurrence): void {
  const { origin, host } = window.location
  const entry = { uid: `${id}@${host}`, title, starts_at, ends_at, url: new URL(path, origin).href }
  const file = new Blob([createCalendarFile([entry], Date.now())], { type: CALENDAR_TYPE })
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download: 'event.ics' }).click()
  // Browsers read the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
