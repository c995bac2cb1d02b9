import type { PersonalRows } from '#platform/personal-data.ts'

/** The personal data of this feature. The app's figures are retained without the persons behind them. */
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
