import type { ExerciseSwap } from '@foyer/contract/workouts/shapes'
import type { QueuedWrite } from '#platform/offline/write-queue.ts'

/** Swaps with one more, in place of an earlier one of the same exercise. */
export function withSwap(swaps: readonly ExerciseSwap[], swap: ExerciseSwap): ExerciseSwap[] {
  return [swap, ...withoutSwap(swaps, swap.exercise_id)]
}

/** Swaps without that of an exercise. */
export function withoutSwap(swaps: readonly ExerciseSwap[], exercise_id: string): ExerciseSwap[] {
  return swaps.filter((swap) => swap.exercise_id !== exercise_id)
}

/** Adds the changes that wait for a network to the swaps that the server knows. */
export function applyQueuedSwaps(
  swaps: readonly ExerciseSwap[],
  queued: readonly Pick<QueuedWrite, 'name' | 'input'>[],
): readonly ExerciseSwap[] {
  return queued.reduce<readonly ExerciseSwap[]>((current, { name, input }) => {
    const { exercise_id = '', alternate_id = '' } = input as Partial<ExerciseSwap>
    if (name === 'workouts.swapExercise') return withSwap(current, { exercise_id, alternate_id })
    return name === 'workouts.resetExercise' ? withoutSwap(current, exercise_id) : current
  }, swaps)
}
