import type { KeptRows } from '../accounts/index.ts'

/** What this room keeps about people. */
export const notificationsKept: readonly KeptRows[] = [
  {
    table: 'notification_settings',
    by: 'subscriber_id',
    columns: [
      'receive_blast_notifications',
      'receive_message_notifications',
      'receive_reminders_just_for_you',
      'receive_reminders_for_app',
      'receive_reminders_via_push_notification',
      'receive_reminders_via_email',
      'is_daily_reminders',
      'is_weekly_reminders',
      'is_15_minute_reminder',
      'is_starting_now_reminder',
      'remind_day_of',
      'updated_at',
    ],
    key: ['subscriber_id'],
    file: 'notification_settings',
    at_erasure: 'delete',
  },
]
