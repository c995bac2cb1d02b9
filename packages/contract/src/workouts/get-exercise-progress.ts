import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { progressPoint } from './history-shapes.ts'
import { exerciseCard } from './shapes.ts'

/**
 * The member's progress in an exercise: a point for each session of the range, oldest first. Of more than 200 sessions,
 * runs of sessions are one point, that of the best. One never done has no points; an unknown one neither.
 */
export const getExerciseProgress = defineCall({
  method: 'GET',
  path: '/training/exercises/:id',
  auth: 'member',
  in_preview: 'open',
  input: z.strictObject({ id, range: z.enum(['six_weeks', 'three_months', 'year', 'all']).default('all') }),
  output: z.object({
    /** Null where the member may not know of its page. */
    exercise: exerciseCard.nullable(),
    /** Of all time. */
    session_count: z.number().int(),
    points: z.array(progressPoint),
    /** How many sessions a point stands for. */
    sessions_per_point: z.number().int(),
  }),
  summary: 'Get progress in an exercise',
})
