import { expect, it } from 'vitest'
import { dueOnClock, fillFirstName, isLocalTime, spanOfClocks } from './broadcasts.ts'

it.each([
  ['Your place is saved, {first_name}', 'Hannah Cole', 'Your place is saved, Hannah'],
  ['Your place is saved, {first_name}', '', 'Your place is saved'],
  ['Hi {first_name}, welcome back', '  ', 'Hi, welcome back'],
  ['Hi {first_name}! Ready?', '', 'Hi! Ready?'],
  ['{first_name}, your place is saved', '', 'Your place is saved'],
  ['Done. {first_name}, well done.', '', 'Done. well done.'],
  ['For {first_name} and {first_name}', 'Ana', 'For Ana and Ana'],
  ['No field', '', 'No field'],
  ['{first_name}', '$&', '$&'],
  ['أهلًا، {first_name}', '', 'أهلًا'],
])('%s for "%s"', (text, name, filled) => {
  expect(fillFirstName(text, name)).toBe(filled)
})

const NOW = '2026-11-21T09:41:00.000Z'

it.each([
  ['in Athens, ahead', '2026-11-21T18:00', 'Europe/Athens', '2026-11-21T16:00:00.000Z'],
  ['in Toronto, behind', '2026-11-21T18:00', 'America/Toronto', '2026-11-21T23:00:00.000Z'],
  ['on half an hour', '2026-11-21T18:00', 'Asia/Kathmandu', '2026-11-21T12:15:00.000Z'],
  ['at once where it has passed', '2026-11-21T18:00', 'Pacific/Kiritimati', NOW],
  [
    'in a skipped hour, with the offset before',
    '2027-03-14T02:30',
    'America/New_York',
    '2027-03-14T07:30:00.000Z',
  ],
  ['in a repeated hour, the first time', '2027-11-07T01:30', 'America/New_York', '2027-11-07T05:30:00.000Z'],
  ['where clocks move half an hour', '2027-04-04T01:45', 'Australia/Lord_Howe', '2027-04-03T14:45:00.000Z'],
])('is due %s', (_case, local_at, zone, due) => {
  expect(dueOnClock(local_at, zone, NOW)).toBe(due)
})

it('knows the first and the last clock, and which times exist', () => {
  expect(spanOfClocks('2026-11-21T18:00')).toEqual({
    first: '2026-11-21T04:00:00.000Z',
    last: '2026-11-22T06:00:00.000Z',
  })
  expect(isLocalTime('2026-02-30T10:00')).toBe(false)
  expect(isLocalTime('2026-02-28T10:00')).toBe(true)
})
