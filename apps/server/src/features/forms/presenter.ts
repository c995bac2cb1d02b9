import type { Submission } from '@foyer/contract/forms/shapes'
import type { SubmissionRow } from './repository/submissions.ts'

type Heading = Pick<SubmissionRow, 'id' | 'form_id' | 'title' | 'submitted_at' | 'updated_at'>

/** A list of submissions, of which one more was read than it shows, to know whether others follow. */
export function presentRows(found: readonly Heading[], limit: number) {
  const rows = found.slice(0, limit)
  return {
    items: rows.map(presentRow),
    next_page: found.length > limit ? (rows.at(-1)?.id ?? null) : null,
  }
}

function presentRow({ id, form_id, title, submitted_at, updated_at }: Heading) {
  return {
    ...{ id, form_id, title },
    submitted_at: submitted_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }
}

/** A submission with its answers. */
export function presentSubmission(row: SubmissionRow): Submission {
  return { ...presentRow(row), revision: row.revision, values: row.answers }
}
