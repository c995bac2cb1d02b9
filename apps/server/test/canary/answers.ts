import type { Member, World } from '../matrix/world.ts'
import type { GatedPage } from './plot.ts'
import type { Book } from './words.ts'

/** Answers every question of a form that takes words, where its reader may; gives the submission, or null. */
export async function answerForm(
  { api }: World,
  book: Book,
  by: Member,
  { name, page: { id } }: GatedPage,
): Promise<string | null> {
  const as = api.as(by)
  const access = await as.call('pages.getPageAccess', { id })
  if (!access.granted || !access.may_act) return null
  const { form_groups } = await as.call('forms.getForm', { id })
  const asked = form_groups.flatMap(({ form_fields }) => form_fields)
  const submitted_values = asked
    .filter(({ value_type }) => value_type === 'text')
    .map((field) => ({
      form_field_id: field.id,
      value: book.word(name, `the answer to ${field.label}`, 'answer', by.user_id),
    }))
  return (await as.call('forms.submitForm', { id, submitted_values })).submission_id
}
