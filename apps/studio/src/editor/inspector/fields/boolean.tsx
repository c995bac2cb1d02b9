import type { BooleanField } from '@foyer/content/definitions'
import { Switch } from '@foyer/ui'
import type { FieldProps } from '../field-props.ts'

/** Yes or no. */
export function BooleanInput({ value, onChange, label, help }: FieldProps<BooleanField>) {
  return (
    <Switch
      label={label}
      meta={help}
      checked={value === true}
      onChange={(event) => onChange(event.target.checked)}
    />
  )
}
