import { addDays, addPeriods } from '@foyer/domain/time'
import { useFormat, useLocale, useT } from '@foyer/i18n/react'
import { IconButton } from '@foyer/ui'
import { Check, ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import styles from './month-calendar.module.css'

type Mark = { session_count: number; is_planned: boolean }

type MonthCalendarProps = {
  /** The first day of the month. */
  month: string
  /** Whole weeks. */
  days: readonly string[]
  today: string
  chosen: string | null
  marks: ReadonlyMap<string, Mark>
  onMonth: (month: string) => void
  onChoose: (day: string | null) => void
}

/** A month with its trained and planned days; a pressed day filters the sessions. Arrow keys move between days. */
export function MonthCalendar(props: MonthCalendarProps): ReactNode {
  const { month, days, today, chosen, marks, onMonth, onChoose } = props
  const t = useT()
  const format = useFormat()
  const locale = useLocale()
  const grid = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const entry = [focused, chosen, today].find((day) => day !== null && days.includes(day)) ?? month
  const has_plan = [...marks.values()].some(({ is_planned }) => is_planned)
  const is_latest = month.slice(0, 7) >= today.slice(0, 7)
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' })

  const moveFocus = (event: KeyboardEvent<HTMLDivElement>): void => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const steps = { ArrowRight: forward, ArrowLeft: -forward, ArrowDown: 7, ArrowUp: -7 }
    if (!isStep(event.key)) return
    event.preventDefault()
    const next = addDays(entry, steps[event.key])
    if (!days.includes(next)) return
    setFocused(next)
    grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus({ preventScroll: true })
  }
  return (
    <section className={styles.calendar} aria-labelledby="month">
      <div className={styles.head}>
        <h2 id="month" className={styles.heading} aria-live="polite">
          {format.day(month, 'month')}
        </h2>
        <div className={styles.turn}>
          <IconButton
            label={t('training.previous_month')}
            icon={<ChevronLeft />}
            onClick={() => onMonth(addPeriods(month, -1, 'month'))}
          />
          <IconButton
            label={t('training.next_month')}
            icon={<ChevronRight />}
            disabled={is_latest}
            onClick={() => onMonth(addPeriods(month, 1, 'month'))}
          />
        </div>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the buttons inside have the focus */}
      <div ref={grid} className={styles.grid} onKeyDown={moveFocus}>
        {days.slice(0, 7).map((day) => (
          <span key={day} className={styles.weekday} aria-hidden="true">
            {weekday.format(new Date(`${day}T00:00:00Z`))}
          </span>
        ))}
        {days.map((day) => {
          const { session_count = 0, is_planned = false } = marks.get(day) ?? {}
          const state = session_count > 0 ? 'trained' : is_planned ? 'planned' : 'none'
          const words = [
            format.day(day, 'weekday'),
            session_count > 0 && t('training.sessions_count', { count: session_count }),
            state === 'planned' && t('training.planned'),
          ]
          return (
            <button
              key={day}
              type="button"
              className={styles.day}
              data-day={day}
              data-state={state}
              data-outside={day.slice(0, 7) !== month.slice(0, 7)}
              aria-current={day === today ? 'date' : undefined}
              aria-pressed={day === chosen}
              aria-label={words.filter(Boolean).join(', ')}
              tabIndex={day === entry ? 0 : -1}
              onFocus={() => setFocused(day)}
              onClick={() => onChoose(day === chosen ? null : day)}
            >
              <span className={styles.mark}>
                {day === today && state === 'trained' ? (
                  <Check aria-hidden="true" />
                ) : (
                  format.number(Number(day.slice(8)))
                )}
              </span>
            </button>
          )
        })}
      </div>
      <p className={styles.legend} aria-hidden="true">
        <span data-state="trained">{t('training.trained')}</span>
        {has_plan && <span data-state="planned">{t('training.planned')}</span>}
      </p>
    </section>
  )
}

type Step = 'ArrowRight' | 'ArrowLeft' | 'ArrowDown' | 'ArrowUp'

function isStep(key: string): key is Step {
  return ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'].includes(key)
}
