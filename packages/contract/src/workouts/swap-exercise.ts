import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { exerciseSwap } from './shapes.ts'

/** Puts another exercise in the place of one in all workouts, until it is reset. Swapping again replaces the swap. */
export const swapExercise = defineCall({
  method: 'POST',
  path: '/subscribers/swap_exercise',
  auth: 'member',
  input: z.strictObject({ exercise_id: id, alternate_id: id }),
  output: z.object({ exercise_swaps: z.array(exerciseSwap) }),
  errors: ['exercise_not_found', 'page_locked', 'swap_with_itself', 'too_many_swaps'],
  statuses: { exercise_not_found: 422 },
  summary: 'Swap an exercise',
})
