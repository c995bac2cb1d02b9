import { monthGrid, viewRange } from '@foyer/domain/schedule'
import { isCalendarDay, wallClock } from '@foyer/domain/time'
import type { Calendar, CalendarEvent } from './queries.ts'

/** How much of the calendar is shown at once. */
export const CALENDAR_VIEWS = ['day', 'week', 'month'] as const
export type CalendarView = (typeof CALENDAR_VIEWS)[number]

/** What the calendar can show alone. */
export const CALENDAR_KINDS = ['events', 'openings'] as const
export type CalendarKind = (typeof CALENDAR_KINDS)[number]

type Opening = Calendar['openings'][number]

/** One thing on the calendar, at the app's own time: FullCalendar is given wall clocks and knows of no zone. */
export type CalendarEntry = {
  id: string
  title: string
  start: string
  end: string
  what: { kind: 'events'; event: CalendarEvent } | { kind: 'openings'; opening: Opening }
}

const MONDAY = 1
/** An opening is a moment; it is drawn as long as the shortest row that can be read. */
const OPENING_MS = 1_800_000

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
  { events, openings, time_zone }: Calendar,
  kind: CalendarKind | undefined,
): CalendarEntry[] {
  const at = (instant: number | string): string => toLocalTime(instant, time_zone)
  const of_events = events.map((event): CalendarEntry => {
    const { id, title, starts_at, ends_at } = event
    return { id, title, start: at(starts_at), end: at(ends_at), what: { kind: 'events', event } }
  })
  const of_openings = openings.map((opening): CalendarEntry => {
    const { page_id, title, opens_at } = opening
    const end = at(Date.parse(opens_at) + OPENING_MS)
    return { id: page_id, title, start: at(opens_at), end, what: { kind: 'openings', opening } }
  })
  return [...(kind === 'openings' ? [] : of_events), ...(kind === 'events' ? [] : of_openings)]
}
