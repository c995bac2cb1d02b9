import { daysOf } from '@foyer/domain/schedule'
import { useFormat, useLocale, useT } from '@foyer/i18n/react'
import { VisuallyHidden } from '@foyer/ui'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { itemsOn, markOf } from './calendar.ts'
import type { ScheduleItem } from './calendar.ts'
import { scheduleAt } from './day-in-address.ts'
import marks from './day.module.css'
import styles from './week-strip.module.css'
import { weekdayName } from './weekday-name.ts'

type WeekStripProps = {
  from: string
  to: string
  today: string
  zone: string
  items: readonly ScheduleItem[]
}

/** The days of a week with what stands on them; each opens the schedule at itself. */
export function WeekStrip({ from, to, today, zone, items }: WeekStripProps): ReactNode {
  const t = useT()
  const format = useFormat()
  const locale = useLocale()
  return (
    <ol className={styles.week}>
      {daysOf({ from, to }).map((day) => {
        const own = itemsOn(items, day, zone)
        const { is_done, dots } = markOf(own, day < today)
        const state = is_done ? t('schedule.done') : t('schedule.count', { count: own.length })
        return (
          <li key={day}>
            <a
              href={scheduleAt(day)}
              className={styles.day}
              data-done={is_done || undefined}
              aria-current={day === today ? 'date' : undefined}
            >
              <VisuallyHidden>{`${format.day(day, 'weekday')}, ${state}`}</VisuallyHidden>
              <span className={marks.weekday} aria-hidden="true">
                {weekdayName(locale, day, 'narrow')}
              </span>
              <span className={`${marks.number} ${styles.number}`} aria-hidden="true">
                {is_done ? <Check /> : Number(day.slice(8))}
              </span>
              <span className={styles.dots}>
                {dots.map((kind, place) => (
                  // oxlint-disable-next-line react/no-array-index-key -- dots have no identity but their place
                  <span key={place} className={marks.dot} data-kind={kind} />
                ))}
              </span>
            </a>
          </li>
        )
      })}
    </ol>
  )
}
