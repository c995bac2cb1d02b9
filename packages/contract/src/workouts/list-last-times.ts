import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, idList } from '../shapes.ts'
import { lastTime } from './shapes.ts'

/**
 * What the member did last time and best, for the exercises of a workout, those that they swapped in, and
 * `exercise_ids`. Finished sessions count; exercises never done are absent.
 */
export const listLastTimes = defineCall({
  method: 'GET',
  path: '/workouts/:id/last_times',
  auth: 'member',
  in_preview: 'open',
  input: z.strictObject({ id, exercise_ids: idList(50).optional() }),
  output: z.object({ items: z.array(lastTime) }),
  errors: ['workout_not_found', 'page_locked'],
  summary: 'List what was done last time',
})
