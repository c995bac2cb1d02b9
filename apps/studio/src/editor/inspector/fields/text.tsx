import type { TextField as TextFieldKind } from '@foyer/content/definitions'
import { useT } from '@foyer/i18n/react'
import { TextField } from '@foyer/ui'
import { useId } from 'react'
import { AttributeMenu } from '../../attributes/attribute-menu.tsx'
import { useInsertToken } from '../../attributes/use-insert-token.ts'
import styles from '../inspector.module.css'
import { toText, type FieldProps } from '../field-props.ts'

/** One line, with a counter where there is a limit, and suggestions where there are usual values. */
export function TextInput({ field, value, onChange, label, help, error }: FieldProps<TextFieldKind>) {
  const t = useT()
  const list = useId()
  const text = toText(value)
  const { ref, insert } = useInsertToken(text, onChange)
  const takes_attributes = !field.is_address && !field.suggestions
  return (
    <>
      <TextField
        label={label}
        help={help}
        error={error}
        ref={ref}
        note={
          <span className={styles.note}>
            {field.max && t('editor.field.counter', { count: text.length, max: field.max })}
            {takes_attributes && <AttributeMenu onInsert={insert} />}
          </span>
        }
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
