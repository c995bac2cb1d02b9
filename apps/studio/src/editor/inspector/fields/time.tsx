import type { TimeField } from '@foyer/content/definitions'
import { TextField } from '@foyer/ui'
import { toText, type FieldProps } from '../field-props.ts'

/** A time of day. */
export function TimeInput({ value, onChange, label, help, error }: FieldProps<TimeField>) {
  return (
    <TextField
      label={label}
      help={help}
      error={error}
      type="time"
      required
      value={toText(value)}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
