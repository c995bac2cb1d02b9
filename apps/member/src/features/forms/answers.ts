import type { InputFor, OutputFor } from '@foyer/contract/client'
import type { ApiError } from '@foyer/contract/client'
import { validateAnswer, splitOptions, joinOptions } from '@foyer/domain/forms'
import { readNumber, writeNumber } from '@foyer/domain/numbers'
import type { Answers } from './drafts.ts'

/** A form as its page shows it. */
export type Form = OutputFor<'forms.getForm'>

/** One question of a form. */
export type FormField = Form['form_groups'][number]['form_fields'][number]

/** One submission with its answers. */
export type Submission = OutputFor<'forms.getSubmission'>

/** Answers as they are sent. */
export type SubmittedValues = InputFor<'forms.submitForm'>['submitted_values']

/** What is wrong with answers, as codes by the ids of their fields. */
export type AnswerErrors = Readonly<Record<string, string>>

/** All questions of a form in order. */
export function listFields({ form_groups }: Pick<Form, 'form_groups'>): FormField[] {
  return form_groups.flatMap(({ form_fields }) => form_fields)
}

/** The initial values of the fields. */
export function defaultAnswers(form: Pick<Form, 'form_groups'>, locale: string): Answers {
  return Object.fromEntries(
    listFields(form).map(({ id, field_type, default_value }) => [
      id,
      writeAnswer(field_type, default_value, locale),
    ]),
  )
}

/** The answers of a submission, to be changed. Questions that it knew nothing of are empty. */
export function toAnswers({ data }: Pick<Submission, 'data'>, locale: string): Answers {
  return Object.fromEntries(
    data.map(({ form_field_id, field_type, value }) => [
      form_field_id,
      writeAnswer(field_type, value ?? '', locale),
    ]),
  )
}

/** The validation error of one answer, by the same rule as on the server; null when it is valid. */
function findAnswerError(field: FormField, answer: string | undefined, locale: string): string | null {
  if (listReadings(field, answer, locale).length > 0) return 'number_is_ambiguous'
  const options = field.options.map(({ value }) => value)
  return validateAnswer({ ...field, options }, normalizeAnswer(field, answer, locale))
}

/** The numbers that an unclear answer may mean; none where it is clear or no number. */
export function listReadings(
  field: FormField,
  answer: string | undefined,
  locale: string,
): readonly string[] {
  if (field.field_type !== 'number') return []
  const result = readNumber(answer ?? '', { locale })
  return !result.ok && result.problem === 'ambiguous' ? result.readings : []
}

/** What is wrong with the answers to a form. */
export function findAnswerErrors(
  fields: readonly FormField[],
  answers: Answers,
  locale: string,
): AnswerErrors {
  const entries = fields.map(
    (field) => [field.id, findAnswerError(field, answers[field.id], locale)] as const,
  )
  return Object.fromEntries(entries.filter((pair): pair is [string, string] => pair[1] !== null))
}

/** The answers to the current fields; an empty one becomes null. */
export function toSubmittedValues(
  fields: readonly FormField[],
  answers: Answers,
  locale: string,
): SubmittedValues {
  return fields.map((field) => ({
    form_field_id: field.id,
    value: normalizeAnswer(field, answers[field.id], locale),
  }))
}

/** Maps a refusal to fields: answers by their index among the questions, required questions by their id. */
export function parseRefusedFields(error: ApiError, fields: readonly FormField[]): AnswerErrors {
  const errors: Record<string, string> = {}
  for (const { path, code } of error.problem.errors ?? []) {
    const index = /^\w+_values\.(\d+)\.value$/.exec(path)?.[1]
    const id = index === undefined ? /^form_fields\.(.+)$/.exec(path)?.[1] : fields[Number(index)]?.id
    if (id !== undefined) errors[id] ??= code
  }
  return errors
}

/** Whether a refusal means that the form has changed since it was loaded. */
export function isFormOutdated(error: ApiError): boolean {
  return (error.problem.errors ?? []).some(
    ({ code }) => code === 'unknown_form_field' || code === 'unknown_option',
  )
}

/** An answer as it is sent: nothing as null, and of what was chosen what can be chosen now. */
function normalizeAnswer(
  { field_type, options }: FormField,
  answer: string | undefined,
  locale: string,
): string | null {
  const text = (answer ?? '').trim()
  if (text === '') return null
  if (field_type === 'multi_select') {
    const available = new Set(options.map(({ value }) => value))
    return joinOptions(splitOptions(text).filter((option) => available.has(option)))
  }
  return field_type === 'number' ? normalizeNumber(text, locale) : text
}

/** A number as it is stored; a text that is none is sent as it is, and refused. */
function normalizeNumber(text: string, locale: string): string {
  const result = readNumber(text, { locale })
  return result.ok ? result.decimal : text
}

/** A stored answer as it is typed in the language of the member. */
function writeAnswer(field_type: FormField['field_type'], value: string, locale: string): string {
  return field_type === 'number' ? writeNumber(value, { locale }) : value
}
