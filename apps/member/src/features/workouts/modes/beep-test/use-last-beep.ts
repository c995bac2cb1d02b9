import type { BeepResult } from '@foyer/domain/training'
import { compareEntries } from '@foyer/domain/training'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/api/use-api.ts'
import type { PlayerSession } from '../../player-session.ts'

/** The result of the last finished test of this workout; null without one, and where there is no network. */
export function useLastBeep({ workout_id, session_id }: PlayerSession): BeepResult | null {
  const api = useApi()
  const { data } = useQuery({
    queryKey: ['workouts', 'last_beep', workout_id, session_id],
    queryFn: async () => {
      const { items } = await api('workouts.listSessions', { id: workout_id, limit: 10 })
      const last = items.find(
        ({ id, finished_at, session_mode }) =>
          id !== session_id && finished_at !== null && session_mode === 'beep_test',
      )
      if (!last) return null
      const { activities } = await api('workouts.getSession', { id: workout_id, session_id: last.id })
      const newest = [...activities].sort(compareEntries)
      return newest.findLast((entry) => entry.activity_type === 'beep')?.data ?? null
    },
  })
  return data ?? null
}
