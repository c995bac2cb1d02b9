import { useLocale } from '@foyer/i18n/react'
import styles from './static-calendar.module.css'

/** A Monday; the example shows the weeks from it on. */
const FIRST_DAY = Date.UTC(2026, 2, 2)
const DAY_MS = 86_400_000
/** Days of the example that have something. */
const BUSY = new Set([0, 2, 4, 9, 12, 16, 18, 23, 25])

/** Example weeks, because a draft does not show what members plan. */
export function StaticCalendar({ view }: { readonly view: 'week' | 'month' }) {
  const locale = useLocale()
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' })
  const days = Array.from({ length: view === 'week' ? 7 : 28 }, (_, day) => day)
  return (
    <div className={styles.days} aria-hidden="true">
      {days.slice(0, 7).map((day) => (
        <span key={day} className={styles.weekday}>
          {weekday.format(FIRST_DAY + day * DAY_MS)}
        </span>
      ))}
      {days.map((day) => (
        <span key={day} className={styles.day}>
          {day + 2}
          <span className={styles.dot} data-is-busy={BUSY.has(day) || undefined} />
        </span>
      ))}
    </div>
  )
}
