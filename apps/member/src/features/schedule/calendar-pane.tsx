import { PLAIN_PAGE_TYPE } from '@foyer/content/traits'
import type { OutputFor } from '@foyer/contract/client'
import { groupByDay, listDays, scheduledDay, shiftView, toInstantRange } from '@foyer/domain/schedule'
import { useFormat, useLocale, useT } from '@foyer/i18n/react'
import { Button, EmptyState, IconButton, ListRow, RowList } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { CalendarDays, ChevronLeft, ChevronRight, Lock } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import { useHash } from '../../platform/routing/use-hash.ts'
import { Cover } from '../../platform/screen/cover.tsx'
import { QueryBoundary } from '../../platform/screen/loaded.tsx'
import { useMember, useSession } from '../../platform/session/use-session.ts'
import { useToday } from '../../platform/session/use-today.ts'
import { firstDayOfWeek } from '../../platform/language/first-day-of-week.ts'
import { itemTitle, listVisibleDays, toItemPath, type ScheduleItem } from './calendar.ts'
import { DayGrid } from './day-grid.tsx'
import styles from './calendar-pane.module.css'
import { scheduleUrl } from './schedule-url.ts'
import { useSchedule } from './use-schedule.ts'

type Occurrence = OutputFor<'schedule.listOccurrences'>['items'][number]

/** A plan of the member, or an event of the app, as the calendar lists both. */
type Entry = {
  id: string
  /** A day, or an instant. */
  date: string
  is_all_day: boolean
  is_completed: boolean
  is_locked: boolean
  title: string
  href: string | undefined
  cover: Parameters<typeof Cover>[0]
}

type CalendarPaneProps = { shows: 'both' | 'plan' | 'events'; view: 'week' | 'month' }

/** A week or month with the member's plan and the app's events. Guests see the events. */
export function CalendarPane({ shows, view }: CalendarPaneProps): ReactNode {
  const t = useT()
  const hash = useHash()
  const session = useSession()
  const is_member = useMember() !== null
  if (shows === 'plan' && session.status === 'guest') {
    return (
      <EmptyState
        icon={<Lock />}
        heading="h3"
        title={t('schedule.calendar_locked_title')}
        text={t('schedule.calendar_locked_text')}
        actions={
          <Button size="small" onClick={() => hash.open('auth')}>
            {t('common.log_in')}
          </Button>
        }
      />
    )
  }
  return <Calendar shows={shows} view={view} has_plan={is_member && shows !== 'events'} />
}

function Calendar({ shows, view, has_plan }: CalendarPaneProps & { has_plan: boolean }): ReactNode {
  const t = useT()
  const format = useFormat()
  const locale = useLocale()
  const { api } = usePlatform()
  const { zone, day: today } = useToday()
  const [chosen, setChosen] = useState(today)
  const { from, to } = listVisibleDays(view, chosen, firstDayOfWeek(locale))
  const plan = useSchedule(from, to, has_plan)
  const range = toInstantRange({ from, to }, zone)
  const events = useQuery({
    queryKey: ['schedule', 'events', range.from, range.before],
    queryFn: () => api('schedule.listOccurrences', { start: range.from, end: range.before }),
    enabled: shows !== 'plan',
  })
  const entries = [
    ...(has_plan ? (plan.data?.items ?? []).map((item) => toPlanEntry(itemTitle(t, item), item)) : []),
    ...(events.data?.items ?? []).map(toEventEntry),
  ]
  const listed = view === 'month' ? entries.filter((entry) => scheduledDay(entry, zone) === chosen) : entries
  const list = <Entries entries={listed} zone={zone} has_days={view === 'week'} />
  const withEvents = shows === 'plan' ? list : <QueryBoundary query={events}>{() => list}</QueryBoundary>
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <h3 className={styles.period}>{format.day(chosen, 'month')}</h3>
        {chosen !== today && (
          <Button kind="text" size="small" onClick={() => setChosen(today)}>
            {t('common.today')}
          </Button>
        )}
        <IconButton
          className={styles.turn}
          label={t('common.previous')}
          icon={<ChevronLeft />}
          onClick={() => setChosen(shiftView(view, chosen, -1))}
        />
        <IconButton
          className={styles.turn}
          label={t('common.next')}
          icon={<ChevronRight />}
          onClick={() => setChosen(shiftView(view, chosen, 1))}
        />
      </div>
      <DayGrid
        days={listDays({ from, to })}
        chosen={chosen}
        today={today}
        signsOf={(day) => {
          const ofDay = entries.filter((entry) => scheduledDay(entry, zone) === day)
          const open = ofDay.filter((entry) => !entry.is_completed)
          return {
            count: ofDay.length,
            is_done: ofDay.length > 0 && open.length === 0,
            dots: open.slice(0, 3).map(() => (day < today ? 'past' : 'next')),
          }
        }}
        month={view === 'month' ? chosen.slice(0, 8) : null}
        onChoose={setChosen}
      />
      {has_plan ? <QueryBoundary query={plan}>{() => withEvents}</QueryBoundary> : withEvents}
      {has_plan && (
        <a className={styles.all} href={scheduleUrl(chosen)}>
          {t('schedule.calendar_open')}
        </a>
      )}
    </div>
  )
}

/** The entries by day; in a month those of the chosen day alone. */
function Entries({
  entries,
  zone,
  has_days,
}: {
  entries: readonly Entry[]
  zone: string
  has_days: boolean
}): ReactNode {
  const t = useT()
  const format = useFormat()
  if (entries.length === 0) {
    return (
      <p className={styles.none}>
        <CalendarDays aria-hidden="true" />
        {t('schedule.empty_title')}
      </p>
    )
  }
  return groupByDay(entries, zone).map(({ day, items }) => (
    <section key={day} aria-label={format.day(day, 'weekday')}>
      {has_days && <h4 className={styles.day}>{format.day(day, 'weekday')}</h4>}
      <RowList>
        {items.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </RowList>
    </section>
  ))
}

function EntryRow({ entry }: { entry: Entry }): ReactNode {
  const t = useT()
  const format = useFormat()
  const meta = [
    entry.is_all_day ? null : format.time(entry.date),
    entry.is_locked ? t('schedule.locked') : null,
    entry.is_completed ? t('schedule.done') : null,
  ].filter((part) => part !== null)
  const row = { title: entry.title, meta: meta.join(' · '), lead: <Cover {...entry.cover} /> }
  return entry.href === undefined ? <ListRow {...row} /> : <ListRow {...row} href={entry.href} />
}

const COVER = { width: 48, height: 48 }

function toPlanEntry(title: string, item: ScheduleItem): Entry {
  const { id, item_id, date, is_all_day, is_completed } = item
  return {
    id,
    date,
    is_all_day,
    is_completed,
    title,
    is_locked: item.item?.is_locked ?? false,
    href: item.item ? toItemPath(item, item.item.path) : undefined,
    cover: {
      cover: item.item?.cover ?? null,
      asset: item.item?.cover_asset,
      of: { id: item_id, content_type: item.item?.content_type ?? PLAIN_PAGE_TYPE },
      ...COVER,
    },
  }
}

function toEventEntry({ id, page_id, title, path, starts_at, state }: Occurrence): Entry {
  return {
    id,
    date: starts_at,
    is_all_day: false,
    is_completed: false,
    is_locked: state !== 'granted',
    title,
    href: path,
    cover: { cover: null, of: { id: page_id, content_type: PLAIN_PAGE_TYPE }, ...COVER },
  }
}
