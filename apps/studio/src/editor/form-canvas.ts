import { newItem, pageTypeDefinition, type ListField } from '@foyer/content/definitions'
import { toItems, type LevelStep } from './inspector/levels.ts'

type Values = Readonly<Record<string, unknown>>

/** The path to a question of a form page. */
export function getQuestionPath(group_id: string, question_id: string): readonly LevelStep[] {
  return [
    { prop: 'form_groups', key: group_id },
    { prop: 'form_fields', key: question_id },
  ]
}

type AddedQuestion = { readonly groups: readonly Values[]; readonly path: readonly LevelStep[] }

/**
 * Adds a question below another one, at the end of its group, or in a group of its own where the form has none. Null
 * where the group has as many as it can hold.
 */
export function addQuestion(
  form_groups: unknown,
  { group_id, below }: { readonly group_id: string | null; readonly below: string | null },
  newId: () => string,
): AddedQuestion | null {
  const group_list = toListField(pageTypeDefinition('form')?.fields['form_groups'])
  const question_list = toListField(group_list?.fields['form_fields'])
  if (!group_list || !question_list) return null
  const stored = toItems(form_groups)
  const groups = stored.length > 0 ? stored : [newItem(group_list, newId)]
  const group = groups.find(({ id }) => id === group_id) ?? groups.at(-1)
  const questions = toItems(group?.['form_fields'])
  if (!group || questions.length >= question_list.max) return null
  const question = newItem(question_list, newId)
  const found = questions.findIndex(({ id }) => id === below)
  const at = found < 0 ? questions.length : found + 1
  const form_fields = [...questions.slice(0, at), question, ...questions.slice(at)]
  return {
    groups: groups.map((one) => (one === group ? { ...group, form_fields } : one)),
    path: getQuestionPath(String(group['id']), String(question['id'])),
  }
}

function toListField(field: { readonly kind: string } | undefined): ListField | null {
  return field?.kind === 'list' ? (field as ListField) : null
}
