import type { OutputFor } from '@foyer/contract/client'
import type { WorkoutSession } from '@foyer/contract/workouts/shapes'
import { readSessionLog, listRowsByExercise } from '@foyer/domain/training'
import { useFormat, useT } from '@foyer/i18n/react'
import { EmptyState, Loading } from '@foyer/ui'
import { Sheet } from '@foyer/ui/sheet'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ChevronRight, Dumbbell, MessageSquareText } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { QueryBoundary } from '../../platform/screen/loaded.tsx'
import { Screen } from '../../platform/screen/screen.tsx'
import { ShowMore } from '../../platform/screen/show-more.tsx'
import { formatElapsed, toShownWeight } from './figures-text.ts'
import { formatSet, formatWeight } from './format-set.ts'
import { nameOf } from './item-list.tsx'
import { useWeightUnit } from './player-settings.ts'
import { SessionComments } from './session-comments.tsx'
import { setName } from './set-name.ts'
import styles from './sessions.module.css'

type SessionRow = OutputFor<'workouts.listSessions'>['items'][number]

/** The member's sessions of a workout, newest first; each opens to what was done. */
export function WorkoutSessionsScreen({ id }: { id: string }): ReactNode {
  const t = useT()
  const api = useApi()
  const [open, setOpen] = useState<Pick<SessionRow, 'id'> | null>(findLinkedSession)
  const query = useInfiniteQuery({
    queryKey: ['workouts', 'sessions', id],
    initialPageParam: null as string | null,
    refetchOnMount: 'always',
    queryFn: ({ pageParam }) =>
      api('workouts.listSessions', { id, ...(pageParam === null ? {} : { before: pageParam }) }),
    getNextPageParam: ({ items, has_more }) => (has_more ? (items.at(-1)?.started_at ?? null) : null),
  })
  return (
    <Screen
      title={t('workouts.history')}
      back={`/me/workout/${id}`}
      actions={
        <a href="/me/training" className={styles.all}>
          {t('workouts.all_training')}
        </a>
      }
    >
      <QueryBoundary query={query}>
        {({ pages }) => {
          const rows = pages.flatMap(({ items }) => items)
          if (rows.length === 0)
            return (
              <EmptyState
                icon={<Dumbbell />}
                title={t('workouts.no_sessions')}
                text={t('workouts.no_sessions_text')}
              />
            )
          return (
            <ul className={styles.rows}>
              {rows.map((row) => (
                <li key={row.id}>
                  <button type="button" className={styles.row} onClick={() => setOpen(row)}>
                    <SessionLine row={row} />
                    <ChevronRight aria-hidden="true" />
                  </button>
                </li>
              ))}
            </ul>
          )
        }}
      </QueryBoundary>
      <ShowMore of={query} />
      {open && <SessionSheet workout_id={id} id={open.id} close={() => setOpen(null)} />}
    </Screen>
  )
}

/** The session that the address names, as a mail about a comment does. */
function findLinkedSession(): { id: string } | null {
  const id = new URLSearchParams(window.location.search).get('open')
  return id === null ? null : { id }
}

function SessionLine({ row }: { row: SessionRow }): ReactNode {
  const t = useT()
  const format = useFormat()
  const [unit] = useWeightUnit()
  const { figures } = row
  const parts = [
    t('pages.facts.sets', { count: figures.sets }),
    figures.volume_kg > 0 && formatWeight(t, Math.round(toShownWeight(figures.volume_kg, 'kg', unit)), unit),
    figures.seconds === null ? t('workouts.running') : formatElapsed(figures.seconds),
  ]
  return (
    <span className={styles.words}>
      <span className={styles.day}>{format.day(row.local_date, 'weekday')}</span>
      <span className={styles.figures}>{parts.filter(Boolean).join(' · ')}</span>
      {row.comments.length > 0 && (
        <span className={styles.commented}>
          <MessageSquareText aria-hidden="true" />
          {t('workouts.comments', { count: row.comments.length })}
        </span>
      )}
    </span>
  )
}

type SheetProps = { workout_id: string; id: string; title?: string; close: () => void }

/** What was done in a session; its title is the day unless another is given. */
export function SessionSheet({ workout_id, id, title, close }: SheetProps): ReactNode {
  const t = useT()
  const api = useApi()
  const format = useFormat()
  const query = useQuery({
    queryKey: ['workouts', 'session', id],
    queryFn: () => api('workouts.getSession', { id: workout_id, session_id: id }),
  })
  return (
    <Sheet
      is_open
      onOpenChange={(is_open) => {
        if (!is_open) close()
      }}
      title={title ?? (query.data ? format.day(query.data.local_date, 'weekday') : t('workouts.history'))}
      close_label={t('common.close')}
    >
      <QueryBoundary query={query} waiting={<Loading label={t('common.loading')}>{null}</Loading>}>
        {(session) => (
          <>
            <SessionComments comments={session.comments} />
            <SessionDetail session={session} />
          </>
        )}
      </QueryBoundary>
    </Sheet>
  )
}

function SessionDetail({ session }: { session: WorkoutSession }): ReactNode {
  const t = useT()
  const format = useFormat()
  const [unit] = useWeightUnit()
  const state = readSessionLog(session.workout, session.activities)
  const titles = new Map(session.exercises.map((card) => [card.page_id, card]))
  const parts = state.items
    .flatMap((item) => listRowsByExercise(item).map((part) => ({ item, ...part })))
    .filter(({ rows }) => rows.some((row) => row.is_done))
  if (parts.length === 0) return <p className={styles.none}>{t('workouts.nothing_logged')}</p>
  return (
    <ul className={styles.items}>
      {parts.map(({ item, exercise_id, rows }) => (
        <li key={`${item.uid} ${exercise_id}`}>
          <h3 className={styles.name} dir="auto">
            {nameOf(t, { ...item, exercise_id }, titles)}
          </h3>
          <ol className={styles.sets}>
            {rows.map(
              (set) =>
                set.is_done &&
                set.values && (
                  <li key={set.row}>
                    <span className={styles.setName}>{setName(t, item, set)}</span>
                    <span className={styles.setValue}>{formatSet(t, format, set.values, unit)}</span>
                    <span className={styles.setName}>
                      {set.values.rpe !== null && t('pages.workout.rpe', { rpe: set.values.rpe })}
                    </span>
                  </li>
                ),
            )}
          </ol>
        </li>
      ))}
    </ul>
  )
}
