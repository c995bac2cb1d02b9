import { resetExercise as call } from '@foyer/contract/workouts/reset-exercise'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { deleteSwap, listSwaps } from '../repository/swaps.ts'

export const resetExerciseRoute = implement(call, anyMember, async ({ input, viewer, ctx, authorize }) => {
  authorize()
  const { subscriber_id } = viewer
  return ctx.write(async (tx) => {
    await deleteSwap(tx, subscriber_id, input.exercise_id)
    return { exercise_swaps: await listSwaps(tx, subscriber_id) }
  })
})
