import type { ExerciseCard, SessionWorkout } from '@foyer/contract/workouts/shapes'
import { useQueries } from '@tanstack/react-query'
import { useApi } from '#platform/api/use-api.ts'
import { listSwapEntries } from './swap-entries.ts'
import { alternateQuery, useSwaps } from './use-swaps.ts'

type SwappedWorkout = {
  /** What a new session of the workout begins with. */
  entries: ReturnType<typeof listSwapEntries>
  alternates: readonly ExerciseCard[]
}

/** The member's swaps in a workout; one whose exercise is not known on this device is left out. */
export function useSwappedWorkout(workout: Pick<SessionWorkout, 'groups'>): SwappedWorkout {
  const api = useApi()
  const swaps = useSwaps()
  const used = new Set(workout.groups.flatMap(({ items }) => items.map((item) => item.exercise_page_id)))
  const alternates = useQueries({
    queries: swaps
      .filter(({ exercise_id }) => used.has(exercise_id))
      .map((swap) => alternateQuery(api, swap)),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  })
  const known = swaps.filter((swap) => alternates.some(({ page_id }) => page_id === swap.alternate_id))
  return { entries: listSwapEntries(workout, known), alternates }
}
