import type { HomeSummary } from '@foyer/content/views'
import { useFormat, useT } from '@foyer/i18n/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useMemo } from 'react'
import type { ReactNode } from 'react'
import { useOnline } from '../../platform/offline/use-online.ts'
import { usePlatform } from '../../platform/platform.ts'
import { useIsWide } from '../../platform/screen/use-min-width.ts'
import { useMember } from '../../platform/session/use-session.ts'
import { usePages } from '../pages/index.ts'
import { ContinueRow } from './continue-row.tsx'
import { getFirstName, useLocalTime } from './part-of-day.ts'
import { HomeAside } from './home-aside.tsx'
import { reserveRunningSpace, storeRunningHint } from './running-hint.ts'
import { toTodo } from './to-todo.ts'
import type { HomeData } from './to-todo.ts'

const KEY = ['library', 'now']

/** Stores the start page's member data where the page reads it, and renders the aside where the width allows. */
export function HomeSync(): ReactNode {
  const t = useT()
  const format = useFormat()
  const name = getFirstName(useMember()?.name ?? '')
  const localTime = useLocalTime()
  const query = useHomeData(localTime.day)
  const { data: homeData } = query
  // A completion clears the stored task, so without one the first response is awaited.
  const is_loading = useOnline() && !homeData?.todo && !query.isFetchedAfterMount
  const is_wide = useIsWide()
  const { now: homeStore } = usePages()

  /** The owner may advance the clock of a trial; the server's day is then later. */
  const day = homeData && homeData.day > localTime.day ? homeData.day : localTime.day
  const { part } = localTime
  const member = useMemo<HomeSummary>(
    () => ({
      date: format.day(day, 'weekday'),
      greeting: name === '' ? t(`library.now.hello_${part}`) : t(`library.now.greeting_${part}`, { name }),
      todo: homeData ? toTodo(t, homeData, day) : null,
      is_loading,
      running: homeData?.run && !is_wide ? <ContinueRow run={homeData.run} /> : null,
    }),
    [t, format, name, day, part, homeData, is_loading, is_wide],
  )
  useLayoutEffect(() => homeStore.set(member), [homeStore, member])
  useLayoutEffect(() => () => homeStore.set(null), [homeStore])
  useLayoutEffect(reserveRunningSpace, [])
  useLayoutEffect(() => {
    if (homeData) storeRunningHint(homeData.run !== null)
  }, [homeData])
  return is_wide ? <HomeAside home={query} day={day} /> : null
}

/** The server's data, at first the copy stored on the device. Requested again when the day or the schedule changes. */
function useHomeData(day: string): UseQueryResult<HomeData> {
  const client = useQueryClient()
  const { api, locale: lang, queue } = usePlatform()
  const query = useQuery({ queryKey: [...KEY, lang], queryFn: () => api('library.getNow', { lang }) })
  const is_past = query.data !== undefined && query.data.day < day
  useEffect(() => {
    if (is_past) void client.invalidateQueries({ queryKey: KEY })
  }, [client, is_past])
  useEffect(
    () =>
      queue.onSettled(({ kind }) => {
        if (kind === 'schedule' || kind === 'shift') void client.invalidateQueries({ queryKey: KEY })
      }),
    [queue, client],
  )
  return query
}
