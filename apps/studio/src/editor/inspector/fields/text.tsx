import type { TextField as TextFieldKind } from '@foyer/content/definitions'
import { useT } from '@foyer/i18n/react'
import { TextField } from '@foyer/ui'
import { useId } from 'react'
import { toText, type FieldProps } from '../field-props.ts'

/** One line, with a counter where there is a limit, and suggestions where there are usual values. */
export function TextInput({ field, value, onChange, label, help, error }: FieldProps<TextFieldKind>) {
  const t = useT()
  const list = useId()
  const text = toText(value)
  return (
    <>
      <TextField
        label={label}
        help={help}
        error={error}
        note={field.max ? t('editor.field.counter', { count: text.length, max: field.max }) : undefined}
        value={text}
        maxLength={field.max}
        list={field.suggestions ? list : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {field.suggestions && (
        <datalist id={list}>
          {field.suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion}>
              {suggestion}
            </option>
          ))}
        </datalist>
      )}
    </>
  )
}
