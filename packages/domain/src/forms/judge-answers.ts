import { answerProblem, cleanAnswer, type AnswerProblem } from './answer.ts'
import type { AskedField, GivenValue } from './field-types.ts'

/**
 * What is wrong with the answers to a form and where: `submitted_values.<n>` as they were given (or by another name of
 * that list), `form_fields.<id>` for a question that has none and needs one.
 */
export interface AnswersProblem {
  path: string
  code: AnswerProblem | 'given_twice' | 'unknown_form_field'
}

/** The answers as they are kept, one for each question in the order of the form, or what is wrong with them. */
export interface JudgedAnswers {
  answers: GivenValue[]
  problems: AnswersProblem[]
}

/** Judges answers by the questions of a form. What is not answered and needs not be is kept as `null`. */
export function judgeAnswers(
  fields: readonly AskedField[],
  given: readonly GivenValue[],
  list = 'submitted_values',
): JudgedAnswers {
  const asked = new Map(fields.map((field) => [field.id, field]))
  const values = new Map<string, string | null>()
  const problems: AnswersProblem[] = []
  for (const [place, { form_field_id, value }] of given.entries()) {
    const field = asked.get(form_field_id)
    const strange = field ? values.has(form_field_id) && 'given_twice' : 'unknown_form_field'
    if (strange) problems.push({ path: `${list}.${place}.form_field_id`, code: strange })
    if (!field || strange) continue
    values.set(form_field_id, value)
    const code = answerProblem(field, value)
    if (code) problems.push({ path: `${list}.${place}.value`, code })
  }
  for (const { id, is_required } of asked.values()) {
    if (is_required && !values.has(id)) problems.push({ path: `form_fields.${id}`, code: 'required' })
  }
  const answers = [...asked.values()].map((field) => ({
    form_field_id: field.id,
    value: cleanAnswer(field, values.get(field.id) ?? null),
  }))
  return { answers, problems }
}
