import { testId } from '@foyer/content/testing'
import type { Form, FormField, Submission } from './answers.ts'

/** Creates a question, by default an optional short answer. */
export function aField(n: number, given: Partial<FormField> = {}): FormField {
  return {
    id: testId(n),
    field_type: 'short_answer',
    value_type: 'text',
    label: `Question ${n}`,
    is_required: false,
    default_value: '',
    options: [],
    ...given,
  }
}

/** A form with these questions in one group without a title. */
export function aForm(form_fields: FormField[], given: Partial<Form> = {}): Form {
  return {
    id: testId(1),
    title: 'Before we begin',
    show_intro_screen: false,
    intro_heading: '',
    intro_description: '',
    submit_text: '',
    done_text: '',
    locale: 'en',
    form_groups: [{ uid: testId(2), title: '', description: '', form_fields }],
    ...given,
  }
}

/** What a member answered. */
export function aSubmission(data: Submission['data']): Submission {
  const at = '2026-11-20T09:00:00.000Z'
  return {
    id: testId(90),
    form_id: testId(1),
    title: 'Before we begin',
    revision: 1,
    data,
    submitted_at: at,
    updated_at: at,
  }
}
