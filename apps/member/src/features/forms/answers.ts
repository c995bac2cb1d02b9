import type { InputFor, OutputFor } from '@foyer/contract/client'
import type { ApiError } from '@foyer/contract/client'
import { answerProblem, chosenOptions, joinOptions } from '@foyer/domain/forms'
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
export type Faults = Readonly<Record<string, string>>

/** All questions of a form in order. */
export function fieldsOf({ form_groups }: Pick<Form, 'form_groups'>): FormField[] {
  return form_groups.flatMap(({ form_fields }) => form_fields)
}

/** What stands in the fields before anybody has typed. */
export function firstAnswers(form: Pick<Form, 'form_groups'>): Answers {
  return Object.fromEntries(fieldsOf(form).map(({ id, default_value }) => [id, default_value]))
}

/** The answers of a submission, to be changed. Questions that it knew nothing of are empty. */
export function answersOf({ values }: Pick<Submission, 'values'>): Answers {
  return Object.fromEntries(values.map(({ form_field_id, value }) => [form_field_id, value ?? '']))
}

/** What is wrong with one answer, by the rule that the server judges by; null where nothing is. */
export function faultOf(field: FormField, answer: string | undefined): string | null {
  const options = field.options.map(({ value }) => value)
  return answerProblem({ ...field, options }, tidy(field, answer))
}

/** What is wrong with the answers to a form. */
export function faultsOf(fields: readonly FormField[], answers: Answers): Faults {
  const found = fields.map((field) => [field.id, faultOf(field, answers[field.id])] as const)
  return Object.fromEntries(found.filter((pair): pair is [string, string] => pair[1] !== null))
}

/** The answers to the questions that are asked now; what is empty is none. */
export function valuesOf(fields: readonly FormField[], answers: Answers): SubmittedValues {
  return fields.map((field) => ({ form_field_id: field.id, value: tidy(field, answers[field.id]) }))
}

/** Whom a refusal blames: each answer that was sent by its place, each question that wants one by its id. */
export function refusedFields(error: ApiError, sent: SubmittedValues): Faults {
  const faults: Record<string, string> = {}
  for (const { path, code } of error.problem.errors ?? []) {
    const place = /^\w+_values\.(\d+)\.value$/.exec(path)?.[1]
    const id =
      place === undefined ? /^form_fields\.(.+)$/.exec(path)?.[1] : sent[Number(place)]?.form_field_id
    if (id !== undefined) faults[id] ??= code
  }
  return faults
}

/** Whether a refusal says that the form asks for something else than it did. */
export function asksOtherwise(error: ApiError): boolean {
  return (error.problem.errors ?? []).some(
    ({ code }) => code === 'unknown_form_field' || code === 'unknown_option',
  )
}

/** An answer as it is sent: nothing as null, and of what was chosen what can be chosen now. */
function tidy({ field_type, options }: FormField, answer = ''): string | null {
  const text = answer.trim()
  if (text === '') return null
  if (field_type === 'multi_select') {
    const known = new Set(options.map(({ value }) => value))
    return joinOptions(chosenOptions(text).filter((option) => known.has(option)))
  }
  return field_type === 'number' ? asNumber(text) : text
}

/** A number as people write it: with a comma, or in the digits of Arabic. */
function asNumber(text: string): string {
  return text
    .replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/^\+/, '')
    .replace(/^\u2212/, '-')
    .replace(/[,\u066b]/, '.')
}
