import { artUrl } from '@foyer/domain/art'
import type { CalendarView } from '@foyer/domain/constants'
import { listDays, groupByDay, shiftView } from '@foyer/domain/schedule'
import { useFormat, useLocale, useT } from '@foyer/i18n/react'
import { Button, EmptyState, IconButton, Segmented } from '@foyer/ui'
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { firstDayOfWeek } from '../../platform/language/first-day-of-week.ts'
import { lazyComponent } from '../../platform/lazy-component.tsx'
import { usePlatform } from '../../platform/platform.ts'
import { usePreference } from '../../platform/preferences.ts'
import { QueryBoundary } from '../../platform/screen/loaded.tsx'
import { Screen } from '../../platform/screen/screen.tsx'
import { useIsWide } from '../../platform/screen/use-min-width.ts'
import { useToast } from '../../platform/toasts.ts'
import { listVisibleDays, itemsOfDay, parseView, type ScheduleItem, dayMarker } from './calendar.ts'
import { DayGrid } from './day-grid.tsx'
import { PageFilter } from './page-filter.tsx'
import { parseScheduleDay, parseSchedulePage } from './schedule-url.ts'
import { ScheduleRow } from './schedule-item.tsx'
import { ScheduleTools } from './schedule-tools.tsx'
import styles from './schedule.module.css'
import { useSchedule } from './use-schedule.ts'
import { useToday } from '../../platform/session/use-today.ts'
import { formatWeekday } from './format-weekday.ts'

const PlanSheet = lazyComponent(async () => (await import('./plan-sheet.tsx')).PlanSheet)

/** The member's schedule by day, week or month; the chosen view is stored (spec sections 2 and 9). */
export function ScheduleScreen(): ReactNode {
  const t = useT()
  const toast = useToast()
  const format = useFormat()
  const locale = useLocale()
  const [storedView, storeView] = usePreference('calendar_view', null)
  const { zone, day: today } = useToday()
  const [chosen, setChosen] = useState(() => parseScheduleDay(location.search) ?? today)
  const view = parseView(storedView)
  // On wide screens the day view also shows its month.
  const pickedDay = useIsWide() && view === 'day' ? 'month' : view
  const { from, to } = listVisibleDays(pickedDay, chosen, firstDayOfWeek(locale))
  const [page_id, setPageId] = useState(() => parseSchedulePage(location.search))
  const query = useSchedule(from, to)
  const isShown = ({ context_id, item_id }: ScheduleItem): boolean =>
    page_id === null || context_id === page_id || item_id === page_id
  const [planDay, setPlanDay] = useState<string | null>(null)
  const plan = (): void => {
    if (chosen < today) toast({ text: t('errors.schedule_in_past'), tone: 'danger' })
    else setPlanDay(chosen)
  }
  const changePeriod = (n: number): void => setChosen(shiftView(view, chosen, n))
  const title = view === 'day' ? format.day(chosen, 'near') : format.day(chosen, 'month')

  return (
    <Screen
      title={title}
      is_wide
      actions={
        <>
          {chosen !== today && (
            <Button kind="text" size="small" onClick={() => setChosen(today)}>
              {t('common.today')}
            </Button>
          )}
          <IconButton
            className={styles.turn}
            label={t('common.previous')}
            icon={<ChevronLeft />}
            onClick={() => changePeriod(-1)}
          />
          <IconButton
            className={styles.turn}
            label={t('common.next')}
            icon={<ChevronRight />}
            onClick={() => changePeriod(1)}
          />
        </>
      }
    >
      {page_id !== null && <PageFilter page_id={page_id} onShowAll={() => setPageId(null)} />}
      <div className={styles.layout}>
        <div className={styles.pick}>
          <Segmented<CalendarView>
            label={t('schedule.view')}
            value={view}
            onChange={storeView}
            choices={[
              { value: 'day', label: t('schedule.view_day') },
              { value: 'week', label: t('schedule.view_week') },
              { value: 'month', label: t('schedule.view_month') },
            ]}
          />
          {pickedDay !== 'day' && (
            <DayGrid
              days={listDays({ from, to })}
              chosen={chosen}
              today={today}
              signsOf={(day) => {
                const dayItems = itemsOfDay((query.data?.items ?? []).filter(isShown), day, zone)
                return { count: dayItems.length, ...dayMarker(dayItems, day < today) }
              }}
              month={pickedDay === 'month' ? chosen.slice(0, 8) : null}
              onChoose={setChosen}
            />
          )}
        </div>
        <QueryBoundary query={query}>
          {({ items }) =>
            view === 'week' ? (
              <WeekAgenda items={items.filter(isShown)} zone={zone} today={today} onPlan={plan} />
            ) : (
              <DayAgenda
                items={itemsOfDay(items.filter(isShown), chosen, zone)}
                day={chosen}
                has_heading={view === 'month'}
                onPlan={plan}
              />
            )
          }
        </QueryBoundary>
      </div>
      <ScheduleTools />
      {planDay !== null && (
        <Suspense>
          <PlanSheet day={planDay} close={() => setPlanDay(null)} />
        </Suspense>
      )}
    </Screen>
  )
}

