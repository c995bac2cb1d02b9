import { csvLine } from '@foyer/domain/csv'
import { chosenOptions } from '@foyer/domain/forms'
import type { FormSubmission } from './queries.ts'

/** What the columns are called that every form has, and how an agreement is said. */
export type TableWords = Record<'name' | 'email' | 'sent' | 'changed' | 'yes' | 'no', string>

/**
 * Answers as the lines of a CSV file: a line for each submission as they stand, and a column for each question that was
 * ever asked, called as it was asked last. Moments are ISO 8601 in UTC, days `YYYY-MM-DD`, numbers with a point.
 */
export function answersTable(submissions: readonly FormSubmission[], words: TableWords): string[] {
  const labels = new Map<string, string>()
  for (const { values } of submissions)
    for (const { form_field_id, label } of values)
      if (!labels.has(form_field_id)) labels.set(form_field_id, label)
  const { name, email, sent, changed } = words
  return [
    csvLine([name, email, sent, changed, ...labels.values()]),
    ...submissions.map(({ member, submitted_at, updated_at, values }) => {
      const given = new Map(values.map((value) => [value.form_field_id, inWords(value, words)]))
      return csvLine([
        ...[member?.name ?? '', member?.email ?? ''],
        ...[submitted_at, updated_at === submitted_at ? '' : updated_at],
        ...Array.from(labels.keys(), (id) => given.get(id) ?? ''),
      ])
    }),
  ]
}

function inWords({ value, value_type }: FormSubmission['values'][number], words: TableWords): string {
  if (value === null) return ''
  if (value_type === 'boolean') return value === 'true' ? words.yes : words.no
  return value_type === 'options' ? chosenOptions(value).join('; ') : value
}
