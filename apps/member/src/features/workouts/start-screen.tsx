import { ApiError } from '@foyer/contract/api-error'
import type { PageBody } from '@foyer/contract/pages/page-index'
import type { SessionEntry, SessionMode } from '@foyer/contract/workouts/shapes'
import { toTimeZone } from '@foyer/domain/time'
import { estimateMinutes, readSessionLog } from '@foyer/domain/training'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button, EmptyState, IconButton, Segmented } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { Dumbbell, History, Play, X } from 'lucide-react'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { usePlatform } from '../../platform/platform.ts'
import { usePreference } from '../../platform/preferences.ts'
import { QueryBoundary } from '../../platform/screen/loaded.tsx'
import { usePages } from '../pages/index.ts'
import { ItemList } from './item-list.tsx'
import { modeViews } from './modes/index.ts'
import type { NewEntry } from './player-session.ts'
import { useWeightUnit } from './player-settings.ts'
import styles from './player.module.css'
import { useLastTimes } from './use-last-times.ts'
import { useSwappedWorkout } from './swaps/use-swapped-workout.ts'
import { countSets } from './use-player.ts'
import { chooseMode, listModes, readWorkoutPage } from './workout-source.ts'
import type { WorkoutLog } from './workout-log.ts'

/** How long a session that another device left open is offered here. */
const OPEN_HOURS = 12

/** What is to do in a workout, and how, before it starts. */
export function StartScreen({ log, workout_id }: { log: WorkoutLog; workout_id: string }): ReactNode {
  const query = useWorkoutPage(workout_id)
  return (
    <QueryBoundary query={query}>
      {(index) => index && <Start log={log} workout_id={workout_id} index={index} />}
    </QueryBoundary>
  )
}

