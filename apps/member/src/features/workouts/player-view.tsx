import type { WeightUnit } from '@foyer/contract/rules/workouts'
import { countSeconds } from '@foyer/domain/training'
import { useT } from '@foyer/i18n/react'
import { Button, IconButton, ProgressSegments } from '@foyer/ui'
import { ListOrdered, Pause, Play, Volume2, VolumeX, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useCues, type Cues } from './cues/use-cues.ts'
import { useNow } from './cues/use-now.ts'
import { Dock } from './dock.tsx'
import { ExerciseView } from './exercise-view.tsx'
import { formatElapsed } from './figures-text.ts'
import { ChangedNotice } from './changed-notice.tsx'
import { LogNotice } from './log-notice.tsx'
import { Overview } from './overview.tsx'
import { OverviewSheet } from './overview-sheet.tsx'
import type { PlayerSession } from './player-session.ts'
import styles from './player.module.css'
import { RestBar, RestView } from './rest-view.tsx'
import { RoundView } from './round-view.tsx'
import { usePlayer, type Player } from './use-player.ts'
import { usePlayerKeys } from './use-player-keys.ts'
import type { LogSession } from './log-database.ts'
import type { WorkoutLog } from './workout-log.ts'

type PlayerViewProps = {
  log: WorkoutLog
  stored: LogSession
  session: PlayerSession
  onWeightUnit: (unit: WeightUnit) => void
}

/** The player in the modes list and grouped: the exercise, its sets, and the dock in which they are logged. */
export function PlayerView({ log, stored, session, onWeightUnit }: PlayerViewProps): ReactNode {
  const t = useT()
  const player = usePlayer({ log, stored, session })
  const cues = useCues()
  const [is_overview_open, setOverviewOpen] = useState(false)
  const [shows_rest, setShowsRest] = useState(true)
  const { current, rest } = player
  const is_round = session.mode === 'grouped' && current?.item.group.kind !== 'single'
  const { is_paused } = session.state
  const logSet = (): void => {
    if (is_paused) return player.setPaused(false)
    cues.unlock()
    setShowsRest(true)
    player.log()
  }
  usePlayerKeys(player, logSet)
  useRestSignal(rest?.ends_at ?? null, cues)

  return (
    <div className={styles.player} data-kind={is_round ? 'round' : 'item'}>
      <Header
        player={player}
        is_muted={cues.is_muted}
        onMute={() => cues.setMuted(!cues.is_muted)}
        onOverview={() => setOverviewOpen(true)}
      />
      <nav className={styles.side} aria-label={t('workouts.overview')}>
        <Overview player={player} />
      </nav>
      <div className={styles.stage}>
        {is_round ? <RoundView player={player} /> : <ExerciseView player={player} />}
      </div>
      <div className={styles.dock}>
        <LogNotice log={log} stored={stored} />
        {rest && !shows_rest && <RestBar rest={rest} onOpen={() => setShowsRest(true)} />}
        {is_paused ? (
          <PausedDock onResume={() => player.setPaused(false)} />
        ) : (
          <Dock player={player} is_round={is_round} onLog={logSet} />
        )}
      </div>
      {rest && shows_rest && !is_paused && (
        <RestView player={player} rest={rest} onHide={() => setShowsRest(false)} />
      )}
      {is_overview_open && (
        <OverviewSheet
          player={player}
          onWeightUnit={onWeightUnit}
          notice={<ChangedNotice stored={stored} />}
          close={() => setOverviewOpen(false)}
        />
      )}
    </div>
  )
}

/** In place of the sets while the workout stands still. */
function PausedDock({ onResume }: { onResume: () => void }): ReactNode {
  const t = useT()
  return (
    <div className={styles.paused}>
      <output>{t('workout_modes.paused')}</output>
      <Button is_wide size="large" icon={<Play />} onClick={onResume}>
        {t('workout_modes.resume')}
      </Button>
    </div>
  )
}

type HeaderProps = { player: Player; is_muted: boolean; onMute: () => void; onOverview: () => void }

function Header({ player, is_muted, onMute, onOverview }: HeaderProps): ReactNode {
  const t = useT()
  const { session, counts } = player
  const { state, workout } = session
  const progress_text = t('workouts.sets_done', { done: counts.done, total: counts.total })
  const shares = state.items
    .filter(({ is_skipped, rows }) => !is_skipped && rows.length > 0)
    .map(({ rows }) => rows.filter(({ is_done }) => is_done).length / rows.length)
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <IconButton kind="ghost" label={t('common.close')} icon={<X />} onClick={session.leave} />
        <h1 className={styles.barTitle}>
          <span dir="auto">{workout.title}</span>
        </h1>
        <p className={styles.clock}>
          <Elapsed session={session} />
          <span className={styles.counts}>{progress_text}</span>
        </p>
        <IconButton
          kind="ghost"
          className={styles.pauseButton}
          label={t(state.is_paused ? 'workout_modes.resume' : 'workout_modes.pause')}
          icon={state.is_paused ? <Play /> : <Pause />}
          onClick={() => player.setPaused(!state.is_paused)}
        />
        <IconButton
          kind="ghost"
          className={styles.overviewButton}
          label={t('workouts.overview')}
          icon={<ListOrdered />}
          onClick={onOverview}
        />
        <IconButton
          kind="ghost"
          label={t(is_muted ? 'workouts.unmute' : 'workouts.mute')}
          icon={is_muted ? <VolumeX /> : <Volume2 />}
          onClick={onMute}
        />
      </div>
      <div className={styles.segments}>
        <ProgressSegments
          label={workout.title}
          value_text={progress_text}
          value={counts.done}
          max={counts.total}
          shares={shares}
        />
      </div>
    </header>
  )
}

function Elapsed({ session }: { session: PlayerSession }): ReactNode {
  const now = useNow(250)
  const seconds = countSeconds(session.state, session.started_at, new Date(now).toISOString())
  return <span className={styles.elapsed}>{formatElapsed(seconds)}</span>
}

/** Plays the end of a rest; not of one that ended before the page was opened. */
function useRestSignal(ends_at: number | null, { schedule, vibrate, revision }: Cues): void {
  const buzz = useEffectEvent(vibrate)
  const plan = useEffectEvent((left: number, _revision: number) =>
    schedule(left > 0 ? [{ tone: 'start', in_seconds: left / 1000 }] : []),
  )
  useEffect(() => plan((ends_at ?? 0) - Date.now(), revision), [ends_at, revision])
  useEffect(() => {
    const left = (ends_at ?? 0) - Date.now()
    if (left <= 0) return undefined
    const timer = setTimeout(() => buzz([200, 80, 200]), left)
    return () => clearTimeout(timer)
  }, [ends_at])
}
