import { Minus, Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'
import { stepNumber } from './number-steps.ts'
import styles from './styles.module.css'

/** What a typed text means: a number, or what is wrong and the numbers that may be meant. */
export type NumberReading =
  | { readonly value: number }
  | {
      readonly error: string
      readonly choices: readonly { readonly label: string; readonly value: number }[]
    }

export type NumberFieldProps = FieldFrameProps & {
  readonly value: number | null
  /** Reads a typed text in the language of the person. */
  readonly read: (text: string) => NumberReading
  readonly onChange: (value: number | null) => void
  readonly increase_label: string
  readonly decrease_label: string
  readonly min?: number
  readonly max?: number
  readonly step?: number
  readonly unit?: ReactNode
  readonly name?: string
  readonly id?: string
  readonly is_disabled?: boolean
}

/** A number with buttons to decrease and increase it. A typed text is read on blur, and stays if it is no number. */
export function NumberField(props: NumberFieldProps) {
  const { label, help, note, value, read, onChange, increase_label, decrease_label, step = 1 } = props
  const { min, max, unit, name, id, is_disabled = false } = props
  const bounds = { min, max, step }
  const [draft, setDraft] = useState<string | null>(null)
  const [problem, setProblem] = useState<Exclude<NumberReading, { value: number }> | null>(null)
  const error = problem?.error ?? props.error
  const change = (next: number | null): void => {
    setDraft(null)
    setProblem(null)
    onChange(next)
  }
  const move = (by: 1 | -1): void => change(stepNumber(value, by, bounds))
  /** Whether what is typed is a number, or nothing. */
  const readDraft = (): boolean => {
    if (draft === null) return problem === null
    const reading = draft.trim() === '' ? { value: null } : read(draft)
    if ('value' in reading) change(reading.value)
    else setProblem(reading)
    return 'value' in reading
  }
  const readings = (problem?.choices ?? []).map((choice) => ({
    label: choice.label,
    onChoose: () => change(choice.value),
  }))
  const key = (by: 1 | -1, text: string) => (
    <button
      type="button"
      className={styles.inside}
      aria-label={text}
      disabled={is_disabled || (value !== null && stepNumber(value, by, bounds) === value)}
      onClick={() => move(by)}
    >
      {by < 0 ? <Minus aria-hidden="true" /> : <Plus aria-hidden="true" />}
    </button>
  )
  return (
    <FieldFrame label={label} help={help} error={error} readings={readings} note={note} id={id}>
      {(wiring) => (
        <div className={cx(styles.box, styles.stepper)}>
          {key(-1, decrease_label)}
          <input
            className={styles.input}
            type="text"
            role="spinbutton"
            inputMode="decimal"
            autoComplete="off"
            name={name}
            disabled={is_disabled}
            value={draft ?? (value === null ? '' : String(value))}
            aria-valuenow={value ?? undefined}
            aria-valuemin={min}
            aria-valuemax={max}
            onChange={(event) => setDraft(event.target.value)}
            data-unread={problem !== null || undefined}
            onBlur={readDraft}
            onKeyDown={(event) => {
              // The form would be sent with the number from before.
              if (event.key === 'Enter' && !readDraft()) event.preventDefault()
              if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
              event.preventDefault()
              move(event.key === 'ArrowUp' ? 1 : -1)
            }}
            {...wiring}
          />
          {unit && <span className={styles.unit}>{unit}</span>}
          {key(1, increase_label)}
        </div>
      )}
    </FieldFrame>
  )
}
