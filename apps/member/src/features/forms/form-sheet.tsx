import { ApiError } from '@foyer/contract/api-error'
import type { Format } from '@foyer/i18n'
import { writeNumber } from '@foyer/domain/numbers'
import { useFormat, useLocale, useT } from '@foyer/i18n/react'
import { Button, Notice, Checkbox, FieldHelp, TextArea, TextField } from '@foyer/ui'
import { CircleAlert } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useFormatError } from '../../platform/format-error.ts'
import {
  isFormOutdated,
  findAnswerError,
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
  const fields = listFields(form)
  const [answers, setAnswers] = useState(initialAnswers)
  const { errors, refusal, is_busy, send, revalidateField } = useFormSubmission(props, fields, answers)
  const ref = useFocusFirstError(errors)
  const formatCode = useFormatAnswerError()

  const change = (field: FormField, value: string): void => {
    const next = { ...answers, [field.id]: value }
    setAnswers(next)
    revalidateField(field, value)
    onChange?.(next)
  }
  return (
    <form
      ref={ref}
      noValidate
      className={styles.sheet}
      onSubmit={(event) => {
        event.preventDefault()
        if (onSubmitInstead) onSubmitInstead()
        else if (disabledReason === null) void send()
      }}
    >
      {form.form_groups.map((group) => (
        <Group key={group.uid} title={group.title} description={group.description}>
          {group.form_fields.map((field) => (
            <FormFieldInput
              key={field.id}
              field={field}
              value={answers[field.id] ?? ''}
              error={formatCode(errors[field.id], field, answers[field.id])}
              onChange={(value) => change(field, value)}
            />
          ))}
        </Group>
      ))}
      <div className={styles.foot}>
        {refusal !== null && (
          <Notice tone="danger" role="alert" icon={<CircleAlert />}>
            {refusal}
          </Notice>
        )}
        {disabledReason !== null && (
          <Notice>
            <output>{disabledReason}</output>
          </Notice>
        )}
        <div className={styles.actions}>
          <Button type="submit" is_busy={is_busy} disabled={disabledReason !== null && !onSubmitInstead}>
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

type FormSubmission = {
  errors: AnswerErrors
  /** The message of a refused submission. */
  refusal: string | null
  is_busy: boolean
  send: () => Promise<void>
  /** Validates an answer again that had an error. */
  revalidateField: (field: FormField, value: string) => void
}

/** Submits valid answers, and shows the errors of invalid ones. */
function useFormSubmission(
  props: SheetProps,
  fields: readonly FormField[],
  answers: Answers,
): FormSubmission {
  const t = useT()
  const formatError = useFormatError()
  const locale = useLocale()
  const [errors, setErrors] = useState<AnswerErrors>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const [is_busy, setBusy] = useState(false)

  const showErrors = (foundErrors: AnswerErrors): boolean => {
    const count = Object.keys(foundErrors).length
    setErrors(foundErrors)
    setRefusal(count === 0 ? null : t('forms.faults', { count }))
    return count > 0
  }
  const handleRefusal = (error: ApiError, sent: SubmittedValues): void => {
    if (isFormOutdated(error)) {
      props.onOutdated()
      setRefusal(t('forms.changed_meanwhile'))
    } else if (!showErrors(parseRefusedFields(error, sent)))
      setRefusal(props.formatRefusal?.(error) ?? formatError(error))
  }
  const send = async (): Promise<void> => {
    if (is_busy || showErrors(findAnswerErrors(fields, answers, locale))) return
    const values = toSubmittedValues(fields, answers, locale)
    setBusy(true)
    try {
      await props.send(values)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      handleRefusal(error, values)
    } finally {
      setBusy(false)
    }
  }
  const revalidateField = (field: FormField, value: string): void => {
    if (errors[field.id] === undefined) return
    const { [field.id]: _was, ...others } = errors
    const errorCode = findAnswerError(field, value, locale)
    showErrors(errorCode === null ? others : { ...others, [field.id]: errorCode })
  }
  return { errors, refusal, is_busy, send, revalidateField }
}

/** Focuses the first invalid answer whenever the set of errors changes. */
function useFocusFirstError(errors: AnswerErrors) {
  const ref = useRef<HTMLFormElement>(null)
  const errorCount = useRef(0)
  useEffect(() => {
    const count = Object.keys(errors).length
    if (count > errorCount.current) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    errorCount.current = count
  }, [errors])
  return ref
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

/** Returns the function that formats the error of an answer; of an unclear number it asks what is meant. */
function useFormatAnswerError() {
  const t = useT()
  const format = useFormat()
  const locale = useLocale()
  return (code: string | undefined, field: FormField, answer: string | undefined): string | undefined => {
    if (code === undefined) return undefined
    const numbers = listReadings(field, answer, locale).map((decimal) => formatDecimal(format, decimal))
    if (code === 'number_is_ambiguous')
      return t('errors.number_is_ambiguous', { numbers: format.list(numbers, 'disjunction') })
    return t.find(`errors.${code}`) ?? t('errors.field_invalid')
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
