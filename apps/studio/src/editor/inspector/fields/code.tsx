import type { CodeField } from '@foyer/content/definitions'
import { useT } from '@foyer/i18n/react'
import { TextArea } from '@foyer/ui'
import { toText, type FieldProps } from '../field-props.ts'
import styles from '../inspector.module.css'

/** Code, in a typeface of equal widths and always from left to right. */
export function CodeInput({ field, value, onChange, label, help, error }: FieldProps<CodeField>) {
  const t = useT()
  const text = toText(value)
  return (
    <div className={styles.code}>
      <TextArea
        label={label}
        help={help}
        error={error}
        note={t('editor.field.counter', { count: text.length, max: field.max })}
        value={text}
        maxLength={field.max}
        rows={10}
        dir="ltr"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
