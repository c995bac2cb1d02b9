import type { PersonalRows } from '#platform/personal-data.ts'
import { CHOICES } from './repository/settings.ts'

/** The personal data of this feature. */
export const notificationsPersonalData: readonly PersonalRows[] = [
  {
    table: 'notification_settings',
    by: 'subscriber_id',
    columns: [...CHOICES, 'updated_at'],
    key: ['subscriber_id'],
    file: 'notification_settings',
    at_erasure: 'delete',
  },
  {
    table: 'suppressed_addresses',
    by: 'user_id',
    columns: ['reason', 'created_at'],
    key: ['address_hash'],
    file: 'suppressed_addresses',
    at_erasure: 'delete',
  },
  {
    table: 'push_registrations',
    by: 'subscriber_id',
    columns: ['provider', 'push_status', 'token', 'pusher_device_id', 'created_at', 'updated_at'],
    key: ['id'],
    file: 'push_registrations',
    at_erasure: 'delete',
  },
  {
    table: 'notifications',
    by: 'subscriber_id',
    columns: ['id', 'kind', 'params', 'thread_id', 'message_ts', 'created_at', 'read_at'],
    key: ['id'],
    file: 'notifications',
    at_erasure: 'delete',
  },
  {
    table: 'broadcast_recipients',
    by: 'subscriber_id',
    columns: [
      'broadcast_id',
      'recorded_at',
      'in_app_clicked_at',
      'push_clicked_at',
      'mail_clicked_at',
      'unsubscribed_at',
    ],
    key: ['broadcast_id', 'subscriber_id'],
    file: 'broadcasts',
    at_erasure: 'delete',
  },
]
