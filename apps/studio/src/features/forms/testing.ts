import type { FormSubmission } from './queries.ts'

const id = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`

type Answer = FormSubmission['data'][number]

const FIELD_TYPES = {
  text: 'short_answer',
  number: 'number',
  date: 'date',
  options: 'multi_select',
  boolean: 'acceptance',
} as const satisfies Record<Answer['value_type'], Answer['field_type']>

/** An answer to the question with this number. */
export function aFormAnswer(
  question: number,
  label: string,
  value: string | null,
  value_type: Answer['value_type'],
): Answer {
  return { form_field_id: id(100 + question), label, field_type: FIELD_TYPES[value_type], value_type, value }
}

/** What a member answered to a form. */
export function aFormSubmission(given: Partial<FormSubmission> = {}): FormSubmission {
  return {
    id: id(1),
    form_id: id(2),
    title: 'Before we begin',
    revision: 1,
    subscriber_id: id(3),
    submitted_at: '2026-11-20T09:00:00.000Z',
    updated_at: '2026-11-20T09:00:00.000Z',
    member: { user_id: id(4), name: 'Priya Raman', email: 'priya@mail.com' },
    data: [
      aFormAnswer(1, 'What do you like?', 'Rowing\nLifting', 'options'),
      aFormAnswer(2, 'Anything else?', null, 'text'),
    ],
    ...given,
  }
}
