import type { PersonalRows } from '#platform/personal-data.ts'

/** The personal data of this feature. */
export const workoutsPersonalData: readonly PersonalRows[] = [
  {
    table: 'workout_activities',
    by: 'subscriber_id',
    columns: [
      'session_id',
      'id',
      'activity_type',
      'workout_group_id',
      'workout_group_item_id',
      'data',
      'at',
      'clock',
    ],
    key: ['session_id', 'id'],
    file: 'workout_activities',
    at_erasure: 'delete',
  },
  {
    table: 'workout_sessions',
    by: 'subscriber_id',
    columns: [
      'id',
      'workout_id',
      'title',
      'session_mode',
      'started_at',
      'finished_at',
      'local_date',
      'time_zone',
      'is_discarded',
      'figures',
    ],
    key: ['id'],
    file: 'workout_sessions',
    at_erasure: 'delete',
  },
  {
    table: 'exercise_swaps',
    by: 'subscriber_id',
    columns: ['exercise_id', 'alternate_id', 'swapped_at'],
    key: ['exercise_id'],
    file: 'exercise_swaps',
    at_erasure: 'delete',
  },
]
