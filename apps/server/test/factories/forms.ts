import { pageTypeDefinition } from '@foyer/content/definitions'
import type { AccessNodeInput } from '@foyer/contract/access/shapes'
import type { SubmittedValues } from '@foyer/contract/forms/shapes'
import { newId } from '../../src/platform/ids.ts'
import { aServer, type Caller } from '../harness.ts'
import type { AppLike } from './identity.ts'
import { aPage, type TestPage } from './pages.ts'

/** A form for tests, with the ids of its fields by name. */
export type TestForm = TestPage & { field: Record<'name' | 'weight' | 'since' | 'sports' | 'agreed', string> }

/** Options of a form; by default it has a name field and a few others. */
export type FormOptions = {
  title?: string
  fields?: Record<string, unknown>
  node?: Partial<AccessNodeInput>
}

/** A form in the draft of an app; the name and the agreement have to be given. */
export async function aForm(app: AppLike, { title, fields, node }: FormOptions = {}): Promise<TestForm> {
  const field = { name: newId(), weight: newId(), since: newId(), sports: newId(), agreed: newId() }
  const page = await aPage(app, {
    content_type: 'form',
    ...(title === undefined ? {} : { title }),
    draft: {
      fields: { ...pageTypeDefinition('form')?.defaults, form_groups: createGroups(field), ...fields },
    },
    ...(node ? { node } : {}),
  })
  return { ...page, field }
}

function createGroups(field: TestForm['field']) {
  const createField = (id: string, field_type: string, label: string, more: object = {}) => ({
    id,
    field_type,
    label,
    is_required: false,
    options: [] as string[],
    default_value: '',
    ...more,
  })
  return [
    {
      id: newId(),
      title: 'You',
      description: 'Only your coach reads it.',
      form_fields: [
        createField(field.name, 'short_answer', 'What shall we call you?', { is_required: true }),
        createField(field.weight, 'number', 'What do you weigh?', { default_value: '70' }),
      ],
    },
    {
      id: newId(),
      title: 'Your training',
      description: '',
      form_fields: [
        createField(field.since, 'date', 'Since when do you train?'),
        createField(field.sports, 'multi_select', 'What do you like?', { options: ['Run', 'Row', 'Ride'] }),
        createField(field.agreed, 'acceptance', 'I am healthy enough.', { is_required: true }),
      ],
    },
  ]
}

/** Answers to all that has to be answered. */
export function requiredAnswers({ field }: TestForm, more: SubmittedValues = []): SubmittedValues {
  return [
    { form_field_id: field.name, value: 'Dana' },
    { form_field_id: field.agreed, value: 'true' },
    ...more,
  ]
}

/** What a member has sent, by its id. */
export async function aSubmission(member: Caller, form: TestForm): Promise<string> {
  const api = await aServer()
  const submitted_values = requiredAnswers(form)
  return (await api.as(member).call('forms.submitForm', { id: form.id, submitted_values })).submission_id
}
