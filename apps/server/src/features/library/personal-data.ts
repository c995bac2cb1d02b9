import type { PersonalRows } from '#platform/personal-data.ts'

/** The personal data of this feature. */
export const libraryPersonalData: readonly PersonalRows[] = [
  {
    table: 'recent_pages',
    by: 'subscriber_id',
    columns: ['page_id', 'opened_at'],
    key: ['page_id'],
    file: 'recent_pages',
    at_erasure: 'delete',
  },
]
