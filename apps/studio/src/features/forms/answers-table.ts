import { formatCsv } from '@foyer/domain/csv'
import { splitOptions } from '@foyer/domain/forms'
import type { FormSubmission } from './queries.ts'

/** The headings of the fixed columns, and the texts for yes and no. */
export type TableTexts = Record<'name' | 'email' | 'sent' | 'changed' | 'yes' | 'no', string>

/**
 * Answers as the text of a CSV file: a line for each submission as they stand, and a column for each question that was
 * ever asked, called as it was asked last. Moments are ISO 8601 in UTC, days `YYYY-MM-DD`, numbers with a point.
 */
export function createAnswersTable(submissions: readonly FormSubmission[], texts: TableTexts): string {
  const labels = new Map<string, string>()
  for (const { data } of submissions)
    for (const { form_field_id, label } of data)
      if (!labels.has(form_field_id)) labels.set(form_field_id, label)
  const { name, email, sent, changed } = texts
  return formatCsv([
    [name, email, sent, changed, ...labels.values()],
    ...submissions.map(({ member, submitted_at, updated_at, data }) => {
      const values_by_label = new Map(data.map((value) => [value.form_field_id, formatValue(value, texts)]))
      return [
        member?.name ?? '',
        member?.email ?? '',
        submitted_at,
        updated_at === submitted_at ? '' : updated_at,
        ...Array.from(labels.keys(), (id) => values_by_label.get(id) ?? ''),
      ]
    }),
  ])
}

function formatValue({ value, value_type }: FormSubmission['data'][number], texts: TableTexts): string {
  if (value === null) return ''
  if (value_type === 'boolean') return value === 'true' ? texts.yes : texts.no
  return value_type === 'options' ? splitOptions(value).join('; ') : value
}
