import type { PersonalRows } from '#platform/personal-data.ts'

/** The rows that this feature stores about people, for their archive and their erasure. */
export const membersPersonalData: readonly PersonalRows[] = [
  {
    table: 'member_invitations',
    by: 'user_id',
    columns: ['email', 'name', 'invited_at', 'accepted_at'],
    key: ['id'],
    file: 'invitations',
    at_erasure: 'delete',
  },
  {
    table: 'member_import_rows',
    by: 'user_id',
    columns: ['email', 'name'],
    key: ['import_id', 'row'],
    file: 'import',
    at_erasure: 'delete',
  },
]
