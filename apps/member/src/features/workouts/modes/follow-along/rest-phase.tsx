import { useT } from '@foyer/i18n/react'
import type { Phase } from '@foyer/domain/training'
import { Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatElapsed } from '../../figures-text.ts'
import type { PlayerSession } from '../../player-session.ts'
import shared from '../modes.module.css'
import { useExerciseText } from '../use-exercise-text.ts'
import type { FollowState } from './create-follow-along.ts'
import styles from './rest-phase.module.css'
import { shareOf } from './work-phase.tsx'
import type { PhaseControls } from './work-phase.tsx'

const RADIUS = 130
const LENGTH = 2 * Math.PI * RADIUS
const STEP_SECONDS = 15

type Props = PhaseControls & {
  session: PlayerSession
  phase: Extract<Phase, { kind: 'rest' }>
  state: FollowState
  header: ReactNode
}

/** The rest between two sets: the time that is left, and what comes next. */
export function RestPhase(props: Props): ReactNode {
  const { session, phase, state, header, onPause, onNext, onExtend } = props
  const t = useT()
  const text = useExerciseText(session)
  const total = Math.max(0, phase.seconds + state.extra)
  const left = Math.max(0, Math.ceil(total - state.elapsed))
  return (
    <div className={shared.flood}>
      {header}
      <div className={styles.restHead}>
        <h1 className={styles.restTitle}>{t('workout_modes.rest')}</h1>
        {state.is_paused && <p className={styles.restPaused}>{t('workout_modes.paused')}</p>}
      </div>
      <button
        type="button"
        className={styles.ring}
        aria-label={t(state.is_paused ? 'workout_modes.resume' : 'workout_modes.pause')}
        onClick={onPause}
      >
        <svg viewBox="0 0 272 272" aria-hidden="true">
          <circle className={styles.ringTrack} cx="136" cy="136" r={RADIUS} />
          <circle
            className={styles.ringLeft}
            cx="136"
            cy="136"
            r={RADIUS}
            strokeDasharray={LENGTH}
            strokeDashoffset={LENGTH * shareOf(phase, state)}
          />
        </svg>
        <span className={styles.ringWords}>
          {state.is_paused ? (
            <Play size={64} fill="currentColor" aria-hidden="true" />
          ) : (
            <span className={styles.ringFigure} role="timer" aria-live="off">
              {formatElapsed(left)}
            </span>
          )}
          <span className={styles.ringTotal}>
            {t('workout_modes.of_time', { time: formatElapsed(Math.round(total)) })}
          </span>
        </span>
      </button>
      <div className={styles.restFoot}>
        <div className={shared.panel}>
          <p className={styles.restNext}>{t('workout_modes.next_up')}</p>
          <p className={styles.restName} dir="auto">
            {text.title(phase.place.uid)}
          </p>
          <p className={styles.restNext}>
            {[text.amount(phase.place), text.weight(phase.place)].filter(Boolean).join(' · ')}
          </p>
        </div>
        <div className={shared.actions}>
          <button
            type="button"
            className={shared.floodSide}
            aria-label={t('workout_modes.less_rest', { seconds: STEP_SECONDS })}
            onClick={() => onExtend(-STEP_SECONDS)}
          >
            −{STEP_SECONDS}
          </button>
          <button type="button" className={shared.floodMain} onClick={onNext}>
            {t('workout_modes.skip_rest')}
          </button>
          <button
            type="button"
            className={shared.floodSide}
            aria-label={t('workout_modes.more_rest', { seconds: STEP_SECONDS })}
            onClick={() => onExtend(STEP_SECONDS)}
          >
            +{STEP_SECONDS}
          </button>
        </div>
      </div>
    </div>
  )
}
