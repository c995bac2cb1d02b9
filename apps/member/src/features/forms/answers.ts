import type { InputFor, OutputFor } from '@foyer/contract/client'
import type { ApiError } from '@foyer/contract/client'
import { validateAnswer, splitOptions, joinOptions } from '@foyer/domain/forms'
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
export function defaultAnswers(form: Pick<Form, 'form_groups'>): Answers {
  return Object.fromEntries(listFields(form).map(({ id, default_value }) => [id, default_value]))
}

/** The answers of a submission, to be changed. Questions that it knew nothing of are empty. */
export function toAnswers({ values }: Pick<Submission, 'values'>): Answers {
  return Object.fromEntries(values.map(({ form_field_id, value }) => [form_field_id, value ?? '']))
}

/** The validation error of one answer, by the same rule as on the server; null when it is valid. */
export function findAnswerError(field: FormField, answer: string | undefined): string | null {
  const options = field.options.map(({ value }) => value)
  return validateAnswer({ ...field, options }, normalizeAnswer(field, answer))
}

/** What is wrong with the answers to a form. */
export function findAnswerErrors(fields: readonly FormField[], answers: Answers): AnswerErrors {
  const entries = fields.map((field) => [field.id, findAnswerError(field, answers[field.id])] as const)
  return Object.fromEntries(entries.filter((pair): pair is [string, string] => pair[1] !== null))
}

/** The answers to the current fields; an empty one becomes null. */
export function toSubmittedValues(fields: readonly FormField[], answers: Answers): SubmittedValues {
  return fields.map((field) => ({
    form_field_id: field.id,
    value: normalizeAnswer(field, answers[field.id]),
  }))
}

/** Maps a refusal to fields: submitted answers by their index, required questions by their id. */
export function parseRefusedFields(error: ApiError, sent: SubmittedValues): AnswerErrors {
  const errors: Record<string, string> = {}
  for (const { path, code } of error.problem.errors ?? []) {
    const index = /^\w+_values\.(\d+)\.value$/.exec(path)?.[1]
    const id =
      index === undefined ? /^form_fields\.(.+)$/.exec(path)?.[1] : sent[Number(index)]?.form_field_id
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
function normalizeAnswer({ field_type, options }: FormField, answer = ''): string | null {
  const text = answer.trim()
  if (text === '') return null
  if (field_type === 'multi_select') {
    const available = new Set(options.map(({ value }) => value))
    return joinOptions(splitOptions(text).filter((option) => available.has(option)))
  }
  return field_type === 'number' ? normalizeNumber(text) : text
}

/** A number as people write it: with a comma, or in the digits of Arabic. */
function normalizeNumber(text: string): string {
  return text
    .replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/^\+/, '')
    .replace(/^\u2212/, '-')
    .replace(/[,\u066b]/, '.')
}
