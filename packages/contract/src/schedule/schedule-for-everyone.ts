import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { calendarItem, calendarItemDate } from './calendar-shapes.ts'

/**
 * Puts a published page on the calendars of all members who may know of it, from today on, at most ten years ahead. It
 * applies at once, without publishing. Field codes: `unknown_page`; `date_in_past`, `too_far` of `day` and `time`.
 */
export const scheduleForEveryone = defineCall({
  method: 'POST',
  path: '/studio/schedule',
  auth: 'team',
  input: calendarItemDate.extend({ page_id: id }),
  output: calendarItem,
  errors: ['calendar_full'],
  summary: 'Schedule a page for all members',
})
