import type { LongTextField } from '@foyer/content/definitions'
import { useT } from '@foyer/i18n/react'
import { TextArea } from '@foyer/ui'
import { AttributeMenu } from '../../attributes/attribute-menu.tsx'
import { useInsertToken } from '../../attributes/use-insert-token.ts'
import styles from '../inspector.module.css'
import { toText, type FieldProps } from '../field-props.ts'

/** A few lines without formatting. */
export function LongTextInput({ field, value, onChange, label, help, error }: FieldProps<LongTextField>) {
  const t = useT()
  const text = toText(value)
  const { ref, insert } = useInsertToken(text, onChange)
  return (
    <TextArea
      label={label}
      help={help}
      error={error}
      ref={ref}
      note={
        <span className={styles.note}>
          {field.max && t('editor.field.counter', { count: text.length, max: field.max })}
          <AttributeMenu onInsert={insert} />
        </span>
      }
      value={text}
      maxLength={field.max}
      rows={3}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
