import type { ApiClient } from '@foyer/contract/client'
import type { LastTime } from '@foyer/contract/workouts/shapes'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../platform/api/use-api.ts'

/** The query of what was done last time of the exercises of a workout. */
export function workoutLastTimesQuery(api: ApiClient, workout_id: string) {
  return {
    queryKey: ['workouts', 'last_times', workout_id],
    queryFn: async () => (await api('workouts.listLastTimes', { id: workout_id })).items,
  }
}

/** What was done last time of the exercises of a workout; undefined until it is known. */
export function useLastTimes(workout_id: string): readonly LastTime[] | undefined {
  const query = workoutLastTimesQuery(useApi(), workout_id)
  return useQuery({ ...query, refetchOnMount: 'always' }).data
}
