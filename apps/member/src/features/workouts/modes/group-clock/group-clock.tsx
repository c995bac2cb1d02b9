import type { WorkoutGroup } from '@foyer/contract/workouts/prescription'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { Check, Pause, Play, Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useStore } from '#platform/store.ts'
import { useCues } from '../../cues/use-cues.ts'
import type { Cues } from '../../cues/use-cues.ts'
import { steadyNow } from '../../cues/use-now.ts'
import { formatElapsed } from '../../figures-text.ts'
import type { PlayerSession } from '../../player-session.ts'
import { openDeviceState } from '../device-state.ts'
import { useNewest } from '../use-on-change.ts'
import { useTick } from '../use-tick.ts'
import { createGroupClock, isGroupRun } from './create-group-clock.ts'
import type { GroupClockRun, GroupClockState } from './create-group-clock.ts'
import { ScoreForm } from './score-form.tsx'
import type { Score } from './score-form.tsx'
import { useClockCues } from './use-clock-cues.ts'
import styles from './group-clock.module.css'

const TICK_MS = 200

type Props = {
  session: PlayerSession
  group: WorkoutGroup
  /** Called once a score was saved. */
  onSaved?: (() => void) | undefined
}

/** The clock of an interval, EMOM, AMRAP or group for time, and the score that it ends with. */
export function GroupClock({ session, group, onSaved }: Props): ReactNode {
  const save = (data: Score): void => {
    session.record({ activity_type: 'score', workout_group_id: group.id, workout_group_item_id: null, data })
    onSaved?.()
  }
  // What is done by the clock needs no question: all rounds were done when it ends.
  const onOver = useNewest((run: GroupClockRun) => {
    if (group.kind !== 'emom' && group.kind !== 'interval') return
    const { elapsed, was_paused } = run.state.get()
    run.clear()
    save({ rounds: group.rounds, reps: 0, seconds: Math.round(elapsed), is_capped: false, was_paused })
  })
  const [clock] = useState(() => {
    const device = openDeviceState(`group_clock.${group.id}`, session.session_id, isGroupRun)
    const made: GroupClockRun = createGroupClock({
      group,
      device,
      now: steadyNow,
      onOver: () => onOver(made),
    })
    return made
  })
  return (
    <Clock
      session={session}
      group={group}
      clock={clock}
      onSave={(score) => {
        clock.clear()
        save(score)
      }}
    />
  )
}

type ClockProps = Pick<Props, 'session' | 'group'> & { clock: GroupClockRun; onSave: (score: Score) => void }

function Clock({ session, group, clock, onSave }: ClockProps): ReactNode {
  const t = useT()
  const state = useStore(clock.state)
  const cues = useCues()
  const score = session.state.scores.get(group.id)
  useTick(clock.tick, TICK_MS)
  useClockCues(group, state, cues)
  const label = group.title || t(`pages.workout.${clockKindOf(group)}`)
  return (
    <section className={styles.clock} aria-label={label}>
      <Face session={session} group={group} state={state} />
      {state.stage === 'asks' ? (
        <ScoreForm group={group} state={state} onSave={onSave} onBack={state.is_over ? null : clock.resume} />
      ) : (
        <>
          {state.stage === 'idle' && score && (
            <output className={styles.score}>
              <Check size={18} aria-hidden="true" />
              <span>
                <ScoreText group={group} score={score} />
                {score.was_paused && ` · ${t('workout_modes.with_pause')}`}
              </span>
            </output>
          )}
          <Buttons group={group} state={state} clock={clock} cues={cues} has_score={score !== undefined} />
        </>
      )}
    </section>
  )
}

