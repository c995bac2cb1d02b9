import type { OutputFor } from '@foyer/contract/client'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { createAppClient } from '../../platform/api.ts'

/** What takes place in an app on some days. */
export type Calendar = OutputFor<'schedule.listCalendar'>
/** One date of an event. */
export type CalendarEvent = Calendar['events'][number]

/** A page that is scheduled for all members. */
export type CalendarItem = Calendar['items'][number]

/** The key of all that is read of an app's calendar. */
export const calendarKey = (slug: string) => ['app', slug, 'schedule', 'calendar'] as const

/** What takes place on some days, both included. */
export function calendarQuery(slug: string, days: { from: string; to: string }) {
  return queryOptions({
    queryKey: [...calendarKey(slug), days.from, days.to],
    queryFn: ({ signal }) => createAppClient(slug)('schedule.listCalendar', days, { signal }),
    placeholderData: keepPreviousData,
  })
}
