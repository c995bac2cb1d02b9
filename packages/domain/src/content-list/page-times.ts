import { occurrencesBetween, type Recurrence } from '../schedule/index.ts'
import { epochMs, toInstant, type TimeZone } from '../time/index.ts'

/** When a page takes place: an event again and again, a stream once. Null: it has no time. */
export type PageTimes = Recurrence | null

/** Where a page is in its times, and the start that it is sorted by: the running or next one, else the last. */
export type TimeState = { state: 'upcoming' | 'current' | 'past'; starts_ms: number }

const FIRST = '1900-01-01T00:00:00.000Z'
const LAST = '2201-01-01T00:00:00.000Z'
const YEAR_MS = 366 * 86_400_000

/**
 * Decides where a page is in its times at an instant; null without a valid time. A page that takes place again and again
 * is current while it runs, upcoming while it has a next time, and past after its last.
 */
export function getTimeState(times: PageTimes, now_ms: number, zone: TimeZone): TimeState | null {
  if (!times || times.first_day === '') return null
  const length_ms = times.minutes * 60_000
  const from = toInstant(Math.max(epochMs(FIRST), now_ms - length_ms))
  const [next] = occurrencesBetween(times, { from, before: LAST, limit: 2 }, zone).filter(
    ({ ends_at }) => epochMs(ends_at) > now_ms,
  )
  if (next) {
    const starts_ms = epochMs(next.starts_at)
    return { state: starts_ms <= now_ms ? 'current' : 'upcoming', starts_ms }
  }
  const last = occurrencesBetween(
    times,
    { from: findPastStart(times, now_ms), before: toInstant(now_ms) },
    zone,
  ).at(-1)
  return last ? { state: 'past', starts_ms: epochMs(last.starts_at) } : null
}

/** A moment from which the last time of a past page is found in a few steps. */
function findPastStart({ repeats, first_day, last_day }: Recurrence, now_ms: number): string {
  if (repeats === 'once' || last_day === '') return FIRST
  const last_ms = Date.parse(`${last_day}T00:00:00Z`) - YEAR_MS
  const first_ms = Date.parse(`${first_day}T00:00:00Z`) - 2 * 86_400_000
  return toInstant(Math.min(now_ms, Math.max(last_ms, first_ms, epochMs(FIRST))))
}

/** The next instant after which the state of a page differs; Infinity where none comes. */
export function findNextTimeChange(times: PageTimes, now_ms: number, zone: TimeZone): number {
  const found = getTimeState(times, now_ms, zone)
  if (!found || !times || found.state === 'past') return Number.POSITIVE_INFINITY
  return found.state === 'upcoming' ? found.starts_ms : found.starts_ms + times.minutes * 60_000
}
