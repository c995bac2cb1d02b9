import type {
  NotificationChannel,
  NotificationKind,
  NotSentReason,
} from '@foyer/contract/notifications/inbox-shapes'
import type { NotificationChoices } from '@foyer/contract/notifications/shapes'
import type { MailKind } from '@foyer/contract/notifications/unsubscribe-shapes'
import { epochMs } from '../time/index.ts'
import type { Instant } from '../time/index.ts'
import { quietUntil } from './quiet-hours.ts'

/** What is done about a notification on one channel. */
export type Delivery =
  | { state: 'sent' }
  | { state: 'skipped'; reason: NotSentReason }
  | { state: 'waiting'; until: Instant }

type Facts = {
  kind: NotificationKind
  /** Of reminders: what the member planned, or the owner for everyone. */
  scope: 'member' | 'app'
  channel: NotificationChannel
  choices: NotificationChoices
  now: Instant
  zone: string
  /** From then on it is pointless; null: never. */
  expires_at: Instant | null
}

/** The settings that switch mails on. */
type MailSetting = Extract<keyof NotificationChoices, `${string}_via_email`>

type Rule = {
  /** The setting that switches the kind on; null: none. */
  switched_by: keyof NotificationChoices | null
  /** The setting that switches its mails on; null: always mailed, if at all. */
  mailed_by: MailSetting | null
  is_reminder: boolean
  channels: readonly NotificationChannel[]
}

const ALL: Rule['channels'] = ['in_app', 'push', 'mail']
/** Money and comments of the team have mails of their own. */
const WITHOUT_MAIL: Rule['channels'] = ['in_app', 'push']

const reminder = (switched_by: Rule['switched_by']): Rule => ({
  switched_by,
  mailed_by: 'receive_reminders_via_email',
  is_reminder: true,
  channels: ALL,
})
const conversation: Rule = {
  switched_by: 'receive_message_notifications',
  mailed_by: 'receive_messages_via_email',
  is_reminder: false,
  channels: ALL,
}
/** What changes for something that the member has joined or bought is always sent. */
const important = (channels: Rule['channels']): Rule => ({
  switched_by: null,
  mailed_by: null,
  is_reminder: false,
  channels,
})

const RULES: Readonly<Record<NotificationKind, Rule>> = {
  daily: reminder('is_daily_reminders'),
  weekly: reminder('is_weekly_reminders'),
  before_start: reminder('is_15_minute_reminder'),
  starting_now: reminder('is_starting_now_reminder'),
  unlocked: reminder(null),
  message: conversation,
  reply: conversation,
  mention: conversation,
  comment: conversation,
  announcement: {
    ...conversation,
    switched_by: 'receive_blast_notifications',
    mailed_by: 'receive_news_via_email',
  },
  broadcast: {
    switched_by: 'receive_blast_notifications',
    mailed_by: 'receive_news_via_email',
    is_reminder: false,
    channels: ALL,
  },
  event_moved: important(ALL),
  event_cancelled: important(ALL),
  place_given: important(ALL),
  purchase: important(WITHOUT_MAIL),
  payment_failed: important(WITHOUT_MAIL),
  test: important(ALL),
}

/** The channels of a kind. */
export function channelsOf(kind: NotificationKind): readonly NotificationChannel[] {
  return RULES[kind].channels
}

const MAIL_KINDS: Readonly<Record<MailSetting, MailKind>> = {
  receive_reminders_via_email: 'reminders',
  receive_messages_via_email: 'messages',
  receive_news_via_email: 'news',
}

/** The kind of mails by which a member switches these off; null: they cannot be switched off. */
export function mailKindOf(kind: NotificationKind): MailKind | null {
  const { mailed_by } = RULES[kind]
  return mailed_by && MAIL_KINDS[mailed_by]
}

/** Whether a kind is about conversations: read again before it is sent, and grouped by thread. */
export function isConversation(kind: NotificationKind): boolean {
  return RULES[kind].switched_by === 'receive_message_notifications' || kind === 'announcement'
}

/**
 * Decides by the member's settings about one channel of a notification: sent now, not at all, or after their quiet
 * hours. The list in the app is never quiet.
 */
export function decideDelivery({ kind, scope, channel, choices, now, zone, expires_at }: Facts): Delivery {
  if (!isWanted(kind, scope, channel, choices)) return { state: 'skipped', reason: 'setting_off' }
  if (expires_at !== null && epochMs(now) >= epochMs(expires_at)) return { state: 'skipped', reason: 'late' }
  if (channel === 'in_app' || kind === 'test') return { state: 'sent' }
  const until = quietUntil(choices, now, zone)
  if (until === null) return { state: 'sent' }
  const is_pointless = expires_at !== null && epochMs(until) >= epochMs(expires_at)
  return is_pointless ? { state: 'skipped', reason: 'quiet_hours' } : { state: 'waiting', until }
}

function isWanted(
  kind: NotificationKind,
  scope: Facts['scope'],
  channel: NotificationChannel,
  choices: NotificationChoices,
): boolean {
  const { switched_by, mailed_by, is_reminder } = RULES[kind]
  if (switched_by !== null && choices[switched_by] === false) return false
  if (channel === 'mail' && mailed_by !== null && !choices[mailed_by]) return false
  if (!is_reminder) return true
  const has_subject =
    scope === 'app' ? choices.receive_reminders_for_app : choices.receive_reminders_just_for_you
  if (!has_subject) return false
  return channel !== 'push' || choices.receive_reminders_via_push_notification
}
