import { expect, it } from 'vitest'
import { changeMailChoices, DEFAULT_CHOICES, mailKindOf, readMailChoices } from './index.ts'

const ALL_ON = { reminders: true, messages: true, news: true }

it.each([
  [{}, ALL_ON],
  [{ receive_reminders_via_email: false }, { ...ALL_ON, reminders: false }],
  [{ receive_messages_via_email: false }, { ...ALL_ON, messages: false }],
  [{ receive_message_notifications: false }, { ...ALL_ON, messages: false }],
  [{ receive_blast_notifications: false }, { ...ALL_ON, news: false }],
] as const)('with %o mails are %o', (change, expected) => {
  expect(readMailChoices({ ...DEFAULT_CHOICES, ...change })).toEqual(expected)
})

it.each(['reminders', 'messages', 'news', 'all'] as const)('%s are switched off and on again', (type) => {
  const off = { ...DEFAULT_CHOICES, ...changeMailChoices(type, false) }
  expect(Object.values(readMailChoices(off)).filter((is_on) => !is_on)).toHaveLength(type === 'all' ? 3 : 1)
  expect(off.receive_message_notifications).toBe(true)
  expect(readMailChoices({ ...off, ...changeMailChoices(type, true) })).toEqual(ALL_ON)
})

it('switches the kind on that was off everywhere, so that its mails arrive', () => {
  const silent = { ...DEFAULT_CHOICES, receive_message_notifications: false }
  expect(readMailChoices({ ...silent, ...changeMailChoices('messages', true) })).toEqual(ALL_ON)
})

it.each([
  ['weekly', 'reminders'],
  ['unlocked', 'reminders'],
  ['comment', 'messages'],
  ['announcement', 'news'],
  ['event_cancelled', null],
  ['place_given', null],
  ['purchase', null],
] as const)('a mail of %s is of the kind %s', (kind, expected) => {
  expect(mailKindOf(kind)).toBe(expected)
})
