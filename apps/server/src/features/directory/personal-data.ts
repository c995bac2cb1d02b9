import type { PersonalRows } from '#platform/personal-data.ts'

/** The rows that this feature stores about people, for their archive and their erasure. */
export const directoryPersonalData: readonly PersonalRows[] = [
  {
    table: 'blocked_people',
    by: 'blocker_user_id',
    columns: ['blocked_user_id', 'created_at'],
    key: ['blocked_user_id'],
    file: 'blocked_people',
    at_erasure: 'delete',
  },
  // The list of a user's blocks is that user's data, but the rows are erased with either person.
  {
    table: 'blocked_people',
    by: 'blocked_user_id',
    columns: [],
    key: ['blocker_user_id'],
    file: null,
    at_erasure: 'delete',
  },
]
