import type { DayField } from '@foyer/content/definitions'
import { TextField } from '@foyer/ui'
import { toText, type FieldProps } from '../field-props.ts'

/** A day of the calendar, or none. */
export function DayInput({ value, onChange, label, help, error }: FieldProps<DayField>) {
  return (
    <TextField
      label={label}
      help={help}
      error={error}
      type="date"
      value={toText(value)}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
