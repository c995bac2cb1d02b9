import type { NumberField } from '@foyer/content/definitions'
import { NumberTextField } from '#platform/parts/number-text-field.tsx'
import type { FieldProps } from '../field-props.ts'

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