function Start({
  log,
  workout_id,
  index,
}: {
  log: WorkoutLog
  workout_id: string
  index: PageBody
}): ReactNode {
  const t = useT()
  const format = useFormat()
  const { location } = usePlatform()
  const [unit] = useWeightUnit()
  const { workout, exercises } = useMemo(() => readWorkoutPage(index), [index])
  const { page_data: page_path, page_id } = index.page
  const last_times = useLastTimes(workout_id)
  useSessionElsewhere({ log, workout_id, page_id, page_path })
  const modes = listModes(workout).filter((mode) => isPlayable(mode))
  const [mode, setMode] = useStoredMode(modes)
  const { entries, alternates } = useSwappedWorkout(workout)
  const state = readSessionLog(workout, entries.map(stampEntry))
  const counts = countSets(state)

  const close = (): void => location.navigate(page_path, { replace: true })
  const start = (): void => {
    if (mode === null) return
    const session_id = log.start({
      workout_id,
      page_id,
      page_path,
      mode,
      time_zone: toTimeZone(new Intl.DateTimeFormat().resolvedOptions().timeZone),
      release_id: index.release_id,
      workout,
      exercises: [...exercises, ...alternates],
      last_times: last_times ?? [],
    })
    for (const entry of entries) log.record(session_id, entry)
  }

  return (
    <div className={styles.start}>
      <div className={styles.startBar}>
        <IconButton kind="ghost" label={t('common.close')} icon={<X />} onClick={close} />
        <a className={styles.iconLink} href={`/me/workout/${workout_id}/sessions`}>
          <History aria-hidden="true" />
          {t('workouts.history')}
        </a>
      </div>
      <div className={styles.startBody}>
        <h1 className={styles.startTitle} dir="auto">
          {workout.title}
        </h1>
        {mode === null ? (
          <EmptyState icon={<Dumbbell />} title={t('workouts.empty')} text={t('workouts.empty_text')} />
        ) : (
          <>
            <p className={styles.startMeta}>
              {[
                t('pages.facts.exercises', { count: state.items.length }),
                t('pages.facts.sets', { count: counts.total }),
                t('pages.facts.about_minutes', { count: estimateMinutes(workout.groups) }),
              ].join(' · ')}
            </p>
            {modes.length > 1 && (
              <Segmented
                label={t('workouts.mode')}
                value={mode}
                onChange={setMode}
                choices={modes.slice(0, 4).map((value) => ({ value, label: t(`workouts.mode_${value}`) }))}
              />
            )}
            <ItemList
              items={state.items}
              exercises={new Map([...exercises, ...alternates].map((card) => [card.page_id, card]))}
              last_times={new Map((last_times ?? []).map((last) => [last.exercise_id, last]))}
              unit={unit}
              format={format}
            />
          </>
        )}
      </div>
      {mode !== null && (
        <div className={styles.startFoot}>
          <Button is_wide size="large" icon={<Play fill="currentColor" />} onClick={start}>
            {t('workouts.start')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** An entry of a session that has not begun. */
function stampEntry(entry: NewEntry, index: number): SessionEntry {
  return { ...entry, id: `${index}`, at: '', clock: '' }
}

function isPlayable(mode: SessionMode): boolean {
  return mode === 'list' || mode === 'grouped' || modeViews[mode] !== undefined
}

/** The chosen mode; a stored one that is unknown counts as none, and is replaced by the next choice. */
function useStoredMode(modes: readonly SessionMode[]): [SessionMode | null, (mode: SessionMode) => void] {
  const [stored, store] = usePreference('workout_mode', null)
  const [chosen, setChosen] = useState<SessionMode | null>(null)
  let mode: SessionMode | null
  try {
    mode = chosen ?? chooseMode(stored, modes)
  } catch {
    mode = chooseMode(null, modes)
  }
  return [
    mode,
    (next) => {
      setChosen(next)
      store(next)
    },
  ]
}

/** The page of the workout, from the path that it was opened at, else by its id. A locked one shows itself. */
function useWorkoutPage(workout_id: string) {
  const api = useApi()
  const { location } = usePlatform()
  const { source } = usePages()
  return useQuery({
    queryKey: ['workouts', 'page', workout_id],
    retry: false,
    networkMode: 'always',
    queryFn: async (): Promise<PageBody | null> => {
      const from = new URLSearchParams(globalThis.location.search).get('from')
      const path = from ?? (await api('pages.getPagePath', { id: workout_id })).path
      const fetched = await source.fetchPage(path)
      const found = fetched.status === 'offline' ? await source.readCached(path) : fetched
      if (found?.status === 'open' && found.index.page.page_id === workout_id) return found.index
      if (found === null) throw new ApiError(0, { code: 'network' })
      location.navigate(path, { replace: true })
      return null
    },
  })
}

/** Takes over a session of this workout that the member left open on another device. */
function useSessionElsewhere({
  log,
  workout_id,
  page_id,
  page_path,
}: {
  log: WorkoutLog
  workout_id: string
  page_id: string
  page_path: string
}): void {
  const api = useApi()
  const { data } = useQuery({
    queryKey: ['workouts', 'open', workout_id],
    refetchOnMount: 'always',
    queryFn: async () => {
      const { items } = await api('workouts.listSessions', { id: workout_id, limit: 5 })
      const since = Date.now() - OPEN_HOURS * 3_600_000
      const known = log.sessions.get().map(({ id }) => id)
      const open = items.find(
        ({ id, finished_at, started_at }) =>
          finished_at === null && Date.parse(started_at) > since && !known.includes(id),
      )
      if (!open) return null
      const [session, { items: last_times }] = await Promise.all([
        api('workouts.getSession', { id: workout_id, session_id: open.id }),
        api('workouts.listLastTimes', { id: workout_id }),
      ])
      return { session, last_times }
    },
  })
  useEffect(() => {
    if (data) log.adopt(data.session, { page_id, page_path, last_times: data.last_times })
  }, [data, log, page_id, page_path])
}
