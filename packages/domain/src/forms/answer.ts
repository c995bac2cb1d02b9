import { isCalendarDay } from '../time/index.ts'
import { FORM_LIMITS, type AnswerableField, type FieldType } from './field-types.ts'
import { cleanLine, cleanText } from '../text/index.ts'

/** What may be wrong with one answer; every code has a text. */
export type AnswerProblem =
  | 'date_is_invalid'
  | 'invalid'
  | 'number_is_invalid'
  | 'required'
  | 'too_big'
  | 'unknown_option'

/** At most fifteen digits before the point and six after it, so that every number is stored exactly as typed. */
const NUMBER = /^-?\d{1,15}(\.\d{1,6})?$/

/** The options chosen in an answer, in their order. */
export function splitOptions(value: string | null): string[] {
  return (value ?? '').split('\n').filter((option) => option !== '')
}

/** The answer in which these options are chosen; `null` for none. */
export function joinOptions(options: readonly string[]): string | null {
  return options.length === 0 ? null : options.join('\n')
}

/** Returns an answer as it is stored: trimmed, options in the order of the form, `null` for none. */
export function normalizeAnswer(
  { field_type, options }: Pick<AnswerableField, 'field_type' | 'options'>,
  value: string | null,
): string | null {
  const text = field_type === 'short_answer' ? cleanLine(value ?? '') : cleanText(value ?? '')
  if (text === '') return null
  if (field_type !== 'multi_select') return text

  const chosen = new Set(splitOptions(text))
  const inOrder = options.filter((option) => chosen.delete(option))
  return joinOptions([...inOrder, ...chosen])
}

/** What is wrong with the answer to a question, `null` where nothing is. */
export function validateAnswer(
  field: Omit<AnswerableField, 'id'>,
  value: string | null,
): AnswerProblem | null {
  const answer = normalizeAnswer(field, value)
  if (answer === null) return field.is_required ? 'required' : null
  return validators[field.field_type](answer, field)
}

type AnswerValidator = (answer: string, field: Omit<AnswerableField, 'id'>) => AnswerProblem | null

const validators: Readonly<Record<FieldType, AnswerValidator>> = {
  short_answer: (answer) => (answer.length > FORM_LIMITS.short_answer ? 'too_big' : null),
  long_answer: (answer) => (answer.length > FORM_LIMITS.long_answer ? 'too_big' : null),
  number: (answer) => (NUMBER.test(answer) ? null : 'number_is_invalid'),
  date: (answer) => (isCalendarDay(answer) ? null : 'date_is_invalid'),
  multi_select: (answer, { options }) =>
    splitOptions(answer).every((option) => options.includes(option)) ? null : 'unknown_option',
  acceptance: (answer, { is_required }) => {
    if (answer !== 'true' && answer !== 'false') return 'invalid'
    return is_required && answer === 'false' ? 'required' : null
  },
}
