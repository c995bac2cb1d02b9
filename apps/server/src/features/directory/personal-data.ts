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
  // Whom others have blocked is theirs to know; it goes with the person all the same.
  {
    table: 'blocked_people',
    by: 'blocked_user_id',
    columns: [],
    key: ['blocker_user_id'],
    file: null,
    at_erasure: 'delete',
  },
]
