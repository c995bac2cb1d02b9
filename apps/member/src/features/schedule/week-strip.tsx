import { listDays } from '@foyer/domain/schedule'
import { useFormat, useLocale, useT } from '@foyer/i18n/react'
import { VisuallyHidden } from '@foyer/ui'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { itemsOfDay, dayMarker } from './calendar.ts'
import type { ScheduleItem } from './calendar.ts'
import { scheduleUrl } from './schedule-url.ts'
import marks from './day.module.css'
import styles from './week-strip.module.css'
import { formatWeekday } from './format-weekday.ts'

type WeekStripProps = {
  from: string
  to: string
  today: string
  zone: string
  items: readonly ScheduleItem[]
}

/** The days of a week with their items; each links to the schedule of that day. */
export function WeekStrip({ from, to, today, zone, items }: WeekStripProps): ReactNode {
  const t = useT()
  const format = useFormat()
  const locale = useLocale()
  return (
    <ol className={styles.week}>
      {listDays({ from, to }).map((day) => {
        const dayItems = itemsOfDay(items, day, zone)
        const { is_done, dots } = dayMarker(dayItems, day < today)
        const state = is_done ? t('schedule.done') : t('schedule.count', { count: dayItems.length })
        return (
          <li key={day}>
            <a
              href={scheduleUrl(day)}
              className={styles.day}
              data-done={is_done || undefined}
              aria-current={day === today ? 'date' : undefined}
            >
              <VisuallyHidden>{`${format.day(day, 'weekday')}, ${state}`}</VisuallyHidden>
              <span className={marks.weekday} aria-hidden="true">
                {formatWeekday(locale, day, 'narrow')}
              </span>
              <span className={`${marks.number} ${styles.number}`} aria-hidden="true">
                {is_done ? <Check /> : Number(day.slice(8))}
              </span>
              <span className={styles.dots}>
                {dots.map((kind, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- dots have no identity but their place
                  <span key={index} className={marks.dot} data-kind={kind} />
                ))}
              </span>
            </a>
          </li>
        )
      })}
    </ol>
  )
}
