import type { NotificationChoices } from '@foyer/contract/notifications/shapes'

/** The defaults until a member chooses: one reminder a day, on the day, and all other infrequent notifications. */
export const DEFAULT_CHOICES: NotificationChoices = {
  receive_blast_notifications: true,
  receive_message_notifications: true,
  receive_reminders_just_for_you: true,
  receive_reminders_for_app: true,
  receive_reminders_via_push_notification: true,
  receive_reminders_via_email: true,
  receive_messages_via_email: true,
  receive_news_via_email: true,
  is_daily_reminders: true,
  is_weekly_reminders: false,
  is_15_minute_reminder: false,
  is_starting_now_reminder: false,
  remind_day_of: true,
  is_quiet_hours: true,
  quiet_from: '22:00',
  quiet_to: '07:00',
}

/**
 * Whether no reminder can be sent: its subjects, its times or its channels are all disabled. Source: specification
 * section 3, `is_all_reminders_inactive`.
 */
export function areRemindersInactive(choices: NotificationChoices): boolean {
  const has_subject = choices.receive_reminders_just_for_you || choices.receive_reminders_for_app
  const has_channel = choices.receive_reminders_via_push_notification || choices.receive_reminders_via_email
  const has_time =
    choices.is_daily_reminders ||
    choices.is_weekly_reminders ||
    choices.is_15_minute_reminder ||
    choices.is_starting_now_reminder
  return !(has_subject && has_channel && has_time)
}
