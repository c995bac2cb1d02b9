import type { Member, Fixture } from '../matrix/fixture.ts'
import type { GatedPage } from './create-pages.ts'
import type { WordCatalog } from './words.ts'

/** Answers every question of a form that takes words, where its reader may; gives the submission, or null. */
export async function answerForm(
  { api }: Fixture,
  word_catalog: WordCatalog,
  by: Member,
  { name, page: { id } }: GatedPage,
): Promise<string | null> {
  const caller_api = api.as(by)
  const access = await caller_api.call('pages.getPageAccess', { id })
  if (!access.granted || !access.may_act) return null
  const { form_groups } = await caller_api.call('forms.getForm', { id })
  const loaded_form = form_groups.flatMap(({ form_fields }) => form_fields)
  const submitted_values = loaded_form
    .filter(({ value_type }) => value_type === 'text')
    .map((field) => ({
      form_field_id: field.id,
      value: word_catalog.word(name, `the answer to ${field.label}`, 'answer', by.user_id),
    }))
  return (await caller_api.call('forms.submitForm', { id, submitted_values })).submission_id
}
