import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { eventAnswer, eventAttendance } from './shapes.ts'

/**
 * Answers whether the member comes. When all places are taken, the member waits for one; the next one waiting gets
 * the place of a member who changes their answer.
 */
export const subscribeEvent = defineCall({
  method: 'POST',
  path: '/event_occurrences/:id/subscribe',
  auth: 'member',
  input: z.strictObject({ id, answer: eventAnswer.default('going') }),
  output: eventAttendance,
  errors: ['page_locked', 'event_over'],
  summary: 'Answer whether one comes to an event',
})
