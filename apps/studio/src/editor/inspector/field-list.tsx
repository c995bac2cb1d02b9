import type { Field } from '@foyer/content/definitions'
import { useT } from '@foyer/i18n/react'
import { FieldInput } from './field-input.tsx'
import { getNestedErrors, isFieldVisible } from './field-rules.ts'
import type { FieldObject } from './levels.ts'

type FieldListProps = FieldObject & {
  readonly onChange: (prop: string, value: unknown) => void
}

/** The fields of one object in the order of its definition; fields that do not apply are hidden. */
export function FieldList({ fields, values, defaults, errors, onChange }: FieldListProps) {
  const t = useT()
  const shown = Object.entries<Field>(fields).filter(([, field]) => isFieldVisible(field, values))
  return shown.map(([prop, field]) => (
    <FieldInput
      key={prop}
      prop={prop}
      field={field}
      label={t(field.label)}
      help={field.help && t(field.help)}
      value={values[prop] ?? null}
      is_optional={defaults[prop] === null}
      error={errors[prop]}
      errors={getNestedErrors(errors, prop)}
      onChange={(value) => onChange(prop, value)}
    />
  ))
}
