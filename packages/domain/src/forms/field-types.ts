/** The kinds of question in a form (spec section 3, "Form"). */
export const FIELD_TYPES = [
  'short_answer',
  'long_answer',
  'number',
  'date',
  'multi_select',
  'acceptance',
] as const

export type FieldType = (typeof FIELD_TYPES)[number]

/** The type of an answer, independent of the kind of question. Answers are sent as text. */
export type ValueType = 'text' | 'number' | 'date' | 'options' | 'boolean'

/** What the answers to each kind of question are. */
export const VALUE_TYPES: Readonly<Record<FieldType, ValueType>> = {
  short_answer: 'text',
  long_answer: 'text',
  number: 'number',
  date: 'date',
  multi_select: 'options',
  acceptance: 'boolean',
}

/** The limits of a form's size and of the length of its answers. */
export const FORM_LIMITS = {
  groups: 20,
  fields_of_group: 50,
  options: 30,
  option: 200,
  short_answer: 500,
  long_answer: 10_000,
} as const

/** A question as the rules of answers need it. */
export interface AnswerableField {
  id: string
  field_type: FieldType
  is_required: boolean
  /** The options of a `multi_select`, by the values that answers store. */
  options: readonly string[]
}

/** An answer: text as it is, a number and a day as text, chosen options one a line, `true` or `false`. */
export interface AnswerValue {
  form_field_id: string
  value: string | null
}

/** Whether a question may have a typed initial value. */
export function allowsDefault(field_type: FieldType): boolean {
  return field_type !== 'multi_select' && field_type !== 'acceptance'
}
