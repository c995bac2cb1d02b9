import { swapExercise as call } from '@foyer/contract/workouts/swap-exercise'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { createPageLockedError } from '../../progress/index.ts'
import { loadExercises } from '../exercises.ts'
import { listSwaps, MAX_SWAPS, upsertSwap } from '../repository/swaps.ts'

export const swapExerciseRoute = implement(
  call,
  anyMember,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const { exercise_id, alternate_id } = input
    const { subscriber_id } = viewer
    if (exercise_id === alternate_id) throw fail('swap_with_itself')
    const exercises = await loadExercises(ctx, viewer, [exercise_id, alternate_id])
    const alternate = exercises.get(alternate_id)
    if (!alternate || !exercises.has(exercise_id)) throw fail('exercise_not_found')
    if (!alternate.decision.decision.granted) throw createPageLockedError(alternate.decision)

    return ctx.write(async (tx) => {
      const swaps = await listSwaps(tx, subscriber_id)
      const others = swaps.filter((swap) => swap.exercise_id !== exercise_id)
      if (others.length >= MAX_SWAPS) throw fail('too_many_swaps')
      await upsertSwap(tx, { subscriber_id, exercise_id, alternate_id, swapped_at: ctx.now() })
      return { exercise_swaps: [{ exercise_id, alternate_id }, ...others] }
    })
  },
)
