import { z } from 'zod'
import { id, instant } from '../shapes.ts'

/** What a notification is about. */
export const notificationKind = z.enum([
  'daily',
  'weekly',
  'before_start',
  'starting_now',
  'message',
  'reply',
  'mention',
  'comment',
  'announcement',
  'broadcast',
  'unlocked',
  'event_moved',
  'event_cancelled',
  'place_given',
  'purchase',
  'payment_failed',
  'test',
])

/** The ways that a notification takes to a member. */
export const notificationChannel = z.enum(['in_app', 'push', 'mail'])

/** Why a notification was not sent. */
export const notSentReason = z.enum([
  'setting_off',
  'quiet_hours',
  'late',
  'read_before',
  'deleted',
  'muted',
  'blocked',
  'no_access',
  'no_device',
  'suspended',
  'not_member',
  'address_unverified',
  'cancelled',
  'failed',
  'address_suppressed',
])

/** One line of the member's list, in their language. Nothing of a page that they may not know of is named. */
export const memberNotification = z.object({
  id,
  kind: notificationKind,
  title: z.string(),
  text: z.string(),
  /** Where it leads in the app. */
  path: z.string(),
  created_at: instant,
  is_read: z.boolean(),
})

export type NotificationKind = z.infer<typeof notificationKind>
export type NotificationChannel = z.infer<typeof notificationChannel>
export type NotSentReason = z.infer<typeof notSentReason>
export type MemberNotification = z.infer<typeof memberNotification>

/** What was decided about one channel of a notification, and when; of a waiting one: when it is decided. */
export const notificationDelivery = z.object({
  channel: notificationChannel,
  state: z.enum(['waiting', 'sent', 'skipped', 'failed']),
  /** Why it was not sent; null where it was, or waits. */
  reason: notSentReason.nullable(),
  at: instant.nullable(),
})

/** Why mails to a member's address are held back: nobody is there, or they reported one as spam. */
export const mailSuppression = z.object({ reason: z.enum(['bounced', 'complained']), since: instant })

/** A line of the log of a member, without any text of it. */
export const loggedNotification = z.object({
  id,
  kind: notificationKind,
  created_at: instant,
  deliveries: z.array(notificationDelivery),
})

export type LoggedNotification = z.infer<typeof loggedNotification>