/** The time in large figures, and the round beside it. */
function Face({
  session,
  group,
  state,
}: {
  session: PlayerSession
  group: WorkoutGroup
  state: GroupClockState
}): ReactNode {
  const t = useT()
  const format = useFormat()
  const { phase } = state
  const item = phase?.item_uid == null ? null : session.state.items.find(({ uid }) => uid === phase.item_uid)
  const title = item ? session.exercises.get(item.exercise_id ?? '')?.title : undefined
  const counts_rounds = group.kind === 'amrap'
  const has_rounds = group.kind !== 'amrap'
  const round = counts_rounds ? state.rounds : Math.min(group.rounds, (phase?.round ?? group.rounds) + 1)
  return (
    <div className={styles.face} data-kind={phase?.kind ?? 'over'}>
      <div className={styles.time}>
        <span className={styles.figure} role="timer" aria-live="off">
          {formatElapsed(shownSeconds(group, state))}
        </span>
        <span className={styles.caption} dir="auto">
          {captionOf()}
        </span>
      </div>
      <div className={styles.rounds}>
        <span className={styles.roundsLabel}>
          {t(
            group.kind === 'emom'
              ? 'workout_modes.minute'
              : counts_rounds
                ? 'workout_modes.rounds_done'
                : 'workout_modes.round',
          )}
        </span>
        <span className={styles.roundsValue}>
          <span className={styles.roundsFigure}>
            {format.number(group.kind === 'for_time' ? group.rounds : round)}
          </span>
          {has_rounds && group.kind !== 'for_time' && (
            <span>{t('workout_modes.of_count', { count: group.rounds })}</span>
          )}
        </span>
      </div>
    </div>
  )

  function captionOf(): string {
    if (state.is_over) return t('workout_modes.time_over')
    if (state.stage === 'paused' || state.stage === 'asks') return t('workout_modes.paused')
    if (group.kind === 'interval' && state.stage !== 'idle')
      return phase?.kind === 'rest' ? t('workout_modes.rest') : (title ?? t('workout_modes.work'))
    return t(`workout_modes.caption_${clockKindOf(group)}`)
  }
}

function Buttons({
  group,
  state,
  clock,
  cues,
  has_score,
}: {
  group: WorkoutGroup
  state: GroupClockState
  clock: GroupClockRun
  cues: Cues
  has_score: boolean
}): ReactNode {
  const t = useT()
  const start = (): void => {
    cues.unlock()
    clock.start()
  }
  if (state.stage === 'idle')
    return (
      <Button size="large" is_wide kind={has_score ? 'outline' : 'accent'} icon={<Play />} onClick={start}>
        {t(has_score ? 'workout_modes.start_again' : 'workout_modes.start_clock')}
      </Button>
    )
  const is_paused = state.stage === 'paused'
  return (
    <div className={styles.buttons}>
      {group.kind === 'amrap' && !is_paused && (
        <Button size="large" is_wide icon={<Plus />} onClick={clock.countRound}>
          {t('workout_modes.round_done')}
        </Button>
      )}
      <div className={styles.pair}>
        <Button
          kind="outline"
          icon={is_paused ? <Play /> : <Pause />}
          onClick={() => {
            cues.unlock()
            if (is_paused) clock.resume()
            else clock.pause()
          }}
        >
          {t(is_paused ? 'workout_modes.resume' : 'workout_modes.pause')}
        </Button>
        <Button
          kind={group.kind === 'for_time' ? 'accent' : 'outline'}
          icon={<Check />}
          onClick={clock.finish}
        >
          {t('workout_modes.finish_clock')}
        </Button>
      </div>
    </div>
  )
}

/** A saved score in one line. */
function ScoreText({ group, score }: { group: WorkoutGroup; score: Omit<Score, 'was_paused'> }): ReactNode {
  const t = useT()
  const { rounds, reps, seconds, is_capped } = score
  if (group.kind === 'for_time' && !is_capped)
    return t('workout_modes.score_time', { time: formatElapsed(seconds) })
  if (group.kind === 'for_time') return t('workout_modes.score_capped', { rounds, reps })
  return t(group.kind === 'amrap' ? 'workout_modes.score_amrap' : 'workout_modes.score_rounds', {
    rounds,
    reps,
  })
}

/** Counts down where the clock ends a phase, and up where the member ends it. */
function shownSeconds(group: WorkoutGroup, state: GroupClockState): number {
  if (group.kind === 'for_time') return Math.floor(state.elapsed)
  const seconds = state.phase?.seconds
  return seconds == null ? 0 : Math.max(0, Math.ceil(seconds - state.phase_elapsed))
}

/** How a group is clocked; those without a clock of their own go by intervals. */
function clockKindOf({ kind }: WorkoutGroup): 'interval' | 'emom' | 'amrap' | 'for_time' {
  return kind === 'emom' || kind === 'amrap' || kind === 'for_time' ? kind : 'interval'
}
