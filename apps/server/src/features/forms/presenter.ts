import type { Submission } from '@foyer/contract/forms/shapes'
import type { SubmissionRow } from './repository/submissions.ts'

type SubmissionHeading = Pick<SubmissionRow, 'id' | 'form_id' | 'title' | 'submitted_at' | 'updated_at'>

/** A list of submissions, of which one more was read than it shows, to know whether others follow. */
export function presentSubmissions(found: readonly SubmissionHeading[], limit: number) {
  const rows = found.slice(0, limit)
  return {
    items: rows.map(presentSubmissionHeading),
    next_page: found.length > limit ? (rows.at(-1)?.id ?? null) : null,
  }
}

function presentSubmissionHeading({ id, form_id, title, submitted_at, updated_at }: SubmissionHeading) {
  return {
    id,
    form_id,
    title,
    submitted_at: submitted_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }
}

/** A submission with its answers. */
export function presentSubmission(row: SubmissionRow): Submission {
  return { ...presentSubmissionHeading(row), revision: row.revision, data: row.answers }
}
