import type { ApiClient } from '@foyer/contract/client'

const HOUR_MS = 3_600_000

/** The query of what can take the place of an exercise; the player loads it ahead, for swaps without a network. */
export function alternativesQuery(api: ApiClient, exercise_id: string) {
  return {
    queryKey: ['workouts', 'alternatives', exercise_id],
    queryFn: () => api('workouts.listAlternatives', { id: exercise_id }),
    staleTime: HOUR_MS,
  }
}

/** The query of what the member did last time of some exercises. */
export function lastTimesQuery(api: ApiClient, workout_id: string, exercise_ids: readonly string[]) {
  return {
    queryKey: ['workouts', 'last_times_of', workout_id, ...exercise_ids],
    queryFn: () => api('workouts.listLastTimes', { id: workout_id, exercise_ids: [...exercise_ids] }),
    enabled: exercise_ids.length > 0,
  }
}
