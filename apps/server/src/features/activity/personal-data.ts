import type { PersonalRows } from '#platform/personal-data.ts'

/** What this room keeps about people. The figures of the app stay, without whom they were counted of. */
export const activityPersonalData: readonly PersonalRows[] = [
  {
    table: 'activity_records',
    by: 'user_id',
    columns: ['at', 'activity_type', 'data'],
    key: ['at', 'id'],
    file: 'activity',
    at_erasure: { clear: ['user_id', 'session_id', 'device_id'] },
  },
]
