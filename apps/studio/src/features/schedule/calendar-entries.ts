import { monthGrid, viewRange } from '@foyer/domain/schedule'
import { addDays, isCalendarDay, wallClock } from '@foyer/domain/time'
import type { Calendar, CalendarEvent, CalendarItem } from './queries.ts'

/** How much of the calendar is shown at once. */
export const CALENDAR_VIEWS = ['day', 'week', 'month'] as const
export type CalendarView = (typeof CALENDAR_VIEWS)[number]

/** What the calendar can show alone. */
export const CALENDAR_KINDS = ['events', 'openings', 'items'] as const
export type CalendarKind = (typeof CALENDAR_KINDS)[number]

type Opening = Calendar['openings'][number]

/** One thing on the calendar, at the app's own time: FullCalendar is given wall clocks and knows of no zone. */
export type CalendarEntry = {
  id: string
  title: string
  start: string
  end: string
  is_all_day: boolean
  what:
    | { kind: 'events'; event: CalendarEvent }
    | { kind: 'openings'; opening: Opening }
    | { kind: 'items'; item: CalendarItem }
}

const MONDAY = 1
/** What has no length is drawn as long as the shortest row that can be read. */
const SHORTEST_MS = 1_800_000

/** The day and time of an instant by the clocks of a zone, `YYYY-MM-DDTHH:MM:SS`. */
export function toLocalTime(instant: number | string, zone: string): string {
  return new Date(wallClock(new Date(instant).getTime(), zone)).toISOString().slice(0, 19)
}

/** The days that a view shows, whole weeks for a month. */
export function shownDays(view: CalendarView, day: string): { from: string; to: string } {
  if (view !== 'month') return viewRange(view, day, MONDAY)
  const grid = monthGrid(day, MONDAY)
  return { from: grid[0] ?? day, to: grid.at(-1) ?? day }
}

/** The day of an address, or today where it names none. */
export function readDay(text: string | undefined, today: string): string {
  return text !== undefined && isCalendarDay(text) ? text : today
}

/** What is drawn: all kinds, or one alone. */
export function listEntries(
  { events, openings, items, time_zone }: Calendar,
  kind: CalendarKind | undefined,
): CalendarEntry[] {
  const at = (instant: number | string): string => toLocalTime(instant, time_zone)
  const moment = (instant: string) => ({
    start: at(instant),
    end: at(Date.parse(instant) + SHORTEST_MS),
    is_all_day: false,
  })
  const entries = [
    ...events.map((event): CalendarEntry => {
      const { id, title, starts_at, ends_at } = event
      const dates = { start: at(starts_at), end: at(ends_at), is_all_day: false }
      return { id, title, ...dates, what: { kind: 'events', event } }
    }),
    ...openings.map((opening): CalendarEntry => {
      const { page_id, title, opens_at } = opening
      return { id: page_id, title, ...moment(opens_at), what: { kind: 'openings', opening } }
    }),
    ...items.map((item): CalendarEntry => {
      const { id, title, day, starts_at } = item
      const dates =
        starts_at === null ? { start: day, end: addDays(day, 1), is_all_day: true } : moment(starts_at)
      return { id, title, ...dates, what: { kind: 'items', item } }
    }),
  ]
  return entries.filter(({ what }) => kind === undefined || what.kind === kind)
}
