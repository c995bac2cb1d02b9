import type { SubmissionValue, SubmittedValues } from '@foyer/contract/forms/shapes'
import { validateAnswers, VALUE_TYPES } from '@foyer/domain/forms'
import { CallError } from '../../platform/errors.ts'
import type { PublishedForm } from './published-form.ts'

/** Validates answers and returns them as stored, each with its current question. Throws `invalid` with all problems. */
export function validateSubmittedAnswers(
  { questions }: Pick<PublishedForm, 'questions'>,
  values_input: SubmittedValues,
  list: 'submitted_values' | 'submission_values',
): SubmissionValue[] {
  const { answers, problems } = validateAnswers(questions, values_input, list)
  if (problems.length > 0) throw new CallError('invalid', {}, { errors: problems })
  const values = new Map(answers.map(({ form_field_id, value }) => [form_field_id, value]))
  return questions.map(({ id, label, field_type }) => ({
    form_field_id: id,
    label,
    field_type,
    value_type: VALUE_TYPES[field_type],
    value: values.get(id) ?? null,
  }))
}
