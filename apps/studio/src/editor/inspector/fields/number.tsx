import type { NumberField } from '@foyer/content/definitions'
import { TextField } from '@foyer/ui'
import { useState } from 'react'
import type { FieldProps } from '../field-props.ts'
import { parseNumber, stepBy } from '../parse-number.ts'

/** A number. An out-of-range value is stored and marked as an error, so that the typed text does not change. */
export function NumberInput({
  field,
  value,
  onChange,
  label,
  help,
  error,
  is_optional,
}: FieldProps<NumberField>) {
  const [input_text, setInputText] = useState<string | null>(null)
  const number = typeof value === 'number' ? value : null
  const shown =
    input_text !== null && parseNumber(input_text) === number ? input_text : (number?.toString() ?? '')
  const change = (text: string): void => {
    setInputText(text)
    const next = parseNumber(text)
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
      value={input_text !== null && parseNumber(input_text) === null ? input_text : shown}
      onChange={(event) => change(event.target.value)}
      onBlur={() => setInputText(null)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
        event.preventDefault()
        setInputText(null)
        onChange(stepBy(number ?? 0, event.key === 'ArrowUp' ? 1 : -1, field))
      }}
    />
  )
}
