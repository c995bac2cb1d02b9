import type { SubmissionValue, SubmittedValues } from '@foyer/contract/forms/shapes'
import { judgeAnswers, VALUE_TYPES } from '@foyer/domain/forms'
import { CallError } from '../../platform/errors.ts'
import type { LiveForm } from './live-form.ts'

/** Answers as they are kept, each with its question as it is asked now. Throws `invalid` with all that is wrong. */
export function readAnswers(
  { asked }: Pick<LiveForm, 'asked'>,
  given: SubmittedValues,
  list: 'submitted_values' | 'submission_values',
): SubmissionValue[] {
  const { answers, problems } = judgeAnswers(asked, given, list)
  if (problems.length > 0) throw new CallError('invalid', {}, { errors: problems })
  const values = new Map(answers.map(({ form_field_id, value }) => [form_field_id, value]))
  return asked.map(({ id, label, field_type }) => ({
    ...{ form_field_id: id, label, field_type, value_type: VALUE_TYPES[field_type] },
    value: values.get(id) ?? null,
  }))
}
