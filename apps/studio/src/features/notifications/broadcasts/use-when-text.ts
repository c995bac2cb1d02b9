import { useT } from '@foyer/i18n/react'
import { useAppTime } from '#platform/app-time.ts'
import type { Broadcast } from './queries.ts'

/** Says when a broadcast is or was sent. */
export function useWhenText(): (broadcast: Pick<Broadcast, 'when' | 'starts_at' | 'state'>) => string {
  const t = useT()
  const { format } = useAppTime()
  return ({ when, starts_at, state }) => {
    if (when.kind === 'local')
      return t('studio_broadcasts.local_time', {
        day: format.day(when.local_at.slice(0, 10), 'near'),
        time: when.local_at.slice(11),
      })
    if (when.kind === 'at') return format.dateTime(when.at, 'medium')
    if (state === 'draft' || starts_at === null) return t('studio_broadcasts.now')
    return format.dateTime(starts_at, 'medium')
  }
}
