import type { HostMember } from '@foyer/content/views'
import { useFormat, useT } from '@foyer/i18n/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useMemo } from 'react'
import type { ReactNode } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { usePlatform } from '../../platform/platform.ts'
import { useIsWide } from '../../platform/screen/use-is-wide.ts'
import { useMember } from '../../platform/session/use-session.ts'
import { usePages } from '../pages/index.ts'
import { ContinueRow } from './continue-row.tsx'
import { firstName, useDayMoment } from './day-moment.ts'
import { HomeAside } from './home-aside.tsx'
import { holdRememberedPlace, rememberRunning } from './remember-running.ts'
import { todoOf } from './todo-of.ts'
import type { Now } from './todo-of.ts'

const KEY = ['library', 'now']

/** Keeps what the start page says to the member where it reads it, and draws what stands beside it where there is room. */
export function FollowNow(): ReactNode {
  const t = useT()
  const format = useFormat()
  const name = firstName(useMember()?.name ?? '')
  const moment = useDayMoment()
  const query = useNow(moment.day)
  const { data: now } = query
  const is_wide = useIsWide()
  const { now: place } = usePages()

  /** An owner may move the clock of a trial ahead; the server's day is then the later one. */
  const day = now && now.day > moment.day ? now.day : moment.day
  const { part } = moment
  const member = useMemo<HostMember>(
    () => ({
      date: format.day(day, 'weekday'),
      greeting: name === '' ? t(`library.now.hello_${part}`) : t(`library.now.greeting_${part}`, { name }),
      todo: now ? todoOf(t, now, day) : null,
      running: now?.run && !is_wide ? <ContinueRow run={now.run} /> : null,
    }),
    [t, format, name, day, part, now, is_wide],
  )
  useLayoutEffect(() => place.set(member), [place, member])
  useLayoutEffect(() => () => place.set(null), [place])
  useLayoutEffect(holdRememberedPlace, [])
  useLayoutEffect(() => {
    if (now) rememberRunning(now.run !== null)
  }, [now])
  return is_wide ? <HomeAside now={query} day={day} /> : null
}

/** What the server says, at first what the device remembers of it. With another day, or a changed plan, it is asked anew. */
function useNow(day: string): UseQueryResult<Now> {
  const api = useApi()
  const client = useQueryClient()
  const { queue } = usePlatform()
  const query = useQuery({ queryKey: KEY, queryFn: () => api('library.getNow') })
  const is_past = query.data !== undefined && query.data.day < day
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
  return query
}
