import type { OutputFor } from '@foyer/contract/client'
import { listDays } from '@foyer/domain/schedule'
import { useT } from '@foyer/i18n/react'
import type { UseQueryResult } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { lazyComponent } from '../../platform/lazy-component.tsx'
import { QueryBoundary } from '../../platform/screen/loaded.tsx'
import { useIsWide } from '../../platform/screen/use-min-width.ts'
import { useToday } from '../../platform/session/use-today.ts'
import { AgendaHead, DayAgenda, DaysAgenda } from './agenda.tsx'
import { dayMarker, itemsOfDay, type ScheduleItem } from './calendar.ts'
import { DayGrid } from './day-grid.tsx'
import { NothingFound } from './schedule-filters.tsx'
import type { ScheduleView } from './schedule-view.ts'
import styles from './schedule.module.css'

const CalendarGrid = lazyComponent(async () => (await import('./calendar-grid.tsx')).CalendarGrid)

type Schedule = OutputFor<'schedule.listSchedule'>

type PeriodProps = {
  query: UseQueryResult<Schedule>
  view: ScheduleView
  chosen: string
  today: string
  /** The days that the view shows. */
  from: string
  to: string
  /** Whether the filters leave an item. */
  isShown: (item: ScheduleItem) => boolean
  onChoose: (day: string) => void
  onOpenDay: (day: string) => void
  onPlan: () => void
  onClear: () => void
}

/** The items of the days that are shown: on a grid of hours or weeks, or on a phone as a strip of days and a list. */
export function SchedulePeriod(props: PeriodProps): ReactNode {
  const { view, query, isShown, onClear, chosen, onPlan, today } = props
  const { zone } = useToday()
  const is_wide = useIsWide()
  if (view === 'day' || (is_wide && view !== 'agenda')) return <Grid {...props} view={view} />

  const list = (
    <QueryBoundary query={query}>
      {({ items }) => {
        const shown = items.filter(isShown)
        if (shown.length === 0 && items.length > 0) return <NothingFound onClear={onClear} />
        return view === 'month' ? (
          <DayAgenda items={itemsOfDay(shown, chosen, zone)} day={chosen} onPlan={onPlan} />
        ) : (
          <DaysAgenda items={shown} zone={zone} today={today} onPlan={onPlan} />
        )
      }}
    </QueryBoundary>
  )
  if (view === 'agenda') return <div className={styles.list}>{list}</div>
  return (
    <div className={styles.layout}>
      <div className={styles.pick}>
        <Days {...props} />
      </div>
      {list}
    </div>
  )
}

/** The days of a week or month to choose from, with the signs of their items. */
function Days({ query, view, chosen, today, from, to, isShown, onChoose }: PeriodProps): ReactNode {
  const { zone } = useToday()
  const items = (query.data?.items ?? []).filter(isShown)
  return (
    <DayGrid
      days={listDays({ from, to })}
      chosen={chosen}
      today={today}
      signsOf={(day) => {
        const dayItems = itemsOfDay(items, day, zone)
        return { count: dayItems.length, ...dayMarker(dayItems, day < today) }
      }}
      month={view === 'month' ? chosen.slice(0, 8) : null}
      onChoose={onChoose}
    />
  )
}

type GridProps = PeriodProps & { view: 'day' | 'week' | 'month' }

/** The grid stays while its items load, so that turning to the next week does not take it away. */
function Grid({ query, view, chosen, isShown, onOpenDay, onPlan, onClear, from, to }: GridProps): ReactNode {
  const t = useT()
  const { data, error, isFetching, refetch } = query
  const nothing = { items: [], timezone: '', from, to, total_count: 0 }
  return (
    <QueryBoundary query={{ data: data ?? (isFetching ? nothing : undefined), error, isFetching, refetch }}>
      {({ items }) => {
        const shown = items.filter(isShown)
        return (
          <div aria-busy={data === undefined}>
            {shown.length === 0 && items.length > 0 ? (
              <NothingFound onClear={onClear} />
            ) : (
              <AgendaHead onPlan={onPlan}>
                <output className={styles.meta}>
                  {data === undefined ? t('common.loading') : t('schedule.count', { count: shown.length })}
                </output>
              </AgendaHead>
            )}
            <Suspense fallback={<div className={styles.gridPlace} />}>
              <CalendarGrid
                key={`${view} ${from} ${data === undefined}`}
                items={shown}
                view={view}
                day={chosen}
                onOpenDay={onOpenDay}
              />
            </Suspense>
          </div>
        )
      }}
    </QueryBoundary>
  )
}
