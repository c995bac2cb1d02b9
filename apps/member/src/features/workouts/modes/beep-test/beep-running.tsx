import { useFormat, useT } from '@foyer/i18n/react'
import type { BeepLevel, BeepPosition, BeepResult } from '@foyer/domain/training'
import { ArrowRight, Flag } from 'lucide-react'
import { useState, type CSSProperties, type ReactNode } from 'react'
import { ConfirmDialog } from '#platform/screen/confirm-dialog.tsx'
import type { ScheduledTone } from '../../cues/create-audio-cues.ts'
import type { Cues } from '../../cues/use-cues.ts'
import { formatElapsed } from '../../figures-text.ts'
import shared from '../modes.module.css'
import { useOnChange } from '../use-on-change.ts'
import { isWarned } from './create-beep-test.ts'
import styles from './beep-test.module.css'

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** A beep is felt only when it has just sounded. */
const FRESH_SECONDS = 0.6

type Props = {
  header: ReactNode
  position: BeepPosition
  levels: readonly BeepLevel[]
  distance: number
  /** Negative while it counts in. */
  elapsed: number
  misses: readonly number[]
  /** The result of the last test. */
  last: BeepResult | null
  cues: Cues
  onMiss: () => void
  onStop: () => void
}

/** The test while it runs: level, shuttle, and the disc that runs ahead of the member. */
export function BeepRunning(props: Props): ReactNode {
  const { header, position, levels, distance, elapsed, misses, last, cues, onMiss, onStop } = props
  const t = useT()
  const format = useFormat()
  const [is_stopping, setStopping] = useState(false)
  const { level, shuttle, completed } = position
  const is_warned = isWarned(misses, completed)
  const has_missed_now = misses.at(-1) === Math.max(1, completed)
  const is_last_level = level === levels.at(-1)
  useBeeps(position, elapsed, cues)
  return (
    <div className={shared.flood}>
      {header}
      <div className={styles.board}>
        <p className={styles.side}>
          <span className={styles.label}>{t('workout_modes.level')}</span>
          <span className={styles.levelFigure}>{format.number(level.level)}</span>
        </p>
        <p className={styles.side}>
          <span className={styles.label}>{t('workout_modes.shuttle')}</span>
          <span className={styles.shuttleLine}>
            <span className={styles.shuttleFigure}>{format.number(shuttle)}</span>
            <span className={styles.of}>{t('workout_modes.of_count', { count: level.shuttles })}</span>
          </span>
        </p>
      </div>
      <div className={styles.pills} aria-hidden="true">
        {Array.from({ length: level.shuttles }, (_, index) => (
          <span
            key={index}
            data-state={index + 1 < shuttle ? 'done' : index + 1 === shuttle ? 'now' : 'open'}
          />
        ))}
      </div>
      <Course position={position} elapsed={elapsed} />
      <dl className={styles.figures}>
        <div>
          <dd>{t('pages.unit.meters', { amount: completed * distance })}</dd>
          <dt>{t('workout_modes.run')}</dt>
        </div>
        <div>
          <dd>{t('workout_modes.speed', { speed: level.speed })}</dd>
          <dt>{t('workout_modes.pace')}</dt>
        </div>
        <div>
          <dd>{formatElapsed(Math.ceil(position.level_left))}</dd>
          <dt>
            {is_last_level
              ? t('workout_modes.to_end')
              : t('workout_modes.to_level', { level: level.level + 1 })}
          </dt>
        </div>
      </dl>
      {last && (
        <p className={styles.last}>
          <Flag size={20} aria-hidden="true" />
          {t('workout_modes.last_beep', { level: last.level, shuttle: last.shuttle })}
        </p>
      )}
      <div className={shared.actions}>
        <button
          type="button"
          className={shared.floodMain}
          aria-live="polite"
          aria-disabled={elapsed < 0 || undefined}
          onClick={() => {
            if (elapsed >= 0) onMiss()
          }}
        >
          {t(is_warned ? 'workout_modes.one_missed' : 'workout_modes.missed')}
          <small>
            {t(
              is_warned && !has_missed_now
                ? 'workout_modes.missed_again'
                : is_warned
                  ? 'workout_modes.reach_next'
                  : 'workout_modes.missed_rule',
            )}
          </small>
        </button>
        <button type="button" className={shared.floodSide} onClick={() => setStopping(true)}>
          {t('workout_modes.stop')}
        </button>
      </div>
      {is_stopping && (
        <ConfirmDialog
          title={t('workout_modes.stop_title')}
          text={t('workout_modes.stop_text')}
          cancel_label={t('workout_modes.keep_running')}
          confirm_label={t('workout_modes.stop_test')}
          is_busy={false}
          onConfirm={onStop}
          close={() => setStopping(false)}
        />
      )}
    </div>
  )
}

