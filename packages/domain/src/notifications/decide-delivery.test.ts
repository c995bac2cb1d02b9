import type { NotificationKind } from '@foyer/contract/notifications/inbox-shapes'
import type { NotificationChoices } from '@foyer/contract/notifications/shapes'
import { describe, expect, it } from 'vitest'
import { decideDelivery, DEFAULT_CHOICES } from './index.ts'
import { quietUntil } from './quiet-hours.ts'

const off = { state: 'skipped', reason: 'setting_off' }
const sent = { state: 'sent' }
const NOON = '2026-11-21T12:00:00.000Z'
const NIGHT = '2026-11-21T23:30:00.000Z'

const ALL_MAIL_OFF = {
  receive_reminders_via_email: false,
  receive_messages_via_email: false,
  receive_news_via_email: false,
}

type Change = Partial<NotificationChoices>
type Facts = Parameters<typeof decideDelivery>[0]

function decide(kind: NotificationKind, change: Change = {}, facts: Partial<Facts> = {}) {
  return decideDelivery({
    kind,
    scope: 'member',
    channel: 'push',
    choices: { ...DEFAULT_CHOICES, ...change },
    now: NOON,
    zone: 'UTC',
    expires_at: null,
    ...facts,
  })
}

describe('decideDelivery', () => {
  it.each([
    ['daily', {}, {}, sent],
    ['daily', { is_daily_reminders: false }, {}, off],
    ['weekly', {}, {}, off],
    ['weekly', { is_weekly_reminders: true }, {}, sent],
    ['before_start', {}, {}, off],
    ['before_start', { is_15_minute_reminder: true }, {}, sent],
    ['starting_now', {}, {}, off],
    ['starting_now', { is_starting_now_reminder: true }, {}, sent],
    ['daily', { receive_reminders_just_for_you: false }, {}, off],
    ['daily', { receive_reminders_just_for_you: false }, { scope: 'app' }, sent],
    ['daily', { receive_reminders_for_app: false }, { scope: 'app' }, off],
    ['daily', { receive_reminders_via_push_notification: false }, {}, off],
    ['daily', { receive_reminders_via_push_notification: false }, { channel: 'mail' }, sent],
    ['daily', { receive_reminders_via_email: false }, { channel: 'mail' }, off],
    ['daily', { receive_reminders_via_email: false }, { channel: 'in_app' }, sent],
    ['message', { receive_message_notifications: false }, { channel: 'in_app' }, off],
    ['mention', { receive_message_notifications: false }, {}, off],
    ['message', { receive_reminders_via_push_notification: false }, {}, sent],
    ['announcement', { receive_blast_notifications: false }, {}, off],
    ['announcement', { receive_message_notifications: false }, {}, sent],
    ['message', { receive_messages_via_email: false }, { channel: 'mail' }, off],
    ['mention', { receive_messages_via_email: false }, { channel: 'mail' }, off],
    ['message', { receive_messages_via_email: false }, {}, sent],
    ['message', { receive_news_via_email: false }, { channel: 'mail' }, sent],
    ['announcement', { receive_news_via_email: false }, { channel: 'mail' }, off],
    ['announcement', { receive_news_via_email: false }, { channel: 'in_app' }, sent],
    ['announcement', { receive_messages_via_email: false }, { channel: 'mail' }, sent],
    ['event_cancelled', ALL_MAIL_OFF, { channel: 'mail' }, sent],
    ['test', ALL_MAIL_OFF, { channel: 'mail' }, sent],
    ['purchase', { receive_message_notifications: false }, {}, sent],
  ] satisfies [NotificationKind, Change, Partial<Facts>, object][])('%s with %o and %o', (...row) => {
    const [kind, change, facts, expected] = row
    expect(decide(kind, change, facts)).toEqual(expected)
  })

  it.each([
    ['waits for their end', 'message', {}, { state: 'waiting', until: '2026-11-22T07:00:00.000Z' }],
    ['is in the list at once', 'message', { channel: 'in_app' }, sent],
    [
      'is left out where it would be pointless',
      'daily',
      { expires_at: '2026-11-22T00:00:00.000Z' },
      { state: 'skipped', reason: 'quiet_hours' },
    ],
    ['is sent where one asked for it now', 'test', {}, sent],
  ] satisfies [string, NotificationKind, Partial<Facts>, object][])(
    'in quiet hours %s',
    (_what, kind, facts, expected) => {
      expect(decide(kind, {}, { now: NIGHT, ...facts })).toEqual(expected)
    },
  )

  it('is late from the instant at which it is pointless', () => {
    expect(decide('daily', {}, { expires_at: NOON })).toEqual({ state: 'skipped', reason: 'late' })
  })
})

describe('quietUntil', () => {
  const night = { is_quiet_hours: true, quiet_from: '22:00', quiet_to: '07:00' }
  it.each([
    ['before', night, '2026-11-21T21:59:00.000Z', 'UTC', null],
    ['at the start', night, '2026-11-21T22:00:00.000Z', 'UTC', '2026-11-22T07:00:00.000Z'],
    ['after midnight', night, '2026-11-22T06:59:00.000Z', 'UTC', '2026-11-22T07:00:00.000Z'],
    ['at the end', night, '2026-11-22T07:00:00.000Z', 'UTC', null],
    ['in Kathmandu', night, '2026-11-21T17:00:00.000Z', 'Asia/Kathmandu', '2026-11-22T01:15:00.000Z'],
    [
      'in the night of summer time',
      night,
      '2026-03-28T23:00:00.000Z',
      'Europe/Berlin',
      '2026-03-29T05:00:00.000Z',
    ],
    [
      'by day',
      { is_quiet_hours: true, quiet_from: '13:00', quiet_to: '15:00' },
      '2026-11-21T14:00:00.000Z',
      'UTC',
      '2026-11-21T15:00:00.000Z',
    ],
    ['when switched off', { ...night, is_quiet_hours: false }, NIGHT, 'UTC', null],
    ['without length', { ...night, quiet_to: '22:00' }, NIGHT, 'UTC', null],
  ] as const)('%s', (_when, choices, at, zone, expected) => {
    expect(quietUntil(choices, at, zone)).toBe(expected)
  })
})
