import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'
import { calendarFeed } from './shapes.ts'

/** Returns the address of the member's calendar feed; null until they have made one. */
export const getCalendarFeed = defineCall({
  method: 'GET',
  path: '/schedule/feed',
  auth: 'member',
  input: emptyOutput,
  output: calendarFeed,
  summary: 'Get the calendar feed',
})
