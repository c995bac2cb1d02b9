import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { calendarEvent, calendarOpening } from './calendar-shapes.ts'

/**
 * What takes place in an app on some days, both included, at most 62: the dates of published events and the pages that
 * open at a time. Days are those of the app's time zone.
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
    /** There is more in this period than is listed. */
    is_cut: z.boolean(),
  }),
  errors: ['range_too_long'],
  summary: 'List the calendar of an app',
})
