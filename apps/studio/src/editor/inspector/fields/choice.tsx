import type { ChoiceField } from '@foyer/content/definitions'
import { useT } from '@foyer/i18n/react'
import { Segmented, SelectField } from '@foyer/ui'
import { toText, type FieldProps } from '../field-props.ts'
import styles from '../inspector.module.css'

/** Total letters that fit side by side when every choice is as wide as the longest. */
const MAX_SEGMENT_LETTERS = 30

/** One of a few choices: segments when the labels fit, otherwise a select. */
export function ChoiceInput({ field, value, onChange, label, help, error }: FieldProps<ChoiceField>) {
  const t = useT()
  const choices = field.options.map((option) => ({ value: option.value, label: t(option.label) }))
  const letters = choices.length * Math.max(...choices.map((choice) => choice.label.length))
  if (choices.length <= 4 && letters <= MAX_SEGMENT_LETTERS) {
    return (
      <div className={styles.group}>
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
        <Segmented label={label} choices={choices} value={toText(value)} onChange={onChange} />
        {help && <p className={styles.help}>{help}</p>}
      </div>
    )
  }
  return (
    <SelectField
      label={label}
      help={help}
      error={error}
      choices={choices}
      value={toText(value)}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
