import type { PersonalRows } from '#platform/personal-data.ts'

/** The personal data of this feature. */
export const progressPersonalData: readonly PersonalRows[] = [
  {
    table: 'page_completions',
    by: 'subscriber_id',
    columns: ['page_id', 'run_id', 'completed_at', 'undone_at'],
    key: ['id'],
    file: 'completions',
    at_erasure: 'delete',
  },
  {
    table: 'progress_runs',
    by: 'subscriber_id',
    columns: ['id', 'root_id', 'started_at', 'ended_at', 'start_from_page_id', 'plan_changes'],
    key: ['id'],
    file: 'runs',
    at_erasure: 'delete',
  },
  {
    table: 'bookmarks',
    by: 'subscriber_id',
    columns: ['page_id', 'is_bookmarked', 'changed_at'],
    key: ['page_id'],
    file: 'bookmarks',
    at_erasure: 'delete',
  },
]
