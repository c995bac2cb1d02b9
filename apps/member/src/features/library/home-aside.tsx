import { viewRange } from '@foyer/domain/schedule'
import { addDays } from '@foyer/domain/time'
import { useLocale, useT } from '@foyer/i18n/react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useOnline } from '../../platform/offline/use-online.ts'
import { usePlatform } from '../../platform/platform.ts'
import { useMember } from '../../platform/session/use-session.ts'
import { firstDayOfWeek } from '../../platform/language/first-day-of-week.ts'
import { useSchedule, WeekStrip } from '../schedule/index.ts'
import { BrowseLink } from './browse-link.tsx'
import { ContinueRow } from './continue-row.tsx'
import styles from './home-aside.module.css'
import { MAX_NEXT, mergeNextUp, selectPlanned } from './next-up.ts'
import { NextUpList } from './next-up-list.tsx'
import type { HomeData } from './to-todo.ts'
import { Button, Loading, Skeleton } from '@foyer/ui'
import { RotateCw } from 'lucide-react'

type AsideProps = { home: UseQueryResult<HomeData>; day: string }

/**
 * Aside of the start page on wide screens: the member's week, current programs and next pages. Renders once all of
 * it has loaded, so that nothing shifts; errors are shown at its end.
 */
export function HomeAside({ home, day }: AsideProps): ReactNode {
  const t = useT()
  const { app } = usePlatform()
  const is_online = useOnline()
  const zone = useMember()?.timezone ?? app.time_zone
  const { from, to } = viewRange('week', day, firstDayOfWeek(useLocale()))
  const weekSchedule = useSchedule(from, to)
  const todo_item_id = home.data?.todo?.scheduled_item_id ?? null
  const plannedThisWeek = selectPlanned(weekSchedule.data?.items ?? [], { day, zone, todo_item_id })
  const wants_more = weekSchedule.data !== undefined && plannedThisWeek.length < MAX_NEXT
  const nextWeekSchedule = useSchedule(addDays(from, 7), addDays(to, 7), wants_more)

  const queries = wants_more ? [home, weekSchedule, nextWeekSchedule] : [home, weekSchedule]
  const missing = queries.filter(({ data }) => data === undefined)
  const is_waiting = is_online && missing.some(({ error }) => error === null)
  const plannedNextWeek = selectPlanned(nextWeekSchedule.data?.items ?? [], { day, zone, todo_item_id })
  return (
    <aside className={styles.aside} aria-label={t('library.aside.label')}>
      {is_waiting ? (
        <HomeAsideSkeleton />
      ) : (
        <>
          {weekSchedule.data && (
            <section className={styles.part} aria-labelledby="aside-week">
              <h2 id="aside-week" className={styles.heading}>
                {t('library.aside.week')}
              </h2>
              <WeekStrip {...{ from, to, zone }} today={day} items={weekSchedule.data.items} />
            </section>
          )}
          {home.data?.run && <ContinueRow run={home.data.run} />}
          {home.data && weekSchedule.data && (
            <NextUpList
              day={day}
              rows={mergeNextUp([...plannedThisWeek, ...plannedNextWeek].slice(0, MAX_NEXT), home.data.next)}
              program={home.data.run?.title ?? ''}
            />
          )}
          {home.data && home.data.run === null && <BrowseLink />}
          {missing.length > 0 && (
            <HomeAsideError
              retry={() => void Promise.all(missing.map(({ refetch }) => refetch()))}
              is_busy={missing.some(({ isFetching }) => isFetching)}
            />
          )}
        </>
      )}
    </aside>
  )
}

/** Skeleton of the aside. */
function HomeAsideSkeleton(): ReactNode {
  const t = useT()
  return (
    <Loading label={t('common.loading')}>
      <div className={styles.waiting}>
        {['4.5rem', '5.5rem', '3rem', '3rem'].map((height, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- boxes have no identity but their place
          <div key={index} className={styles.part}>
            {index < 3 && <Skeleton width="6rem" height="1.25rem" />}
            <Skeleton shape="picture" width="100%" height={height} />
          </div>
        ))}
      </div>
    </Loading>
  )
}

/** Shows that a part failed to load and why. Offline there is no retry. */
function HomeAsideError({ retry, is_busy }: { retry: () => void; is_busy: boolean }): ReactNode {
  const t = useT()
  if (!useOnline()) return <p className={styles.meta}>{t('library.aside.offline')}</p>
  return (
    <div className={styles.nothing}>
      <p className={styles.meta}>{t('library.aside.failed')}</p>
      <Button kind="text" size="small" icon={<RotateCw />} is_busy={is_busy} onClick={retry}>
        {t('common.retry')}
      </Button>
    </div>
  )
}
