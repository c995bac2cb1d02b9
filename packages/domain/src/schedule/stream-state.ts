import { epochMs } from '../time/index.ts'
import type { CalendarDay, Instant, TimeZone } from '../time/index.ts'
import { occurrencesBetween } from './recurrence.ts'

/** When a stream takes place, by the calendar and the clock of a zone that is not part of it; `''`: no date. */
export type StreamTime = { day: CalendarDay | ''; time: string; minutes: number }

/** The instants at which a stream starts and ends. */
export type StreamSpan = { starts_at: Instant; ends_at: Instant }

/** `undated`: a recorded video, or a stream whose date is not settled yet. */
export type StreamState = 'undated' | 'upcoming' | 'live' | 'ended'

const [FIRST, LAST] = ['1900-01-01T00:00:00.000Z', '2201-01-01T00:00:00.000Z']

/** Returns when a stream starts and ends; null without a valid date. */
export function getStreamSpan({ day, time, minutes }: StreamTime, zone: TimeZone): StreamSpan | null {
  if (day === '') return null
  const once = { first_day: day, time, minutes, repeats: 'once', last_day: '' } as const
  const [span] = occurrencesBetween(once, { from: FIRST, before: LAST, limit: 1 }, zone)
  return span ? { starts_at: span.starts_at, ends_at: span.ends_at } : null
}

/** Decides the state of a stream at an instant: live from its start inclusive to its end exclusive. */
export function getStreamState(span: StreamSpan | null, now_ms: number): StreamState {
  if (span === null) return 'undated'
  if (now_ms < epochMs(span.starts_at)) return 'upcoming'
  return now_ms < epochMs(span.ends_at) ? 'live' : 'ended'
}

/** The parts of a countdown: seconds only in the last hour. */
export type Countdown = {
  days: number
  hours: number
  minutes: number
  seconds: number
  is_last_hour: boolean
}

/**
 * Splits the time left until an instant. Without seconds it is rounded up to whole minutes, so that it never shows less
 * than is left.
 */
export function getCountdown(starts_at: Instant, now_ms: number): Countdown {
  const left_seconds = Math.max(0, Math.ceil((epochMs(starts_at) - now_ms) / 1000))
  const is_last_hour = left_seconds < 3600
  const total = is_last_hour ? left_seconds : Math.ceil(left_seconds / 60) * 60
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor((total % 86_400) / 3600),
    minutes: Math.floor((total % 3600) / 60),
    seconds: total % 60,
    is_last_hour,
  }
}
