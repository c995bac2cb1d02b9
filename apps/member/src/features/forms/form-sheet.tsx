import { ApiError } from '@foyer/contract/api-error'
import { fieldErrorMessage, type Format } from '@foyer/i18n'
import { writeNumber } from '@foyer/domain/numbers'
import { useFormat, useLocale, useT } from '@foyer/i18n/react'
import { Button, Notice, Checkbox, FieldHelp, TextArea, TextField } from '@foyer/ui'
import { FormErrorNotice, type FieldErrors, type Refusal } from '@foyer/ui/form'
import { useId, type ReactNode } from 'react'
import { formatError } from '../../platform/format-error.ts'
import { useConfirmLeave } from '../../platform/routing/use-confirm-leave.tsx'
import { useForm } from '../../platform/use-form.ts'
import {
  isFormOutdated,
  findAnswerErrors,
  listFields,
  listReadings,
  parseRefusedFields,
  toSubmittedValues,
  type AnswerErrors,
  type Form,
  type FormField,
  type SubmittedValues,
} from './answers.ts'
import type { Answers } from './drafts.ts'
import styles from './forms.module.css'
import { splitOptions, FORM_LIMITS, joinOptions } from '@foyer/domain/forms'

type SheetProps = {
  form: Pick<Form, 'form_groups'>
  /** The initial values of the fields. */
  initialAnswers: Answers
  label: string
  /** Why nothing can be sent just now; the button then waits. */
  disabledReason?: string | null
  /** Whether unsaved answers are lost by leaving. */
  asks_before_leaving?: boolean
  /** Shown beside the button. */
  aside?: ReactNode
  /** Called on every change of an answer. */
  onChange?: (answers: Answers) => void
  /** Called instead of submitting, without validation, for a guest who has to sign in first. */
  onSubmitInstead?: () => void
  send: (values: SubmittedValues) => Promise<void>
  /** Formats a refusal whose meaning differs in this context. */
  formatRefusal?: (error: ApiError) => string | null
  /** Called when the form has changed since it was loaded. */
  onOutdated: () => void
}

/** The questions of a form with their errors. The answers stay when the submission is refused. */
export function FormSheet(props: SheetProps): ReactNode {
  const { form, initialAnswers, label, disabledReason = null, aside, onChange, onSubmitInstead } = props
  const { asks_before_leaving = false } = props
  const t = useT()
  const locale = useLocale()
  const fields = listFields(form)
  const formatErrors = useFormatAnswerErrors(fields)
  const explain = (error: unknown): Refusal | null => {
    if (!(error instanceof ApiError)) return null
    const { code } = error
    if (isFormOutdated(error)) {
      props.onOutdated()
      return { code, message: t('forms.changed_meanwhile'), fields: {} }
    }
    return {
      code,
      message: props.formatRefusal?.(error) ?? formatError(t, error),
      fields: formatErrors(parseRefusedFields(error, fields), {}),
    }
  }
  const answers = useForm<Answers>({
    saved: initialAnswers,
    validate: (typed) => formatErrors(findAnswerErrors(fields, typed, locale), typed),
    save: (typed) => props.send(toSubmittedValues(fields, typed, locale)),
    explain,
    onChange,
  })
  const leave_dialog = useConfirmLeave(asks_before_leaving && answers.is_dirty && !answers.is_saving)
  const errorCount = Object.keys(answers.errors).length
  const refusal = errorCount > 0 ? t('forms.faults', { count: errorCount }) : answers.refusal
  return (
    <form
      className={styles.sheet}
      {...answers.props}
      onSubmit={(event) => {
        event.preventDefault()
        if (onSubmitInstead) onSubmitInstead()
        else if (disabledReason === null) answers.submit(event)
      }}
    >
      {leave_dialog}
      {form.form_groups.map((group) => (
        <Group key={group.uid} title={group.title} description={group.description}>
          {group.form_fields.map((field) => (
            <FormFieldInput
              key={field.id}
              field={field}
              value={answers.values[field.id] ?? ''}
              error={answers.errorOf(field.id)}
              onChange={(value) => answers.set(field.id, value)}
            />
          ))}
        </Group>
      ))}
      <div className={styles.foot}>
        <FormErrorNotice text={refusal} />
        {disabledReason !== null && (
          <Notice>
            <output>{disabledReason}</output>
          </Notice>
        )}
        <div className={styles.actions}>
          <Button
            type="submit"
            is_busy={answers.is_saving}
            disabled={disabledReason !== null && !onSubmitInstead}
          >
            {label}
          </Button>
          {aside}
        </div>
      </div>
    </form>
  )
}

type GroupProps = { title: string; description: string; children: ReactNode }

function Group({ title, description, children }: GroupProps): ReactNode {
  const id = useId()
  const text = description !== '' && (
    <p className={styles.description} dir="auto">
      {description}
    </p>
  )
  if (title === '') {
    return (
      <div className={styles.group}>
        {text}
        {children}
      </div>
    )
  }
  return (
    <section className={styles.group} aria-labelledby={id}>
      <div className={styles.groupHead}>
        <h2 id={id} className={styles.groupTitle} dir="auto">
          {title}
        </h2>
        {text}
      </div>
      {children}
    </section>
  )
}

type FieldProps = {
  field: FormField
  value: string
  /** The error message. */
  error: string | undefined
  onChange: (value: string) => void
}

/** One question with the control that its kind is answered by. */
function FormFieldInput({ field, value, error, onChange }: FieldProps): ReactNode {
  const t = useT()
  const format = useFormat()
  const locale = useLocale()
  const { id, field_type, label, is_required } = field
  const readings = error === undefined ? [] : listReadings(field, value, locale)
  const number_choices = readings.map((decimal) => ({
    label: formatDecimal(format, decimal),
    onChoose: () => onChange(writeNumber(decimal, { locale })),
  }))
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
      return (
        <TextField {...common} type="text" inputMode="decimal" autoComplete="off" readings={number_choices} />
      )
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

const formatDecimal = (format: Format, decimal: string): string =>
  format.number(Number(decimal), { maximumFractionDigits: 6 })

/** Returns the function that formats the errors of answers; of an unclear number it asks what is meant. */
function useFormatAnswerErrors(fields: readonly FormField[]) {
  const t = useT()
  const format = useFormat()
  const locale = useLocale()
  const formatAnswerError = (id: string, code: string, answers: Answers): string => {
    const field = fields.find((one) => one.id === id)
    if (code !== 'number_is_ambiguous' || !field) return fieldErrorMessage(t, { code })
    const numbers = listReadings(field, answers[id], locale).map((decimal) => formatDecimal(format, decimal))
    return t('errors.number_is_ambiguous', { numbers: format.list(numbers, 'disjunction') })
  }
  return (errors: AnswerErrors, answers: Answers): FieldErrors =>
    Object.fromEntries(Object.entries(errors).map(([id, code]) => [id, formatAnswerError(id, code, answers)]))
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
      <legend className={styles.legend} dir="auto">
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
