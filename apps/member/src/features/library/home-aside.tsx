import { rangeOf } from '@foyer/domain/schedule'
import { addDays } from '@foyer/domain/time'
import { useLocale, useT } from '@foyer/i18n/react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useOnline } from '../../platform/offline/use-online.ts'
import { usePlatform } from '../../platform/platform.ts'
import { useMember } from '../../platform/session/use-session.ts'
import { useSchedule, WeekStrip, weekStartOf } from '../schedule/index.ts'
import { AsideAbsent, AsideSkeleton } from './aside-states.tsx'
import { ContinueRow } from './continue-row.tsx'
import styles from './home-aside.module.css'
import { MOST_NEXT, nextUp, plannedNext } from './next-up.ts'
import { NextUpList } from './next-up-list.tsx'
import type { Now } from './todo-of.ts'

type AsideProps = { now: UseQueryResult<Now>; day: string }

/**
 * What stands beside the start page on wide screens: the member's week, what they are in the middle of, and what comes
 * next. It is drawn at once when all of it is known, so that nothing in it moves; what cannot be had says so at its end.
 */
export function HomeAside({ now, day }: AsideProps): ReactNode {
  const t = useT()
  const { app } = usePlatform()
  const is_online = useOnline()
  const zone = useMember()?.timezone ?? app.time_zone
  const { from, to } = rangeOf('week', day, weekStartOf(useLocale()))
  const week = useSchedule(from, to)
  const todo_id = now.data?.todo?.page_id ?? null
  const planned = plannedNext(week.data?.items ?? [], { day, zone, todo_id })
  const wants_more = week.data !== undefined && planned.length < MOST_NEXT
  const following = useSchedule(addDays(from, 7), addDays(to, 7), wants_more)

  const wanted = wants_more ? [now, week, following] : [now, week]
  const absent = wanted.filter(({ data }) => data === undefined)
  const is_waiting = is_online && absent.some(({ error }) => error === null)
  const later = plannedNext(following.data?.items ?? [], { day, zone, todo_id })
  return (
    <aside className={styles.aside} aria-label={t('library.aside.label')}>
      {is_waiting ? (
        <AsideSkeleton />
      ) : (
        <>
          {week.data && (
            <section className={styles.part} aria-labelledby="aside-week">
              <h2 id="aside-week" className={styles.heading}>
                {t('library.aside.week')}
              </h2>
              <WeekStrip {...{ from, to, zone }} today={day} items={week.data.items} />
            </section>
          )}
          {now.data?.run && <ContinueRow run={now.data.run} />}
          {now.data && week.data && (
            <NextUpList
              day={day}
              rows={nextUp([...planned, ...later].slice(0, MOST_NEXT), now.data.next)}
              program={now.data.run?.title ?? ''}
            />
          )}
          {absent.length > 0 && (
            <AsideAbsent
              retry={() => void Promise.all(absent.map(({ refetch }) => refetch()))}
              is_busy={absent.some(({ isFetching }) => isFetching)}
            />
          )}
        </>
      )}
    </aside>
  )
}
