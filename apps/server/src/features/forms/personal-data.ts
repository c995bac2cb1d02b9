import type { PersonalRows } from '#platform/personal-data.ts'

/** The personal data of this feature. */
export const formsPersonalData: readonly PersonalRows[] = [
  {
    table: 'form_submissions',
    by: 'subscriber_id',
    columns: ['id', 'form_id', 'page_id', 'title', 'answers', 'submitted_at', 'updated_at'],
    key: ['id'],
    file: 'form_submissions',
    at_erasure: 'delete',
  },
  {
    table: 'form_submission_history',
    by: 'subscriber_id',
    columns: ['submission_id', 'revision', 'answers', 'replaced_at'],
    key: ['submission_id', 'revision'],
    file: 'form_submission_history',
    at_erasure: 'delete',
  },
]
