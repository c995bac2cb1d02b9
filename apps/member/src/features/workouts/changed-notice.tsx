import { useT } from '@foyer/i18n/react'
import { Notice } from '@foyer/ui'
import { hashKey, useQuery } from '@tanstack/react-query'
import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePages } from '../pages/index.ts'
import type { LogSession } from './log-database.ts'
import { readWorkoutPage } from './workout-source.ts'

/** Says that the workout was changed after the session began, which keeps its own version. */
export function ChangedNotice({ stored }: { stored: LogSession }): ReactNode {
  const t = useT()
  const { source } = usePages()
  const { workout_id, page_path, workout } = stored
  const { data } = useQuery({
    queryKey: ['workouts', 'current', workout_id],
    retry: false,
    queryFn: async () => {
      const fetched = await source.fetchPage(page_path)
      const is_workout = fetched.status === 'open' && fetched.index.page.page_id === workout_id
      return is_workout ? readWorkoutPage(fetched.index).workout.groups : null
    },
  })
  if (!data || hashKey([data]) === hashKey([workout.groups])) return null
  return <Notice icon={<Info />}>{t('workouts.changed')}</Notice>
}
