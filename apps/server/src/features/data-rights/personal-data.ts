import type { PersonalRows } from '#platform/personal-data.ts'

/** The rows that this feature stores about people, for their archive and their erasure. */
export const dataRightsPersonalData: readonly PersonalRows[] = [
  {
    table: 'data_exports',
    by: 'user_id',
    columns: ['state', 'requested_at', 'ready_at'],
    key: ['id'],
    file: 'archives',
    at_erasure: 'delete',
  },
]
