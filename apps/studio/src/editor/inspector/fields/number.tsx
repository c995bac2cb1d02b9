import { formatClock, type NumberField } from '@foyer/content/definitions'
import { readDuration } from '@foyer/domain/training'
import { useLocale, useT } from '@foyer/i18n/react'
import { TextField } from '@foyer/ui'
import { useState } from 'react'
import { NumberTextField } from '#platform/parts/number-text-field.tsx'
import type { FieldProps } from '../field-props.ts'

/** A number. An out-of-range value is stored and marked as an error, so that the typed text does not change. */
export function NumberInput(props: FieldProps<NumberField>) {
  const { field, value, onChange, label, help, error, is_optional } = props
  if (field.is_clock) return <ClockInput {...props} />
  return (
    <NumberTextField
      label={label}
      help={help}
      error={error}
      unit={field.unit}
      min={field.min}
      max={field.max}
      {...(field.step !== undefined && { step: field.step })}
      is_nullable={is_optional}
      value={typeof value === 'number' ? value : null}
      onChange={onChange}
    />
  )
}

/** Seconds as a clock: "90", "1:30" and "2 min" are the same to it as they are to people. Arrows go by 5 seconds. */
function ClockInput({ field, value, onChange, label, help, error }: FieldProps<NumberField>) {
  const t = useT()
  const locale = useLocale()
  const [text, setText] = useState<string | null>(null)
  const [is_left, setIsLeft] = useState(false)
  const seconds = typeof value === 'number' ? value : null
  const is_unread = text !== null && readDuration(text, locale) === null
  return (
    <TextField
      label={label}
      help={help}
      error={is_left && is_unread ? t('editor.field.not_a_time') : error}
      unit={t('editor.field.clock')}
      autoComplete="off"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native number field shows no clock
      role="spinbutton"
      aria-valuenow={seconds ?? undefined}
      aria-valuetext={seconds === null ? undefined : formatClock(seconds)}
      aria-valuemin={field.min}
      aria-valuemax={field.max}
      value={text ?? (seconds === null ? '' : formatClock(seconds))}
      onChange={(event) => {
        const typed = event.target.value
        const read = readDuration(typed, locale)
        setText(typed)
        setIsLeft(false)
        if (read !== null) onChange(read)
      }}
      onBlur={() => {
        setIsLeft(true)
        if (!is_unread) setText(null)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
        event.preventDefault()
        const next = (seconds ?? 0) + (event.key === 'ArrowUp' ? CLOCK_STEP : -CLOCK_STEP)
        setText(null)
        onChange(Math.min(Math.max(next, field.min), field.max))
      }}
    />
  )
}

const CLOCK_STEP = 5
