import { shiftView, viewRange } from '@foyer/domain/schedule'
import { useFormat, useLocale, useT } from '@foyer/i18n/react'
import { Button, IconButton, Segmented } from '@foyer/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { firstDayOfWeek } from '../../platform/language/first-day-of-week.ts'
import { lazyComponent } from '../../platform/lazy-component.tsx'
import { usePreference } from '../../platform/preferences.ts'
import { Screen } from '../../platform/screen/screen.tsx'
import { useToday } from '../../platform/session/use-today.ts'
import { useToast } from '../../platform/toasts.ts'
import { listVisibleDays, type ScheduleItem } from './calendar.ts'
import { MoveItem } from './move-item.ts'
import { PageFilter } from './page-filter.tsx'
import { ScheduleFilters } from './schedule-filters.tsx'
import { SchedulePeriod } from './schedule-period.tsx'
import { ScheduleTools } from './schedule-tools.tsx'
import { matchesFilter, parseView, periodOf, SCHEDULE_VIEWS, type ScheduleView } from './schedule-view.ts'
import styles from './schedule.module.css'
import { useScheduleAddress } from './use-schedule-address.ts'
import { useSchedule } from './use-schedule.ts'

const MoveDialog = lazyComponent(async () => (await import('./move-dialog.tsx')).MoveDialog)
const PlanSheet = lazyComponent(async () => (await import('./plan-sheet.tsx')).PlanSheet)

/**
 * The member's schedule by day, week, month or in a list. The view is stored on the device, the day and the filters
 * are in the address (spec sections 2 and 9).
 */
export function ScheduleScreen(): ReactNode {
  const t = useT()
  const toast = useToast()
  const format = useFormat()
  const locale = useLocale()
  const [storedView, storeView] = usePreference('calendar_view', null)
  const { day: today } = useToday()
  const { day, page: page_id, filter, change } = useScheduleAddress()
  const chosen = day ?? today
  const view = parseView(storedView)
  const week_start = firstDayOfWeek(locale)
  const { from, to } =
    view === 'agenda' ? viewRange('month', chosen, week_start) : listVisibleDays(view, chosen, week_start)
  const query = useSchedule(from, to)
  const [planDay, setPlanDay] = useState<string | null>(null)
  const [moved, setMoved] = useState<ScheduleItem | null>(null)
  const isShown = (item: ScheduleItem): boolean =>
    matchesFilter(item, filter) &&
    (page_id === null || item.context_id === page_id || item.item_id === page_id)
  const choose = (next: string): void => change({ day: next === today ? null : next })
  const plan = (): void => {
    if (chosen < today) toast({ text: t('errors.schedule_in_past'), tone: 'danger' })
    else setPlanDay(chosen)
  }
  const openDay = (next: string): void => {
    storeView('day')
    choose(next)
  }
  const turn = (n: number): void => choose(shiftView(periodOf(view), chosen, n))

  return (
    <MoveItem value={setMoved}>
      <Screen
        title={view === 'day' ? format.day(chosen, 'near') : format.day(chosen, 'month')}
        is_wide
        actions={
          <>
            {chosen !== today && (
              <Button kind="text" size="small" onClick={() => choose(today)}>
                {t('common.today')}
              </Button>
            )}
            <IconButton
              className={styles.turn}
              label={t('common.previous')}
              icon={<ChevronLeft />}
              onClick={() => turn(-1)}
            />
            <IconButton
              className={styles.turn}
              label={t('common.next')}
              icon={<ChevronRight />}
              onClick={() => turn(1)}
            />
          </>
        }
      >
        {page_id !== null && <PageFilter page_id={page_id} onShowAll={() => change({ page: null })} />}
        <div className={styles.choices}>
          <Segmented<ScheduleView>
            label={t('schedule.view')}
            value={view}
            onChange={storeView}
            choices={SCHEDULE_VIEWS.map((value) => ({ value, label: t(`schedule.view_${value}`) }))}
          />
          <ScheduleFilters filter={filter} onChange={(next) => change({ filter: next })} />
        </div>
        <SchedulePeriod
          {...{ query, view, chosen, today, from, to, isShown }}
          onChoose={choose}
          onOpenDay={openDay}
          onPlan={plan}
          onClear={() => change({ filter: null, page: null })}
        />
        <ScheduleTools />
        {planDay !== null && (
          <Suspense>
            <PlanSheet day={planDay} close={() => setPlanDay(null)} />
          </Suspense>
        )}
        {moved !== null && (
          <Suspense>
            <MoveDialog item={moved} close={() => setMoved(null)} />
          </Suspense>
        )}
      </Screen>
    </MoveItem>
  )
}