/** The days of a week that have items. */
function WeekAgenda({
  items,
  zone,
  today,
  onPlan,
}: {
  items: readonly ScheduleItem[]
  zone: string
  today: string
  onPlan: () => void
}): ReactNode {
  const t = useT()
  const format = useFormat()
  const locale = useLocale()
  const groups = groupByDay(items, zone)
  if (groups.length === 0) return <EmptySchedule onPlan={onPlan} />
  return (
    <div className={styles.agenda}>
      <AgendaHead onPlan={onPlan}>
        <p className={styles.meta}>{t('schedule.count', { count: items.length })}</p>
      </AgendaHead>
      {groups.map(({ day, items: dayItems }) => (
        <section
          key={day}
          className={styles.group}
          data-today={day === today}
          data-day={day}
          aria-label={format.day(day, 'weekday')}
        >
          <div className={styles.date} aria-hidden="true">
            {formatWeekday(locale, day, 'short')}
            <strong>{Number(day.slice(8))}</strong>
          </div>
          <div className={styles.items}>
            {dayItems.map((item) => (
              <ScheduleRow key={item.id} item={item} />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

function DayAgenda({
  items,
  day,
  has_heading,
  onPlan,
}: {
  items: readonly ScheduleItem[]
  day: string
  has_heading: boolean
  onPlan: () => void
}): ReactNode {
  const t = useT()
  const format = useFormat()
  return (
    <section className={styles.items} aria-label={format.day(day, 'weekday')}>
      {items.length > 0 && (
        <AgendaHead onPlan={onPlan}>
          {has_heading ? (
            <h2 className={styles.heading}>{format.day(day, 'weekday')}</h2>
          ) : (
            <p className={styles.meta}>{t('schedule.count', { count: items.length })}</p>
          )}
        </AgendaHead>
      )}
      {items.length === 0 ? (
        <EmptySchedule onPlan={onPlan} />
      ) : (
        items.map((item) => <ScheduleRow key={item.id} item={item} />)
      )}
    </section>
  )
}

/** The line above the items: what they are, and the button that adds one to the chosen day. */
function AgendaHead({ children, onPlan }: { children: ReactNode; onPlan: () => void }): ReactNode {
  const t = useT()
  return (
    <div className={styles.head}>
      {children}
      <Button kind="text" size="small" className={styles.plan} icon={<Plus />} onClick={onPlan}>
        {t('schedule.plan')}
      </Button>
    </div>
  )
}

function EmptySchedule({ onPlan }: { onPlan: () => void }): ReactNode {
  const t = useT()
  const { app } = usePlatform()
  return (
    <EmptyState
      art={artUrl(app.theme.primary_color, { motif: 'tide', tone: 'dawn', seed: 3 }, 480, 480)}
      title={t('schedule.empty_title')}
      text={t('schedule.empty_text')}
      actions={
        <Button size="small" icon={<Plus />} onClick={onPlan}>
          {t('schedule.plan')}
        </Button>
      }
    />
  )
}
