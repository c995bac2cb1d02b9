import { z } from 'zod'

/** A time of day, `HH:MM`. */
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** What a member may choose of notifications (spec section 3, "Notification settings"). */
export const notificationChoices = z.strictObject({
  /** News that the owner sends to everybody. */
  receive_blast_notifications: z.boolean(),
  receive_message_notifications: z.boolean(),
  /** Reminders of items on the member's own calendar. */
  receive_reminders_just_for_you: z.boolean(),
  /** Reminders of items that the owner scheduled for everyone. */
  receive_reminders_for_app: z.boolean(),
  receive_reminders_via_push_notification: z.boolean(),
  receive_reminders_via_email: z.boolean(),
  /** Conversations by mail, while `receive_message_notifications` is on. */
  receive_messages_via_email: z.boolean(),
  /** What the owner sends to everybody by mail, while `receive_blast_notifications` is on. */
  receive_news_via_email: z.boolean(),
  is_daily_reminders: z.boolean(),
  is_weekly_reminders: z.boolean(),
  is_15_minute_reminder: z.boolean(),
  is_starting_now_reminder: z.boolean(),
  /** The daily reminder comes at 8 in the morning of the day; else at 8 in the evening before (spec section 9). */
  remind_day_of: z.boolean(),
  /** Nothing is pushed or mailed between these hours of the member's zone; it waits, or is left out where it cannot. */
  is_quiet_hours: z.boolean(),
  quiet_from: timeOfDay,
  quiet_to: timeOfDay,
})

/** The choices, and what follows from them. */
export const notificationSettings = z.object({
  ...notificationChoices.shape,
  /** No reminder can be sent: no subject, time or channel is enabled. */
  is_all_reminders_inactive: z.boolean(),
})

export type NotificationChoices = z.infer<typeof notificationChoices>
export type NotificationSettings = z.infer<typeof notificationSettings>
