import type { EventAttendance } from '@foyer/contract/schedule/shapes'
import { useFormat, useT } from '@foyer/i18n/react'
import { LinkButton } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { Video } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import styles from './event-pane.module.css'

/** The server decides; a device whose clock is ahead asks again after this time. */
const ASK_AGAIN_MS = 15_000

/** The longest that a browser waits. */
const MAX_WAIT_MS = 2 ** 31 - 1

/** That the event takes place online, and the button to join once it may be joined. */
export function EventLink({ attendance }: { attendance: EventAttendance }): ReactNode {
  const t = useT()
  const format = useFormat()
  const api = useApi()
  const { occurrence_id: id, online, answer, is_waiting } = attendance
  const state = useOpening(online)
  const comes = answer !== null && answer !== 'declined' && !is_waiting
  const query = useQuery({
    queryKey: ['schedule', 'link', id],
    queryFn: () => api('schedule.getEventLink', { id }),
    enabled: state === 'open' && comes,
    retry: false,
    refetchInterval: (asked) => (asked.state.data ? false : ASK_AGAIN_MS),
  })
  if (!online || state === 'closed') return null
  const hint = (): string => {
    if (is_waiting) return t('events.online_waiting')
    if (!comes) return t('events.online_answer')
    return t('events.online_at', { time: format.time(online.opens_at) })
  }
  return (
    <div className={styles.online}>
      <Video size={20} aria-hidden="true" />
      <output className={styles.words}>
        <strong>{t('events.online')}</strong>
        {!(state === 'open' && comes) && <span>{hint()}</span>}
      </output>
      {state === 'open' && comes && query.data && (
        <LinkButton href={query.data.url} size="small" target="_blank" rel="noreferrer">
          {t('events.join')}
        </LinkButton>
      )}
    </div>
  )
}

/** Whether the link is given now; it changes by itself. */
function useOpening(online: EventAttendance['online']): 'early' | 'open' | 'closed' {
  const [now, setNow] = useState(() => Date.now())
  const [opens_at, closes_at] = online
    ? [Date.parse(online.opens_at), Date.parse(online.closes_at)]
    : [Infinity, Infinity]
  const next = now < opens_at ? opens_at : closes_at
  useEffect(() => {
    if (!Number.isFinite(next) || next <= now) return undefined
    const timer = setTimeout(() => setNow(Date.now()), Math.min(next - now, MAX_WAIT_MS))
    return () => clearTimeout(timer)
  }, [next, now])
  if (now < opens_at) return 'early'
  return now < closes_at ? 'open' : 'closed'
}
