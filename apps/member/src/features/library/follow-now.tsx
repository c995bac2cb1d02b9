import type { HostMember } from '@foyer/content/views'
import { useFormat, useT } from '@foyer/i18n/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useMemo } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { usePlatform } from '../../platform/platform.ts'
import { useMember } from '../../platform/session/use-session.ts'
import { usePages } from '../pages/index.ts'
import { ContinueRow } from './continue-row.tsx'
import { firstName } from './day-moment.ts'
import { holdRememberedPlace, rememberRunning } from './remember-running.ts'
import { todoOf } from './todo-of.ts'
import type { Now } from './todo-of.ts'
import { useDayMoment } from './use-day-moment.ts'

const KEY = ['library', 'now']

/** Keeps what the start page says to the member where it reads it. Draws nothing itself. */
export function FollowNow(): null {
  const t = useT()
  const format = useFormat()
  const name = firstName(useMember()?.name ?? '')
  const moment = useDayMoment()
  const now = useNow(moment.day)
  const { now: place } = usePages()

  /** An owner may move the clock of a trial ahead; the server's day is then the later one. */
  const day = now && now.day > moment.day ? now.day : moment.day
  const { part } = moment
  const member = useMemo<HostMember>(
    () => ({
      date: format.day(day, 'weekday'),
      greeting: name === '' ? t(`library.now.hello_${part}`) : t(`library.now.greeting_${part}`, { name }),
      todo: now ? todoOf(t, now, day) : null,
      running: now?.run ? <ContinueRow run={now.run} /> : null,
    }),
    [t, format, name, day, part, now],
  )
  useLayoutEffect(() => place.set(member), [place, member])
  useLayoutEffect(() => () => place.set(null), [place])
  useLayoutEffect(holdRememberedPlace, [])
  useLayoutEffect(() => {
    if (now) rememberRunning(now.run !== null)
  }, [now])
  return null
}

/** What the server says, at first what the device remembers of it. With another day, or a changed plan, it is asked anew. */
function useNow(day: string): Now | undefined {
  const api = useApi()
  const client = useQueryClient()
  const { queue } = usePlatform()
  const { data: now } = useQuery({ queryKey: KEY, queryFn: () => api('library.getNow') })
  const is_past = now !== undefined && now.day < day
  useEffect(() => {
    if (is_past) void client.invalidateQueries({ queryKey: KEY })
  }, [client, is_past])
  useEffect(
    () =>
      queue.onSettled(({ kind }) => {
        if (kind === 'schedule') void client.invalidateQueries({ queryKey: KEY })
      }),
    [queue, client],
  )
  return now
}
