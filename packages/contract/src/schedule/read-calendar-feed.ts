import { z } from 'zod'
import { defineCall } from '../define-call.ts'

/**
 * Returns a member's schedule as iCalendar (RFC 5545), from 30 days ago to a year ahead, at most 2,000 items. The
 * signed address is its only key. Pages that the member may not know of are left out.
 */
export const readCalendarFeed = defineCall({
  method: 'GET',
  path: '/calendar_feeds/:token',
  auth: 'public',
  input: z.strictObject({ token: z.string().max(120) }),
  output: z.string(),
  answer: 'bytes',
  media_type: 'text/calendar',
  summary: 'Read a calendar feed',
})
