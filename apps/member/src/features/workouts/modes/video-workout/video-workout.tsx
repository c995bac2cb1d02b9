import { PageHostProvider, VideoPlayer } from '@foyer/content/views'
import type { VideoControl } from '@foyer/content/views'
import { useT } from '@foyer/i18n/react'
import { Button, IconButton } from '@foyer/ui'
import { Check, X } from 'lucide-react'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { localStore } from '#platform/storage/local.ts'
import { formatElapsed } from '../../figures-text.ts'
import type { PlayerSession } from '../../player-session.ts'
import { planEntry } from '../plan-entry.ts'
import { useExerciseText } from '../use-exercise-text.ts'
import { ChapterList } from './chapter-list.tsx'
import { ChapterScrubber } from './chapter-scrubber.tsx'
import { findChapter, listChapters, nextSetOf } from './chapters.ts'
import type { ChapterRow } from './chapters.ts'
import { useVideoHost } from './use-video-host.ts'
import styles from './video-workout.module.css'

/** Trains along with a video: the list follows it, and sets are logged while it plays. */
export function VideoWorkout({ session }: { session: PlayerSession }): ReactNode {
  const t = useT()
  const host = useVideoHost(session)
  const { state, workout } = session
  const rows = useMemo(() => listChapters(workout, state), [workout, state])
  const [control, setControl] = useState<VideoControl | null>(null)
  const [time, setTime] = useState<{ seconds: number; duration: number | null } | null>(null)
  const [chosen_id, setChosen] = useStoredChoice(session.session_id)
  const follower = useMemo(
    () => ({
      onControl: setControl,
      onTime: (seconds: number, duration: number | null) => setTime({ seconds, duration }),
    }),
    [],
  )
  const chosen = rows.find(({ id }) => id === chosen_id) ?? null
  const now = (time && findChapter(rows, time.seconds)) ?? chosen ?? rows[0] ?? null
  const choose = (row: ChapterRow): void => {
    setChosen(row.id)
    if (row.at !== null) control?.seek(row.at)
  }
  return (
    <div className={styles.layout}>
      <div className={styles.stage}>
        <PageHostProvider value={host}>
          <VideoPlayer
            video={workout.video}
            poster={null}
            title={workout.title}
            follower={follower}
            is_first
          />
        </PageHostProvider>
        <IconButton
          kind="glass"
          className={styles.close}
          label={t('common.close')}
          icon={<X />}
          onClick={session.leave}
        />
        {control && <ChapterScrubber session={session} rows={rows} time={time} onSeek={control.seek} />}
      </div>
      <div className={styles.side}>
        <h1 className={styles.name} dir="auto">
          {workout.title}
        </h1>
        <ChapterList
          session={session}
          rows={rows}
          now={now}
          seconds={time?.seconds ?? null}
          onChoose={choose}
        />
        <Button kind="outline" is_wide onClick={session.finish}>
          {t('workout_modes.finish')}
        </Button>
      </div>
      {now && <LogBar session={session} row={now} has_time={time !== null} />}
    </div>
  )
}

type LogBarProps = { session: PlayerSession; row: ChapterRow; has_time: boolean }

/** The exercise of now, and its next set with last time's weight in one tap. */
function LogBar({ session, row, has_time }: LogBarProps): ReactNode {
  const t = useT()
  const text = useExerciseText(session)
  const place = nextSetOf(row, session.state)
  const title = row.title || (row.item ? text.title(row.item.uid) : '')
  const weight = place ? text.weight(place) : ''
  const log = (): void => {
    const entry = place && planEntry(session, place)
    if (entry) session.record(entry)
  }
  return (
    <div className={styles.dock}>
      <p className={styles.dockWords}>
        <span className={styles.dockLead}>
          {has_time && row.until !== null
            ? t('workout_modes.chapter_now', { time: formatElapsed(row.until) })
            : t(has_time ? 'workout_modes.chapter_now_last' : 'workout_modes.next_up')}
        </span>
        <span className={styles.dockName} dir="auto">
          {place ? [title, text.amount(place)].filter(Boolean).join(', ') : title}
        </span>
      </p>
      {place ? (
        <Button icon={<Check />} onClick={log}>
          {weight === '' ? t('workout_modes.log_reps') : t('workout_modes.log_weight', { weight })}
        </Button>
      ) : (
        row.item && (
          <output className={styles.logged}>
            <Check size={20} aria-hidden="true" />
            {t('workout_modes.logged')}
          </output>
        )
      )}
    </div>
  )
}

/** The chosen row of a session on this device. */
function useStoredChoice(session_id: string): [id: string | null, choose: (id: string) => void] {
  const key = `foyer.video_workout.${session_id}`
  const [id, setId] = useState(() => localStore.get(key))
  const choose = useCallback(
    (next: string) => {
      localStore.set(key, next)
      setId(next)
    },
    [key],
  )
  return [id, choose]
}
