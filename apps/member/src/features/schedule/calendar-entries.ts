import { dateAt, scheduledDay, type ScheduledDate } from '@foyer/domain/schedule'
import { epochMs, wallClock } from '@foyer/domain/time'
import type { ScheduleItem } from './calendar.ts'
import { isMovable } from './schedule-view.ts'

/** An item as the calendar draws it. FullCalendar is given wall clocks and knows of no zone. */
export type CalendarEntry = {
  id: string
  title: string
  /** A day where `is_all_day`, else `YYYY-MM-DDTHH:MM:SS`. */
  start: string
  end: string | undefined
  is_all_day: boolean
  is_movable: boolean
  item: ScheduleItem
}

/** The day and time of an instant by the clocks of a zone, `YYYY-MM-DDTHH:MM:SS`. */
export function toLocalTime(instant: string, zone: string): string {
  return formatWall(wallClock(epochMs(instant), zone))
}

function formatWall(wall_ms: number): string {
  return new Date(wall_ms).toISOString().slice(0, 19)
}

/** The entry of an item. Its length is drawn at the clocks of its start, also across a change of clocks. */
export function toCalendarEntry(item: ScheduleItem, title: string, zone: string): CalendarEntry {
  const { id, date, is_all_day, starts_at, ends_at } = item
  const entry = { id, title, is_all_day, is_movable: isMovable(item), item }
  if (is_all_day) return { ...entry, start: date, end: undefined }
  const wall = wallClock(epochMs(date), zone)
  const length = starts_at === null || ends_at === null ? 0 : epochMs(ends_at) - epochMs(starts_at)
  return { ...entry, start: formatWall(wall), end: length > 0 ? formatWall(wall + length) : undefined }
}

/** The time of day of an item in a zone, `HH:MM`; empty for one of the whole day. */
export function timeOfDay({ date, is_all_day }: ScheduledDate, zone: string): string {
  return is_all_day ? '' : toLocalTime(date, zone).slice(11, 16)
}

/** The date of an item that was dropped on a day, or at a local time. */
export function toDroppedDate(
  { start, is_all_day }: Pick<CalendarEntry, 'start' | 'is_all_day'>,
  zone: string,
): ScheduledDate {
  return dateAt(start.slice(0, 10), is_all_day ? null : start.slice(11, 16), zone)
}

/** Whether a move leaves an item where it is. */
export function isSameDate(item: ScheduledDate, to: ScheduledDate, zone: string): boolean {
  return scheduledDay(item, zone) === scheduledDay(to, zone) && timeOfDay(item, zone) === timeOfDay(to, zone)
}

/** Where the hours begin to be shown: half an hour before the earliest time, or in the morning. */
export function firstHourOf(entries: readonly CalendarEntry[]): string {
  const times = entries.filter(({ is_all_day }) => !is_all_day).map(({ start }) => start.slice(11, 16))
  const [earliest = '06:30'] = times.toSorted()
  const minutes = Number(earliest.slice(0, 2)) * 60 + Number(earliest.slice(3)) - 30
  return formatWall(Math.max(0, minutes) * 60_000).slice(11)
}
