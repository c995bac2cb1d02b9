import type { NotificationChoices } from '@foyer/contract/notifications/shapes'
import { describe, expect, it } from 'vitest'
import { areRemindersInactive, DEFAULT_CHOICES } from './index.ts'

const no_subject = { receive_reminders_just_for_you: false, receive_reminders_for_app: false }
const no_way = { receive_reminders_via_push_notification: false, receive_reminders_via_email: false }
const no_moment = {
  is_daily_reminders: false,
  is_weekly_reminders: false,
  is_15_minute_reminder: false,
  is_starting_now_reminder: false,
}

describe('areRemindersInactive', () => {
  it.each([
    ['nobody has chosen', {}, false],
    ['there is nothing to be reminded of', no_subject, true],
    ['there is no way to remind', no_way, true],
    ['there is no moment to remind at', no_moment, true],
    ['one of each is left', { ...no_moment, is_starting_now_reminder: true }, false],
    ['one way is left', { ...no_way, receive_reminders_via_email: true }, false],
    [
      'news and messages are off',
      { receive_blast_notifications: false, receive_message_notifications: false },
      false,
    ],
  ] satisfies [string, Partial<NotificationChoices>, boolean][])('where %s', (_what, change, is_inactive) => {
    expect(areRemindersInactive({ ...DEFAULT_CHOICES, ...change })).toBe(is_inactive)
  })
})
