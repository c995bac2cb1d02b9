import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { day, id } from '../shapes.ts'
import { exerciseResult } from './history-shapes.ts'
import { exerciseCard } from './shapes.ts'

/**
 * Lists the exercises that the member has done, those done last first, at most 300. The history of an exercise stays
 * when its page is gone or closed.
 */
export const listTrainedExercises = defineCall({
  method: 'GET',
  path: '/training/exercises',
  auth: 'member',
  in_preview: 'open',
  input: z.strictObject({}),
  output: z.object({
    items: z.array(
      z.object({
        exercise_id: id,
        /** Null where the member may not know of its page. */
        exercise: exerciseCard.nullable(),
        last_day: day,
        last_result: exerciseResult,
      }),
    ),
  }),
  summary: 'List trained exercises',
})
