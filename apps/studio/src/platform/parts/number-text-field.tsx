import { writeNumber } from '@foyer/domain/numbers'
import { useLocale } from '@foyer/i18n/react'
import { TextField } from '@foyer/ui'
import { useState, type ReactNode } from 'react'
import { useNumberReader } from '../use-number-reader.ts'

type NumberTextFieldProps = {
  readonly label: string
  readonly value: number | null
  /** Called while a person types, with null for an empty or unclear text where the number may be absent. */
  readonly onChange: (value: number | null) => void
  readonly min?: number
  readonly max?: number
  readonly step?: number
  readonly decimals?: number
  readonly is_nullable?: boolean
  readonly unit?: ReactNode
  readonly help?: ReactNode
  readonly error?: string | undefined
}

/**
 * A number as text. What cannot be read stays and is marked when the field is left; a number out of range is passed
 * on, so that the form marks it.
 */
export function NumberTextField(props: NumberTextFieldProps) {
  const { label, value, onChange, min = -Infinity, max = Infinity, step, decimals, is_nullable, unit } = props
  const locale = useLocale()
  const read = useNumberReader({ decimals })
  const [text, setText] = useState<string | null>(null)
  const [is_left, setIsLeft] = useState(false)
  const reading = text === null || text.trim() === '' ? null : read(text)
  const problem = reading && !('value' in reading) ? reading : null
  const written = value === null ? '' : writeNumber(String(value), { locale })
  const is_text_shown = text !== null && (problem !== null || !is_left)
  const change = (typed: string): void => {
    setText(typed)
    setIsLeft(false)
    const next = typed.trim() === '' ? null : read(typed)
    if (next && 'value' in next) onChange(next.value)
    else if (is_nullable) onChange(null)
  }
  const set = (next: number): void => {
    setText(null)
    onChange(next)
  }
  const choices = (is_left && problem?.choices) || []
  return (
    <TextField
      label={label}
      help={props.help}
      readings={choices.map((choice) => ({ label: choice.label, onChoose: () => set(choice.value) }))}
      error={is_left && problem ? problem.error : props.error}
      unit={unit}
      inputMode="decimal"
      autoComplete="off"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native number field hides what it cannot read
      role="spinbutton"
      aria-valuenow={value ?? undefined}
      aria-valuemin={props.min}
      aria-valuemax={props.max}
      value={is_text_shown ? text : written}
      onChange={(event) => change(event.target.value)}
      onBlur={() => {
        setIsLeft(true)
        if (problem === null) setText(null)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
        event.preventDefault()
        set(stepBy(value ?? 0, event.key === 'ArrowUp' ? 1 : -1, { min, max, ...(step && { step }) }))
      }}
    />
  )
}

/** One step up or down, within the bounds. */
function stepBy(
  value: number,
  direction: 1 | -1,
  bounds: { min: number; max: number; step?: number },
): number {
  const step = bounds.step ?? 1
  const next = Math.round((value + direction * step) * 1000) / 1000
  return Math.min(Math.max(next, bounds.min), bounds.max)
}
