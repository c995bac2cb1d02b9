import { EXERCISE_ART_TYPE } from '@foyer/content/traits'
import { useFormat, useT } from '@foyer/i18n/react'
import type { Phase } from '@foyer/domain/training'
import { Button, IconButton, VisuallyHidden } from '@foyer/ui'
import { Check, Pause, Play, SkipBack, SkipForward } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { Cover } from '#platform/screen/cover.tsx'
import { formatElapsed } from '../../figures-text.ts'
import type { PlayerSession } from '../../player-session.ts'
import { findItem, planSet } from '../plan-entry.ts'
import { useExerciseText } from '../use-exercise-text.ts'
import type { FollowState } from './create-follow-along.ts'
import { NextCard } from './next-card.tsx'
import styles from './follow-along.module.css'

/** From here on seconds are shown as a clock. */
const CLOCK_SECONDS = 100
/** The last seconds pulse. */
const PULSE_SECONDS = 3
/** More segments than these are too narrow to read. */
const MAX_SEGMENTS = 14

/** What the member can do in a phase. */
export type PhaseControls = {
  onPause: () => void
  onNext: () => void
  onPrevious: () => void
  onComplete: () => void
  onExtend: (seconds: number) => void
}

type Props = PhaseControls & {
  session: PlayerSession
  phase: Extract<Phase, { place: unknown }>
  phases: readonly Phase[]
  state: FollowState
  header: ReactNode
}

/** A set being done, or about to be: read from three metres. */
export function WorkPhase(props: Props): ReactNode {
  const { session, phase, phases, state, header, onPause, onNext, onPrevious, onComplete } = props
  const t = useT()
  const text = useExerciseText(session)
  const { place } = phase
  const is_manual = phase.kind === 'work' && !phase.by_clock
  return (
    <div className={styles.work} data-kind={phase.kind}>
      <div className={styles.picture}>
        <Picture session={session} uid={place.uid} />
        <button
          type="button"
          className={styles.tap}
          aria-label={t(state.is_paused ? 'workout_modes.resume' : 'workout_modes.pause')}
          onClick={onPause}
        >
          {state.is_paused && (
            <span className={styles.pausedBadge}>
              <Play size={40} fill="currentColor" aria-hidden="true" />
              {t('workout_modes.paused')}
            </span>
          )}
        </button>
        <div className={styles.over_picture}>
          {header}
          <Segments phases={phases} index={state.index} share={shareOf(phase, state)} />
        </div>
      </div>
      <div className={styles.sheet}>
        <div className={styles.title}>
          <h1 className={styles.name} dir="auto">
            {text.title(place.uid)}
          </h1>
          <span className={styles.weight}>{text.weight(place)}</span>
        </div>
        <Figure session={session} phase={phase} state={state} />
        <div className={styles.bar} aria-hidden="true">
          <span style={{ inlineSize: `${shareOf(phase, state) * 100}%` }} />
        </div>
        <NextCard session={session} phases={phases} index={state.index} />
        <div className={styles.controls}>
          <IconButton
            kind="outline"
            className={styles.step}
            label={t('workout_modes.previous')}
            icon={<SkipBack />}
            onClick={onPrevious}
          />
          {is_manual && !state.is_paused ? (
            <Button size="large" icon={<Check />} onClick={onComplete}>
              {t('common.done')}
            </Button>
          ) : (
            <Button size="large" icon={state.is_paused ? <Play /> : <Pause />} onClick={onPause}>
              {t(state.is_paused ? 'workout_modes.resume' : 'workout_modes.pause')}
            </Button>
          )}
          <IconButton
            kind="outline"
            className={styles.step}
            label={t('workout_modes.next')}
            icon={<SkipForward />}
            onClick={onNext}
          />
        </div>
      </div>
    </div>
  )
}

function Picture({ session, uid }: { session: PlayerSession; uid: string }): ReactNode {
  const exercise = session.exercises.get(findItem(session, uid)?.exercise_id ?? '')
  return (
    <Cover
      cover={exercise?.cover ?? null}
      asset={exercise?.cover_asset}
      of={{ id: exercise?.page_id ?? uid, content_type: EXERCISE_ART_TYPE }}
      width={750}
      height={750}
    />
  )
}

/** The seconds that are left, or the amount that the member ends by a tap. */
function Figure({ session, phase, state }: Pick<Props, 'session' | 'phase' | 'state'>): ReactNode {
  const t = useT()
  const format = useFormat()
  if (phase.kind === 'work' && !phase.by_clock) {
    const set = planSet(session, phase.place)
    const amount = set?.amount ?? 0
    return (
      <p className={styles.figureLine}>
        <span className={styles.figure}>{amount === 0 ? '∞' : format.number(amount)}</span>
        <span className={styles.unit}>
          {amount === 0
            ? t('pages.workout.amrap')
            : t(`workout_modes.unit.${set?.unit ?? 'reps'}`, { amount })}
        </span>
      </p>
    )
  }
  const left = Math.max(0, Math.ceil(phase.seconds + state.extra - state.elapsed))
  const is_clock = left >= CLOCK_SECONDS
  return (
    <p className={styles.figureLine} role="timer" aria-live="off">
      <span
        key={left <= PULSE_SECONDS ? left : 'steady'}
        className={styles.figure}
        data-is-clock={is_clock || undefined}
        data-pulses={(left <= PULSE_SECONDS && !state.is_paused) || undefined}
      >
        {is_clock ? formatElapsed(left) : format.number(left)}
      </span>
      <span className={styles.unit}>
        {phase.kind === 'ready'
          ? t('workout_modes.get_ready')
          : is_clock
            ? ''
            : t('workout_modes.seconds', { count: left })}
      </span>
    </p>
  )
}

function Segments({
  phases,
  index,
  share,
}: {
  phases: readonly Phase[]
  index: number
  share: number
}): ReactNode {
  const t = useT()
  const work = phases.flatMap((phase, at) => (phase.kind === 'work' || phase.kind === 'group' ? [at] : []))
  const done = work.filter((at) => at < index).length
  const part = phases[index]?.kind === 'work' ? share : 0
  const label = t('workout_modes.progress', { done, count: work.length })
  if (work.length > MAX_SEGMENTS)
    return (
      <div className={styles.segments}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <span style={shareStyle((done + part) / work.length)} />
      </div>
    )
  return (
    <div className={styles.segments}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {work.map((at, place) => (
        <span key={at} style={shareStyle(place < done ? 1 : place === done ? part : 0)} />
      ))}
    </div>
  )
}

function shareStyle(share: number): CSSProperties & { '--share': number } {
  return { '--share': share }
}

/** How much of a phase has passed; an estimate never fills up before the member is done. */
export function shareOf(phase: { seconds: number; by_clock: boolean }, state: FollowState): number {
  const total = phase.seconds + state.extra
  const share = total <= 0 ? 1 : state.elapsed / total
  return Math.min(phase.by_clock ? 1 : 0.95, Math.max(0, share))
}
