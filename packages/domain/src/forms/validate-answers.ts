import { validateAnswer, normalizeAnswer, type AnswerProblem } from './answer.ts'
import type { AnswerableField, AnswerValue } from './field-types.ts'

/**
 * What is wrong with the answers to a form and where: `submitted_values.<n>` as they were given (or by another name of
 * that list), `form_fields.<id>` for a question that has none and needs one.
 */
export interface AnswersProblem {
  path: string
  code: AnswerProblem | 'given_twice' | 'unknown_form_field'
}

/** The answers as stored, one for each question in the order of the form, or their problems. */
export interface ValidatedAnswers {
  answers: AnswerValue[]
  problems: AnswersProblem[]
}

/** Validates answers against the questions of a form. An optional question without an answer is stored as `null`. */
export function validateAnswers(
  fields: readonly AnswerableField[],
  submitted: readonly AnswerValue[],
  list = 'submitted_values',
): ValidatedAnswers {
  const fieldsById = new Map(fields.map((field) => [field.id, field]))
  const values = new Map<string, string | null>()
  const problems: AnswersProblem[] = []
  for (const [index, { form_field_id, value }] of submitted.entries()) {
    const field = fieldsById.get(form_field_id)
    const idProblem = field ? values.has(form_field_id) && 'given_twice' : 'unknown_form_field'
    if (idProblem) problems.push({ path: `${list}.${index}.form_field_id`, code: idProblem })
    if (!field || idProblem) continue
    values.set(form_field_id, value)
    const code = validateAnswer(field, value)
    if (code) problems.push({ path: `${list}.${index}.value`, code })
  }
  for (const { id, is_required } of fieldsById.values()) {
    if (is_required && !values.has(id)) problems.push({ path: `form_fields.${id}`, code: 'required' })
  }
  const answers = [...fieldsById.values()].map((field) => ({
    form_field_id: field.id,
    value: normalizeAnswer(field, values.get(field.id) ?? null),
  }))
  return { answers, problems }
}
