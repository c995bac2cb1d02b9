import type { NotificationChoices } from '@foyer/contract/notifications/shapes'
import {
  addDays,
  dayToWallClock,
  epochMs,
  toInstant,
  wallClock,
  wallClockToDay,
  wallClockToEpoch,
} from '../time/index.ts'
import type { Instant } from '../time/index.ts'

const MINUTE_MS = 60_000

/** The end of the quiet hours that an instant is in, by the member's zone; null outside of them. */
export function quietUntil(
  {
    is_quiet_hours,
    quiet_from,
    quiet_to,
  }: Pick<NotificationChoices, 'is_quiet_hours' | 'quiet_from' | 'quiet_to'>,
  at: Instant,
  zone: string,
): Instant | null {
  if (!is_quiet_hours || quiet_from === quiet_to) return null
  const wall = wallClock(epochMs(at), zone)
  const day = wallClockToDay(wall)
  const minutes = (wall - dayToWallClock(day)) / MINUTE_MS
  const [from, to] = [toMinutes(quiet_from), toMinutes(quiet_to)]
  const is_quiet = from < to ? minutes >= from && minutes < to : minutes >= from || minutes < to
  if (!is_quiet) return null
  const end_day = minutes < to ? day : addDays(day, 1)
  const end = wallClockToEpoch(dayToWallClock(end_day) + to * MINUTE_MS, zone)
  // Where a clock is set back into the quiet hours, their end is never before now.
  return toInstant(Math.max(end, epochMs(at) + MINUTE_MS))
}

function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
