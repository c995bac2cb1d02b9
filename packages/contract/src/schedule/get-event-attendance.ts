import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { eventAttendance } from './shapes.ts'

/** Returns how many come to an occurrence, and the viewer's own answer. 404 for a hidden event. */
export const getEventAttendance = defineCall({
  method: 'GET',
  path: '/event_occurrences/:id/attendance',
  auth: 'public',
  in_preview: 'open',
  input: z.strictObject({ id }),
  output: eventAttendance,
  errors: ['page_locked'],
  summary: 'Get how many come to an event',
})
