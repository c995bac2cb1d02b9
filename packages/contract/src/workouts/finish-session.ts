import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { rootProgress } from '../progress/shapes.ts'
import { id, instantInput } from '../shapes.ts'
import { workoutSession } from './shapes.ts'

/**
 * Finishes a session and completes the page `page_id` (the workout, or the page that it was opened on); without one
 * nothing is completed. The first finish counts; sets that arrive after it count too.
 */
export const finishSession = defineCall({
  method: 'PUT',
  path: '/workouts/:id/session/:session_id',
  auth: 'member',
  input: z.strictObject({
    id,
    session_id: id,
    page_id: id.nullable().default(null),
    finished_at: instantInput.optional(),
  }),
  output: z.object({ session: workoutSession, root_progress: rootProgress.nullable() }),
  errors: ['session_not_found', 'page_locked'],
  summary: 'Finish a session',
})
