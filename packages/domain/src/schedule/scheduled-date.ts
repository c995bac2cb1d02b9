import {
  addDays,
  dayInZone,
  wallClockToDay,
  daysBetween,
  epochMs,
  toInstant,
  isCalendarDay,
  isInstant,
} from '../time/index.ts'
import { wallClockToEpoch, startOfDay, wallClock, dayToWallClock } from '../time/index.ts'
import type { CalendarDay, Instant, TimeZone } from '../time/index.ts'

/** The date of a calendar item: a `YYYY-MM-DD` if all-day, else an instant (model, "Scheduled item"). */
export interface ScheduledDate {
  /** A `CalendarDay` when it is all day, else an `Instant`. */
  date: string
  is_all_day: boolean
}

/** Whether the date has the format of its kind. */
export function isScheduledDate({ date, is_all_day }: ScheduledDate): boolean {
  return is_all_day ? isCalendarDay(date) : isInstant(date)
}

/** Returns the item's day in a zone. */
export function scheduledDay({ date, is_all_day }: ScheduledDate, zone: TimeZone): CalendarDay {
  return is_all_day ? date : dayInZone(date, zone)
}

/** Returns the item's instant for sorting: an all-day item counts from the start of its day. */
export function scheduledInstant({ date, is_all_day }: ScheduledDate, zone: TimeZone): Instant {
  return is_all_day ? startOfDay(date, zone) : toInstant(epochMs(date))
}

/** The date of a day at a time of day in a zone, `HH:MM`; null: all day. */
export function dateAt(day: CalendarDay, time: string | null, zone: TimeZone): ScheduledDate {
  if (time === null) return { date: day, is_all_day: true }
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const epoch = wallClockToEpoch(dayToWallClock(day) + minutes * 60_000, zone)
  return { date: toInstant(epoch), is_all_day: false }
}

/** Whether the item is in the past in the member's zone: a day before today, or an instant before now. */
export function isPast(scheduled: ScheduledDate, zone: TimeZone, now: Instant): boolean {
  if (scheduled.is_all_day) return scheduled.date < dayInZone(now, zone)
  return epochMs(scheduled.date) < epochMs(now)
}

/** The same thing n days later (or earlier): its day moves, its time of day in the zone stays. */
export function shiftByDays(scheduled: ScheduledDate, n: number, zone: TimeZone): ScheduledDate {
  if (scheduled.is_all_day) return { ...scheduled, date: addDays(scheduled.date, n) }

  const wall = wallClock(epochMs(scheduled.date), zone)
  const day = wallClockToDay(wall)
  const moved = dayToWallClock(addDays(day, n)) + (wall - dayToWallClock(day))
  return { ...scheduled, date: toInstant(wallClockToEpoch(moved, zone)) }
}

/** Returns the item on another day, at the same time of day in the zone. */
export function moveToDay(scheduled: ScheduledDate, day: CalendarDay, zone: TimeZone): ScheduledDate {
  return shiftByDays(scheduled, daysBetween(scheduledDay(scheduled, zone), day), zone)
}

/** A scheduled item that can move together with others of one context. */
export interface MovableItem extends ScheduledDate {
  id: string
}

/**
 * Where the later siblings of an item go when it moves and they follow (`shift_subsequent`): each by as many
 * days as the item. Siblings before it, and the item itself, are left out.
 */
export function shiftSubsequent(
  item: MovableItem,
  moved_to: ScheduledDate,
  siblings: readonly MovableItem[],
  zone: TimeZone,
): MovableItem[] {
  const days = daysBetween(scheduledDay(item, zone), scheduledDay(moved_to, zone))
  const from = epochMs(scheduledInstant(item, zone))
  return siblings
    .filter((it) => it.id !== item.id && epochMs(scheduledInstant(it, zone)) >= from)
    .map((it) => ({ ...it, ...shiftByDays(it, days, zone) }))
}

/**
 * Returns the item that a completion of its page belongs to: today's, else the next one, else the latest past one. The
 * items are those of one page that are not completed.
 */
export function itemToComplete<Item extends ScheduledDate>(
  items: readonly Item[],
  { day: today, zone }: { day: CalendarDay; zone: TimeZone },
): Item | null {
  const ordered = items.toSorted((a, b) => compareDates(a, b, zone))
  return ordered.find((item) => scheduledDay(item, zone) >= today) ?? ordered.at(-1) ?? null
}

/** Orders dates as a calendar does: by day, all-day items first, then by time. */
function compareDates(a: ScheduledDate, b: ScheduledDate, zone: TimeZone): number {
  const [one, other] = [scheduledDay(a, zone), scheduledDay(b, zone)]
  if (one !== other) return one < other ? -1 : 1
  if (a.is_all_day !== b.is_all_day) return a.is_all_day ? -1 : 1
  return epochMs(scheduledInstant(a, zone)) - epochMs(scheduledInstant(b, zone))
}

/** For so many hours a member can undo that they removed an item or left a program. */
const UNDO_HOURS = 24

/** The earliest removal that can still be undone. */
export function undoableSince(now: Date): Date {
  return new Date(now.getTime() - UNDO_HOURS * 3_600_000)
}
