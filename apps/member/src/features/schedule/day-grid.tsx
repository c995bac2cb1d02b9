import { addDays } from '@foyer/domain/time'
import { useFormat, useLocale, useT } from '@foyer/i18n/react'
import { Check } from 'lucide-react'
import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { daysForKey, type DayMarker } from './calendar.ts'
import marks from './day.module.css'
import { formatWeekday } from './format-weekday.ts'
import styles from './schedule.module.css'

type DayGridProps = {
  /** Whole weeks. */
  days: readonly string[]
  chosen: string
  today: string
  /** What a day has. */
  signsOf: (day: string) => DayMarker & { count: number }
  /** Days of this month are plain, others are pale; null in a week. */
  month: string | null
  onChoose: (day: string) => void
}

/** A grid of days in weeks with their items. Arrow keys move between days. */
export function DayGrid({ days, chosen, today, signsOf, month, onChoose }: DayGridProps): ReactNode {
  const t = useT()
  const format = useFormat()
  const locale = useLocale()
  const grid = useRef<HTMLDivElement>(null)

  const moveFocus = (event: KeyboardEvent<HTMLDivElement>): void => {
    const is_rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const targetDay = daysForKey(event.key, is_rtl)
    if (targetDay === null) return
    event.preventDefault()
    const next = addDays(chosen, targetDay)
    onChoose(next)
    requestAnimationFrame(() =>
      grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus({ preventScroll: true }),
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the buttons inside have the focus
    <div ref={grid} className={styles.days} onKeyDown={moveFocus}>
      {days.slice(0, 7).map((day) => (
        <span key={day} className={marks.weekday} aria-hidden="true">
          {formatWeekday(locale, day, 'narrow')}
        </span>
      ))}
      {days.map((day) => {
        const marker = signsOf(day)
        const count = t('schedule.count', { count: marker.count })
        return (
          <button
            key={day}
            type="button"
            className={styles.day}
            data-day={day}
            data-outside={month !== null && !day.startsWith(month)}
            aria-current={day === today ? 'date' : undefined}
            aria-pressed={day === chosen}
            aria-label={`${format.day(day, 'weekday')}, ${count}`}
            tabIndex={day === chosen ? 0 : -1}
            onClick={() => onChoose(day)}
          >
            <span className={`${marks.number} ${styles.number}`}>{Number(day.slice(8))}</span>
            <span className={styles.marks}>
              {marker.is_done && <Check aria-hidden="true" />}
              {marker.dots.map((kind, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- dots have no identity but their place
                <span key={index} className={marks.dot} data-kind={kind} />
              ))}
            </span>
          </button>
        )
      })}
    </div>
  )
}
