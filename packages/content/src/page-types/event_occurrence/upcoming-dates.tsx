import { occurrencesBetween, type Recurrence } from '@foyer/domain/schedule'
import { useFormat, useT } from '@foyer/i18n/react'
import type { ReactNode } from 'react'
import { usePageHost } from '../../host-context.tsx'
import { Section } from '../../parts/section.tsx'
import styles from './styles.module.css'

const MAX_DATES = 5
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** As far as five dates of an event that takes place every month reach. */
const LOOKAHEAD_MS = 200 * DAY_MS

/**
 * The next dates of an event, including the current one, in the reader's zone and language. While the time is null
 * their space is reserved, so that the layout does not shift.
 */
export function UpcomingDates({
  recurrence,
  now,
}: {
  recurrence: Recurrence
  now: number | null
}): ReactNode {
  const t = useT()
  const format = useFormat()
  const { time_zone } = usePageHost()
  if (recurrence.first_day === '') return null

  const slots = recurrence.repeats === 'once' ? 1 : MAX_DATES
  const upcoming = now === null ? [] : findUpcoming(recurrence, now, time_zone)
  return (
    <Section id="dates" title={t('pages.event.dates')}>
      <ol className={styles.dates} data-places={slots}>
        {upcoming.map(({ starts_at, ends_at }) => {
          const is_same_day = format.date(starts_at) === format.date(ends_at)
          return (
            <li key={starts_at} className={styles.date}>
              <time dateTime={starts_at}>
                {t('pages.event.when', {
                  day: format.date(starts_at, 'weekday'),
                  from: format.time(starts_at),
                  to: is_same_day ? format.time(ends_at) : format.dateTime(ends_at, 'short'),
                })}
              </time>
            </li>
          )
        })}
        {now !== null && upcoming.length === 0 && (
          <li className={styles.date}>{t('pages.event.no_dates')}</li>
        )}
      </ol>
    </Section>
  )
}

/** Whether the first date of an event is over. */
export function hasEnded(recurrence: Recurrence, now: number, zone: string): boolean {
  if (recurrence.first_day === '') return false
  const from = new Date(Date.parse(`${recurrence.first_day}T00:00:00Z`) - 2 * DAY_MS).toISOString()
  const before = new Date(now).toISOString()
  if (from >= before) return false
  const [first] = occurrencesBetween(recurrence, { from, before, limit: 1 }, zone)
  return first !== undefined && Date.parse(first.ends_at) <= now
}

function findUpcoming(recurrence: Recurrence, now: number, zone: string) {
  const from = new Date(now - recurrence.minutes * MINUTE_MS + 1).toISOString()
  const first_ms = Date.parse(`${recurrence.first_day}T00:00:00Z`)
  const before = new Date(Math.max(now, first_ms) + LOOKAHEAD_MS).toISOString()
  return occurrencesBetween(recurrence, { from, before, limit: MAX_DATES }, zone)
}
