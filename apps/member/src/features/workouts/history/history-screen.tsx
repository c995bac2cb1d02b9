import { useFormat, useLocale, useT } from '@foyer/i18n/react'
import { Button, Chip, EmptyState } from '@foyer/ui'
import { monthGrid } from '@foyer/domain/schedule'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { HistoryRow } from '@foyer/contract/workouts/history-shapes'
import { Download, Dumbbell, Flame, Ruler } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { firstDayOfWeek } from '#platform/language/first-day-of-week.ts'
import { QueryBoundary } from '#platform/screen/loaded.tsx'
import { Screen } from '#platform/screen/screen.tsx'
import { ShowMore } from '#platform/screen/show-more.tsx'
import { useToday } from '#platform/session/use-today.ts'
import { SessionSheet } from '../sessions-screen.tsx'
import { HistorySessionRow } from './history-session-row.tsx'
import styles from './history.module.css'
import { MonthCalendar } from './month-calendar.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { HISTORY_KEY } from './history-key.ts'
import { useCsvExport } from './use-csv-export.ts'

/** The member's training: weeks in a row, the days of a month, and all sessions. */
export function HistoryScreen(): ReactNode {
  const t = useT()
  const api = useApi()
  const week_start = firstDayOfWeek(useLocale())
  const summary = useQuery({
    queryKey: [...HISTORY_KEY, 'summary', week_start],
    refetchOnMount: 'always',
    queryFn: () => api('workouts.getTrainingSummary', { week_start }),
  })
  return (
    <Screen
      title={t('training.title')}
      back="/me/my-content"
      is_wide
      actions={
        <a href="/me/training/body" className={styles.icon} aria-label={t('training.body_title')}>
          <Ruler aria-hidden="true" />
        </a>
      }
    >
      <OfflineNotice of={summary} />
      <QueryBoundary query={summary}>
        {(figures) =>
          figures.session_count === 0 ? (
            <EmptyState
              icon={<Dumbbell />}
              title={t('training.empty_title')}
              text={t('training.empty_text')}
            />
          ) : (
            <>
              <Figures figures={figures} />
              <Sessions week_start={week_start} />
            </>
          )
        }
      </QueryBoundary>
    </Screen>
  )
}

type FiguresProps = {
  figures: {
    weeks_in_a_row: number
    this_week: { trained_days: number; planned_days: number | null }
    session_count: number
    first_day: string | null
  }
}

function Figures({ figures }: FiguresProps): ReactNode {
  const t = useT()
  const format = useFormat()
  const { weeks_in_a_row, this_week, session_count, first_day } = figures
  const { trained_days, planned_days } = this_week
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t('training.weeks_in_a_row', { count: weeks_in_a_row })}</dt>
        <dd>
          <Flame aria-hidden="true" />
          {format.number(weeks_in_a_row)}
        </dd>
      </div>
      <div>
        <dt>
          {planned_days ? t('training.this_week') : t('training.days_this_week', { count: trained_days })}
        </dt>
        <dd>
          {planned_days
            ? t('training.of', { done: trained_days, total: planned_days })
            : format.number(trained_days)}
        </dd>
      </div>
      <div>
        <dt>
          {first_day
            ? t('training.sessions_since', {
                count: session_count,
                month: format.day(first_day, 'month'),
              })
            : t('training.sessions')}
        </dt>
        <dd>{format.number(session_count)}</dd>
      </div>
    </dl>
  )
}

function Sessions({ week_start }: { week_start: 1 | 6 | 7 }): ReactNode {
  const t = useT()
  const api = useApi()
  const format = useFormat()
  const { day: today } = useToday()
  const [month, setMonth] = useState(`${today.slice(0, 7)}-01`)
  const [day, setDay] = useState<string | null>(null)
  const grid = monthGrid(month, week_start)
  const [from = month, to = month] = [grid.at(0), grid.at(-1)]
  const days = useQuery({
    queryKey: [...HISTORY_KEY, 'days', from, to],
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    queryFn: () => api('workouts.listTrainingDays', { from, to }),
  })
  return (
    <div className={styles.columns}>
      <MonthCalendar
        month={month}
        days={grid}
        today={today}
        chosen={day}
        marks={new Map(days.data?.items.map((item) => [item.day, item]))}
        onMonth={setMonth}
        onChoose={setDay}
      />
      <section className={styles.section} aria-labelledby="sessions">
        <div className={styles.head}>
          <h2 id="sessions" className={styles.heading}>
            {t('training.sessions')}
          </h2>
          {day === null ? (
            <a className={styles.link} href="/me/training/exercises">
              {t('training.by_exercise')}
            </a>
          ) : (
            <Chip onRemove={() => setDay(null)} remove_label={t('training.show_all_days')}>
              {format.day(day, 'near')}
            </Chip>
          )}
        </div>
        <SessionList key={day ?? 'all'} day={day} />
        <SetsExport />
      </section>
    </div>
  )
}

function SessionList({ day }: { day: string | null }): ReactNode {
  const t = useT()
  const api = useApi()
  const [open, setOpen] = useState<HistoryRow | null>(null)
  const query = useInfiniteQuery({
    queryKey: [...HISTORY_KEY, 'sessions', day],
    initialPageParam: null as string | null,
    refetchOnMount: 'always',
    queryFn: ({ pageParam }) =>
      api('workouts.listHistory', {
        ...(day === null ? {} : { day }),
        ...(pageParam === null ? {} : { cursor: pageParam }),
      }),
    getNextPageParam: ({ next_cursor }) => next_cursor,
  })
  return (
    <>
      <QueryBoundary query={query}>
        {({ pages }) => {
          const rows = pages.flatMap(({ items }) => items)
          if (rows.length === 0) return <p className={styles.none}>{t('training.none_that_day')}</p>
          return (
            <ul className={styles.rows}>
              {rows.map((row) => (
                <li key={row.id}>
                  <HistorySessionRow row={row} onOpen={() => setOpen(row)} />
                </li>
              ))}
            </ul>
          )
        }}
      </QueryBoundary>
      <ShowMore of={query} />
      {open && (
        <SessionSheet
          workout_id={open.workout_id}
          id={open.id}
          title={open.title}
          close={() => setOpen(null)}
        />
      )}
    </>
  )
}

function SetsExport(): ReactNode {
  const t = useT()
  const api = useApi()
  const { is_running, run } = useCsvExport()
  return (
    <Button
      kind="outline"
      size="small"
      icon={<Download />}
      is_busy={is_running}
      onClick={() => void run('training', (input) => api('workouts.exportSets', input))}
    >
      {t('training.download_sets')}
    </Button>
  )
}
