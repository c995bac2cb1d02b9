import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'
import { calendarFeed } from './shapes.ts'

/** Revokes the address of the member's calendar feed: it answers like one that never existed. */
export const deleteCalendarFeed = defineCall({
  method: 'DELETE',
  path: '/schedule/feed',
  auth: 'member',
  input: emptyOutput,
  output: calendarFeed,
  summary: 'Revoke the calendar feed',
})
