import type { NumberField } from '@foyer/content/definitions'
import { TextField } from '@foyer/ui'
import { useState } from 'react'
import type { FieldProps } from '../field-props.ts'
import { readNumber, stepBy } from '../read-number.ts'

/** A number. What is out of bounds is kept and named, so that nobody's typing is changed behind their back. */
export function NumberInput({
  field,
  value,
  onChange,
  label,
  help,
  error,
  is_optional,
}: FieldProps<NumberField>) {
  const [typed, setTyped] = useState<string | null>(null)
  const number = typeof value === 'number' ? value : null
  const shown = typed !== null && readNumber(typed) === number ? typed : (number?.toString() ?? '')
  const change = (text: string): void => {
    setTyped(text)
    const next = readNumber(text)
    if (next !== null || (is_optional && text.trim() === '')) onChange(next)
  }
  return (
    <TextField
      label={label}
      help={help}
      error={error}
      unit={field.unit}
      inputMode="decimal"
      autoComplete="off"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native number field hides what it cannot read
      role="spinbutton"
      aria-valuenow={number ?? undefined}
      aria-valuemin={field.min}
      aria-valuemax={field.max}
      value={typed !== null && readNumber(typed) === null ? typed : shown}
      onChange={(event) => change(event.target.value)}
      onBlur={() => setTyped(null)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
        event.preventDefault()
        setTyped(null)
        onChange(stepBy(number ?? 0, event.key === 'ArrowUp' ? 1 : -1, field))
      }}
    />
  )
}
