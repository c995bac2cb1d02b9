import type { WorkoutGroup } from '@foyer/contract/workouts/prescription'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button, IconButton } from '@foyer/ui'
import { Check, Minus, Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { formatElapsed } from '../../figures-text.ts'
import type { GroupClockState } from './create-group-clock.ts'
import styles from './group-clock.module.css'

/** The result of a group against the clock. */
export type Score = {
  rounds: number
  reps: number
  seconds: number
  is_capped: boolean
  was_paused: boolean
}

/** Bounds of the contract. */
const MAX_ROUNDS = 999
const MAX_REPS = 9999

type Props = {
  group: WorkoutGroup
  state: GroupClockState
  onSave: (score: Score) => void
  /** Goes on with the clock; null where its time is over. */
  onBack: (() => void) | null
}

/** Asks what was achieved when a clock has ended; rounds achieved start at 1. */
export function ScoreForm({ group, state, onSave, onBack }: Props): ReactNode {
  const t = useT()
  const [rounds, setRounds] = useState(Math.max(1, state.rounds))
  const [reps, setReps] = useState(0)
  const is_capped = group.kind === 'for_time' && state.is_over
  const is_finished = group.kind === 'for_time' && !state.is_over
  const seconds = Math.round(state.elapsed)
  return (
    <div className={styles.form}>
      {is_finished ? (
        <p className={styles.result}>{t('workout_modes.score_time', { time: formatElapsed(seconds) })}</p>
      ) : (
        <>
          <Stepper
            label={t('workout_modes.rounds_achieved')}
            value={rounds}
            max={MAX_ROUNDS}
            onChange={setRounds}
          />
          {(group.kind === 'amrap' || group.kind === 'for_time') && (
            <Stepper label={t('workout_modes.reps_beyond')} value={reps} max={MAX_REPS} onChange={setReps} />
          )}
        </>
      )}
      <Button
        size="large"
        is_wide
        icon={<Check />}
        onClick={() =>
          onSave({
            rounds: is_finished ? group.rounds : rounds,
            reps: is_finished ? 0 : reps,
            seconds,
            is_capped,
            was_paused: state.was_paused,
          })
        }
      >
        {t('workout_modes.save_score')}
      </Button>
      {onBack && (
        <Button kind="ghost" is_wide onClick={onBack}>
          {t('workout_modes.resume')}
        </Button>
      )}
    </div>
  )
}

type StepperProps = { label: string; value: number; max: number; onChange: (value: number) => void }

function Stepper({ label, value, max, onChange }: StepperProps): ReactNode {
  const t = useT()
  const format = useFormat()
  return (
    <div className={styles.stepper}>
      <span className={styles.stepperLabel}>{label}</span>
      <IconButton
        kind="outline"
        label={t('workout_modes.one_less', { label })}
        icon={<Minus />}
        onClick={() => onChange(Math.max(0, value - 1))}
      />
      <output className={styles.stepperValue}>{format.number(value)}</output>
      <IconButton
        kind="outline"
        label={t('workout_modes.one_more', { label })}
        icon={<Plus />}
        onClick={() => onChange(Math.min(max, value + 1))}
      />
    </div>
  )
}
