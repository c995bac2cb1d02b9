import type { CalendarView } from '../constants/index.ts'
import {
  addDays,
  addPeriods,
  dayInZone,
  daysBetween,
  daysInMonth,
  epochMs,
  startOfDay,
  isoWeekday,
} from '../time/index.ts'
import type { CalendarDay, Instant, TimeZone } from '../time/index.ts'
import { scheduledDay, scheduledInstant } from './scheduled-date.ts'
import type { ScheduledDate } from './scheduled-date.ts'

/** Days from the first to the last, both included. */
export interface DayRange {
  from: CalendarDay
  to: CalendarDay
}

/** The weekday on which weeks start, by ISO-8601: 1 is Monday, 6 Saturday, 7 Sunday. */
export type WeekStart = 1 | 6 | 7

/** Returns the first day of the week that contains a day. */
export function startOfWeek(day: CalendarDay, week_start: WeekStart): CalendarDay {
  return addDays(day, -((isoWeekday(day) - week_start + 7) % 7))
}

/** The days that a calendar view is about: the day, its week, or its month. */
export function viewRange(view: CalendarView, day: CalendarDay, week_start: WeekStart): DayRange {
  if (view === 'day') return { from: day, to: day }
  if (view === 'week') {
    const from = startOfWeek(day, week_start)
    return { from, to: addDays(from, 6) }
  }
  const from = `${day.slice(0, 8)}01`
  return { from, to: addDays(from, daysInMonth(day) - 1) }
}

/** Returns the days of a month's view: whole weeks, including days of the adjacent months. */
export function monthGrid(day: CalendarDay, week_start: WeekStart): CalendarDay[] {
  const month = viewRange('month', day, week_start)
  const from = startOfWeek(month.from, week_start)
  return listDays({ from, to: addDays(startOfWeek(month.to, week_start), 6) })
}

/** Every day of a range in order. */
export function listDays({ from, to }: DayRange): CalendarDay[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, n) => addDays(from, n))
}

/** Returns the day of the view n steps forward or back. */
export function shiftView(view: CalendarView, day: CalendarDay, n: number): CalendarDay {
  return addPeriods(day, n, view)
}

/** The moments of a range in a zone: from the first inclusive up to the second exclusive. */
export function toInstantRange({ from, to }: DayRange, zone: TimeZone): { from: Instant; before: Instant } {
  return { from: startOfDay(from, zone), before: startOfDay(addDays(to, 1), zone) }
}

/** Today in a zone. */
export function today(now: Instant, zone: TimeZone): CalendarDay {
  return dayInZone(now, zone)
}

/**
 * Groups items by their day in a zone: days in order, within a day all-day items first, then by time. Empty days are
 * left out.
 */
export function groupByDay<Item extends ScheduledDate>(
  items: readonly Item[],
  zone: TimeZone,
): { day: CalendarDay; items: Item[] }[] {
  const days = new Map<CalendarDay, Item[]>()
  for (const item of items) {
    const day = scheduledDay(item, zone)
    const grouped = days.get(day)
    if (grouped) grouped.push(item)
    else days.set(day, [item])
  }
  return [...days.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, grouped]) => ({ day, items: grouped.sort((a, b) => byTime(a, b, zone)) }))
}

function byTime(a: ScheduledDate, b: ScheduledDate, zone: TimeZone): number {
  if (a.is_all_day !== b.is_all_day) return a.is_all_day ? -1 : 1
  return epochMs(scheduledInstant(a, zone)) - epochMs(scheduledInstant(b, zone))
}
