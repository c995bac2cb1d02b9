import { splitOptions, FORM_LIMITS, joinOptions } from '@foyer/domain/forms'
import { useT } from '@foyer/i18n/react'
import { Checkbox, FieldHelp, TextArea, TextField } from '@foyer/ui'
import { useId } from 'react'
import type { ReactNode } from 'react'
import type { FormField } from './answers.ts'
import styles from './forms.module.css'

type FieldProps = {
  field: FormField
  value: string
  /** What is wrong, in words. */
  error: string | undefined
  onChange: (value: string) => void
}

/** One question with the control that its kind is answered by. */
export function FormFieldInput({ field, value, error, onChange }: FieldProps): ReactNode {
  const t = useT()
  const { id, field_type, label, is_required } = field
  const common = {
    name: id,
    label,
    value,
    error,
    required: is_required,
    note: is_required ? null : t('common.optional'),
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  switch (field_type) {
    case 'short_answer':
      return <TextField {...common} type="text" maxLength={FORM_LIMITS.short_answer} dir="auto" />
    case 'long_answer':
      return <TextArea {...common} rows={4} maxLength={FORM_LIMITS.long_answer} dir="auto" />
    case 'number':
      return <TextField {...common} type="text" inputMode="decimal" autoComplete="off" />
    case 'date':
      return <TextField {...common} type="date" />
    case 'multi_select':
      return <Options {...{ field, value, error, onChange }} />
    default:
      return (
        <Checkbox
          name={id}
          label={label}
          meta={is_required ? undefined : t('common.optional')}
          checked={value === 'true'}
          required={is_required}
          {...(error === undefined ? {} : { error })}
          onChange={({ target }) => onChange(String(target.checked))}
        />
      )
  }
}

/** A question with several answers to tick. */
function Options({ field, value, error, onChange }: FieldProps): ReactNode {
  const t = useT()
  const id = useId()
  const { label, options, is_required } = field
  const selected = new Set(splitOptions(value))
  const choose = (option: string, is_on: boolean): void => {
    const next = options.filter((candidate) =>
      candidate.value === option ? is_on : selected.has(candidate.value),
    )
    onChange(joinOptions(next.map((candidate) => candidate.value)) ?? '')
  }
  return (
    <fieldset className={styles.options} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className={styles.legend}>
        {label}
        {!is_required && <span className={styles.note}>{t('common.optional')}</span>}
      </legend>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          name={field.id}
          value={option.value}
          label={option.label}
          checked={selected.has(option.value)}
          aria-invalid={error === undefined ? undefined : true}
          onChange={({ target }) => choose(option.value, target.checked)}
        />
      ))}
      <FieldHelp id={id} error={error} />
    </fieldset>
  )
}