/** The disc runs from line to line with the beep, so that the test works without sound. */
function Course({ position, elapsed }: Pick<Props, 'position' | 'elapsed'>): ReactNode {
  const t = useT()
  const format = useFormat()
  const { level, completed, shuttle_elapsed } = position
  const is_back = completed % 2 === 1
  const left = elapsed < 0 ? -elapsed : Math.max(0, level.shuttle_seconds - shuttle_elapsed)
  const words =
    elapsed < 0
      ? t('workout_modes.starts_in', { seconds: Math.ceil(left) })
      : t('workout_modes.be_here', { seconds: format.number(left, ONE_DECIMAL) })
  return (
    <div className={styles.course}>
      <span className={styles.track} aria-hidden="true" />
      {elapsed >= 0 && (
        <Disc key={completed} seconds={level.shuttle_seconds} since={shuttle_elapsed} is_back={is_back} />
      )}
      <p className={styles.lineWords} data-is-back={is_back || undefined}>
        <span>{t(is_back ? 'workout_modes.far_line' : 'workout_modes.start_line')}</span>
        <span role="timer" aria-live="off">
          {words}
        </span>
      </p>
    </div>
  )
}

/** The disc of one shuttle: it starts where the shuttle stands, also after a reload, and then runs by itself. */
function Disc({ seconds, since, is_back }: { seconds: number; since: number; is_back: boolean }): ReactNode {
  const [delay] = useState(-since)
  const style: CSSProperties & { '--seconds': string; '--delay': string } = {
    '--seconds': `${seconds}s`,
    '--delay': `${delay}s`,
  }
  return (
    <span className={styles.disc} data-is-back={is_back || undefined} style={style} aria-hidden="true">
      <ArrowRight size={22} />
    </span>
  )
}

/** Schedules the beeps of a level on the audio clock, and vibrates with them. */
function useBeeps(position: BeepPosition, elapsed: number, cues: Cues): void {
  const { level, completed } = position
  const has_started = elapsed >= 0
  useOnChange([level.level, has_started, cues.revision, cues.is_muted].join(' '), () =>
    cues.schedule(listTones(position, elapsed)),
  )
  useOnChange(String(completed), () => {
    if (completed === 0 || position.shuttle_elapsed > FRESH_SECONDS) return
    cues.vibrate(position.shuttle === 1 ? [90, 60, 90, 60, 90] : 120)
  })
}

/** The beeps that are left of a level; the last one stands for the next level. */
function listTones({ level, shuttle, shuttle_elapsed }: BeepPosition, elapsed: number): ScheduledTone[] {
  if (elapsed < 0) return [{ tone: 'level', in_seconds: -elapsed }]
  const first = level.shuttle_seconds - shuttle_elapsed
  return Array.from({ length: level.shuttles - shuttle + 1 }, (_, index): ScheduledTone => ({
    tone: shuttle + index === level.shuttles ? 'level' : 'shuttle',
    in_seconds: first + index * level.shuttle_seconds,
  }))
}
