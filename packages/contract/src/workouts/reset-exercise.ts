import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { exerciseSwap } from './shapes.ts'

/** Ends the swap of an exercise; without one nothing changes. */
export const resetExercise = defineCall({
  method: 'POST',
  path: '/subscribers/reset_exercise',
  auth: 'member',
  input: z.strictObject({ exercise_id: id }),
  output: z.object({ exercise_swaps: z.array(exerciseSwap) }),
  summary: 'Reset a swapped exercise',
})
