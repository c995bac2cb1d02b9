import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'
import { calendarFeed } from './shapes.ts'

/** Makes a new address for the member's calendar feed. A former address stops working. */
export const createCalendarFeed = defineCall({
  method: 'POST',
  path: '/schedule/feed',
  auth: 'member',
  input: emptyOutput,
  output: calendarFeed,
  replay: false,
  rate: { limit: 20, seconds: 3600 },
  summary: 'Create the calendar feed',
})
