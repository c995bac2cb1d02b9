import type { ExerciseSwap, SessionWorkout } from '@foyer/contract/workouts/shapes'
import type { NewEntry } from '../player-session.ts'

type SwapEntry = Extract<NewEntry, { activity_type: 'swap' }>

/** The entry that puts an exercise into an item of a session. */
export function createSwapEntry(group_id: string, uid: string, exercise_id: string): SwapEntry {
  return {
    activity_type: 'swap',
    workout_group_id: group_id,
    workout_group_item_id: uid,
    data: { exercise_id },
  }
}

/** The entries that put a member's swaps into a session of a workout. */
export function listSwapEntries(
  { groups }: Pick<SessionWorkout, 'groups'>,
  swaps: readonly ExerciseSwap[],
): SwapEntry[] {
  return groups.flatMap((group) =>
    group.items.flatMap(({ uid, exercise_page_id }) => {
      const swap = swaps.find(({ exercise_id }) => exercise_id === exercise_page_id)
      return swap ? [createSwapEntry(group.id, uid, swap.alternate_id)] : []
    }),
  )
}
