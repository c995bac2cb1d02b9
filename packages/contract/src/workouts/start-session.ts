import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, instantInput, timeZone } from '../shapes.ts'
import { sessionMode, workoutSession } from './shapes.ts'

/**
 * Starts a session of the workout as it is published now. A device sends the `session_id` that it made (UUIDv7):
 * sending twice starts once. `started_at` may be earlier, for what was started without a network, never later than
 * now; such a session keeps the workout of `release_id`, the release that the device showed. Without `time_zone` it is
 * that of the member.
 */
export const startSession = defineCall({
  method: 'POST',
  path: '/workouts/:id/session',
  auth: 'member',
  input: z.strictObject({
    id,
    session_mode: sessionMode,
    session_id: id.optional(),
    started_at: instantInput.optional(),
    release_id: id.optional(),
    time_zone: timeZone.optional(),
  }),
  output: workoutSession,
  errors: ['workout_not_found', 'page_locked', 'session_id_taken'],
  summary: 'Start a session of a workout',
})
