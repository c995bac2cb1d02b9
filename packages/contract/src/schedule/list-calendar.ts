import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { calendarEvent, calendarItem, calendarOpening } from './calendar-shapes.ts'

/**
 * What takes place in an app on some days, both included, at most 62: the dates of published events, the pages that open
 * at a time and what is scheduled for all members. Days are those of the app's time zone.
 */
export const listCalendar = defineCall({
  method: 'GET',
  path: '/studio/calendar',
  auth: 'team',
  input: z.strictObject({ from: z.iso.date(), to: z.iso.date() }),
  output: z.object({
    time_zone: z.string(),
    events: z.array(calendarEvent),
    openings: z.array(calendarOpening),
    items: z.array(calendarItem),
    /** There is more in this period than is listed. */
    is_cut: z.boolean(),
  }),
  errors: ['range_too_long'],
  summary: 'List the calendar of an app',
})
