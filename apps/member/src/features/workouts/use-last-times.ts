import type { LastTime } from '@foyer/contract/workouts/shapes'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../platform/api/use-api.ts'

/** What was done last time of the exercises of a workout; undefined until it is known. */
export function useLastTimes(workout_id: string): readonly LastTime[] | undefined {
  const api = useApi()
  return useQuery({
    queryKey: ['workouts', 'last_times', workout_id],
    queryFn: async () => (await api('workouts.listLastTimes', { id: workout_id })).items,
    refetchOnMount: 'always',
  }).data
}
