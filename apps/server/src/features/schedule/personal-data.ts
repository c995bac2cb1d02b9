import type { PersonalRows } from '#platform/personal-data.ts'

/** The personal data of this feature. */
export const schedulePersonalData: readonly PersonalRows[] = [
  {
    table: 'scheduled_items',
    by: 'subscriber_id',
    columns: [
      'id',
      'item_type',
      'item_id',
      'context_id',
      'day',
      'starts_at',
      'completed_at',
      'removed_at',
      'created_at',
    ],
    key: ['id'],
    file: 'scheduled_items',
    at_erasure: 'delete',
  },
  {
    table: 'app_schedule_completions',
    by: 'subscriber_id',
    columns: ['item_id', 'completed_at'],
    key: ['item_id'],
    file: 'app_schedule_completions',
    at_erasure: 'delete',
  },
  {
    table: 'calendar_feeds',
    by: 'subscriber_id',
    columns: ['created_at'],
    key: ['subscriber_id'],
    file: 'calendar_feeds',
    at_erasure: 'delete',
  },
  {
    table: 'event_answers',
    by: 'subscriber_id',
    columns: ['occurrence_id', 'answer', 'is_waiting', 'answered_at'],
    key: ['occurrence_id'],
    file: 'event_answers',
    at_erasure: 'delete',
  },
]
