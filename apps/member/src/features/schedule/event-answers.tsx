import { ApiError } from '@foyer/contract/api-error'
import type { EventAnswer, EventAttendance, EventOccurrence } from '@foyer/contract/schedule/shapes'
import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useFormatError } from '../../platform/format-error.ts'
import { useOnline } from '../../platform/offline/use-online.ts'
import { usePlatform } from '../../platform/platform.ts'
import { offerPush } from '../../platform/push-offer.ts'
import { useHash } from '../../platform/routing/use-hash.ts'
import { QueryBoundary } from '../../platform/screen/loaded.tsx'
import { useMember } from '../../platform/session/use-session.ts'
import { useToast } from '../../platform/toasts.ts'
import { EventLink } from './event-link.tsx'
import { EventPeople } from './event-people.tsx'
import styles from './event-pane.module.css'

const ANSWERS: readonly EventAnswer[] = ['going', 'maybe', 'declined']

/** How many come on a date, and the member's answer; a guest is asked to log in. */
export function EventAnswers({ occurrence: { id } }: { occurrence: EventOccurrence }): ReactNode {
  const { api } = usePlatform()
  const query = useQuery({
    queryKey: ['schedule', 'attendance', id],
    queryFn: () => api('schedule.getEventAttendance', { id }),
  })
  return (
    <QueryBoundary query={query} waiting={<div className={styles.waiting} />}>
      {(attendance) => (
        <>
          <EventLink attendance={attendance} />
          <EventPeople attendance={attendance} />
          <Answers attendance={attendance} />
        </>
      )}
    </QueryBoundary>
  )
}

/** The three answers: at the foot of the screen on phones. */
function Answers({ attendance }: { attendance: EventAttendance }): ReactNode {
  const t = useT()
  const hash = useHash()
  const is_online = useOnline()
  const is_guest = useMember() === null
  const { send, sending } = useAnswer(attendance)
  const { answer, is_waiting, waiting_position, capacity, places_left, is_over, may_answer } = attendance
  if (is_over) return <p className={styles.note}>{t('events.over')}</p>
  if (!may_answer) return null
  const has_place = answer === 'going' && !is_waiting
  const is_full = places_left === 0 && !has_place
  const labels = {
    going: t(
      is_full && !is_waiting ? 'events.join_waiting' : is_waiting ? 'events.on_waiting' : 'events.going',
    ),
    maybe: t('events.maybe'),
    declined: t('events.declined'),
  }
  return (
    <div className={styles.bar} data-has-action="">
      <div className={styles.question}>
        <strong id="will-you-come">{t('events.will_you_come')}</strong>
        <output>
          {waiting_position !== null
            ? t('events.waiting', { position: waiting_position })
            : capacity !== null && t('events.places', { left: places_left ?? 0, capacity })}
        </output>
      </div>
      <fieldset className={styles.answers} aria-labelledby="will-you-come">
        {ANSWERS.map((one) => (
          <Button
            key={one}
            kind={answer === one || (answer === null && one === 'going') ? 'accent' : 'soft'}
            icon={answer === one ? <Check /> : undefined}
            aria-pressed={answer === one}
            is_busy={sending === one}
            disabled={!is_online}
            onClick={() => (is_guest ? hash.open('auth') : void send(one))}
          >
            {labels[one]}
          </Button>
        ))}
      </fieldset>
      {!is_online && <p className={styles.note}>{t('events.offline')}</p>}
    </div>
  )
}

/** Sends an answer; a place is only known once the server has given it, so nothing is shown before. */
function useAnswer({ occurrence_id: id, answer }: EventAttendance) {
  const { api } = usePlatform()
  const client = useQueryClient()
  const toast = useToast()
  const formatError = useFormatError()
  const [sending, setSending] = useState<EventAnswer | null>(null)
  const send = async (given: EventAnswer): Promise<void> => {
    if (sending !== null || given === answer) return
    setSending(given)
    try {
      client.setQueryData(
        ['schedule', 'attendance', id],
        await api('schedule.subscribeEvent', { id, answer: given }),
      )
      await Promise.all([
        client.invalidateQueries({ queryKey: ['library'] }),
        client.invalidateQueries({ queryKey: ['schedule'], refetchType: 'none' }),
        client.invalidateQueries({ queryKey: ['schedule', 'people', id] }),
      ])
      if (given !== 'declined') offerPush()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast({ text: formatError(error), tone: 'danger' })
      await client.invalidateQueries({ queryKey: ['schedule', 'attendance', id] })
    } finally {
      setSending(null)
    }
  }
  return { send, sending }
}
