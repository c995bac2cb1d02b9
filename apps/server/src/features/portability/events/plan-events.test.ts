import { describe, expect, it } from 'vitest'
import { planEvents } from './plan-events.ts'
import { readCalendar } from './read-calendar.ts'

const ZONE = 'Europe/London'

const file = (...events: string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.map((lines) => `BEGIN:VEVENT\n${lines}\nEND:VEVENT`),
    'END:VCALENDAR',
  ]
    .join('\n')
    .replaceAll('\n', '\r\n')

const plan = (...events: string[]) => planEvents(readCalendar(file(...events), ZONE) ?? [])

const YOGA = 'UID:yoga\nSUMMARY:Yoga'
/** A Tuesday. */
const START = 'DTSTART;TZID=Europe/London:20261201T183000\nDTEND;TZID=Europe/London:20261201T193000'

describe('rules of calendar files', () => {
  it.each([
    ['no rule', '', [['once', '2026-12-01', '']]],
    ['daily', 'RRULE:FREQ=DAILY', [['daily', '2026-12-01', '']]],
    ['daily, ten times', 'RRULE:FREQ=DAILY;COUNT=10', [['daily', '2026-12-01', '2026-12-10']]],
    ['weekly', 'RRULE:FREQ=WEEKLY;BYDAY=TU', [['weekly', '2026-12-01', '']]],
    [
      'weekly until an instant before the time of that day',
      'RRULE:FREQ=WEEKLY;UNTIL=20261215T180000Z',
      [['weekly', '2026-12-01', '2026-12-14']],
    ],
    ['weekly until a day', 'RRULE:FREQ=WEEKLY;UNTIL=20261215', [['weekly', '2026-12-01', '2026-12-15']]],
    [
      'on three weekdays, five times',
      'RRULE:FREQ=WEEKLY;COUNT=5;BYDAY=MO,TU,TH',
      [
        ['weekly', '2026-12-01', '2026-12-08'],
        ['weekly', '2026-12-03', '2026-12-10'],
        ['weekly', '2026-12-07', '2026-12-07'],
      ],
    ],
    [
      'every other week on two weekdays',
      'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU',
      [
        ['every_two_weeks', '2026-12-01', ''],
        ['every_two_weeks', '2026-12-14', ''],
      ],
    ],
    ['monthly, three times', 'RRULE:FREQ=MONTHLY;COUNT=3', [['monthly', '2026-12-01', '2027-02-01']]],
  ])('%s', (_what, rule, expected) => {
    const events = plan(`${YOGA}\n${START}\n${rule}`.trimEnd())
    expect(events.map(({ repeats, first_day, last_day }) => [repeats, first_day, last_day])).toEqual(expected)
    expect(
      events.every(
        ({ problems, time, minutes }) => problems.length === 0 && time === '18:30' && minutes === 60,
      ),
    ).toBe(true)
  })

  it.each([
    ['every third week', 'RRULE:FREQ=WEEKLY;INTERVAL=3', 'rule_unsupported'],
    ['the first Tuesday of a month', 'RRULE:FREQ=MONTHLY;BYDAY=1TU', 'rule_unsupported'],
    ['yearly', 'RRULE:FREQ=YEARLY', 'rule_unsupported'],
    ['several rules', 'RRULE:FREQ=DAILY\nRDATE:20261224T183000', 'rule_unsupported'],
  ])('refuses %s', (_what, rule, problem) => {
    expect(plan(`${YOGA}\n${START}\n${rule}`)).toMatchObject([{ problems: [problem] }])
  })
})

describe('events of calendar files', () => {
  it.each([
    ['universal time', 'DTSTART:20270601T170000Z', ['2027-06-01', '18:00', []]],
    ['another zone', 'DTSTART;TZID=Asia/Kathmandu:20261201T020000', ['2026-11-30', '20:15', []]],
    ['no zone', 'DTSTART:20261201T070000', ['2026-12-01', '07:00', []]],
    [
      'an unknown zone',
      'DTSTART;TZID=Mars/Olympus:20261201T070000',
      ['2026-12-01', '07:00', ['zone_unknown']],
    ],
    ['a whole day', 'DTSTART;VALUE=DATE:20261201', ['2026-12-01', '00:00', ['all_day']]],
  ])('are read from %s', (_what, start, expected) => {
    const [event] = plan(`${YOGA}\n${start}`)
    expect([event?.first_day, event?.time, event?.problems]).toEqual(expected)
  })

  it('keep the weekday of their own zone where the app is a day behind', () => {
    const weekly = 'DTSTART;TZID=Asia/Kathmandu:20261201T020000\nRRULE:FREQ=WEEKLY;BYDAY=TU,TH'
    expect(plan(`${YOGA}\n${weekly}`)).toMatchObject([
      { first_day: '2026-11-30', problems: ['zone_differs'] },
      { first_day: '2026-12-02' },
    ])
  })

  it('have their cancelled and moved dates', () => {
    const [event] = plan(
      `${YOGA}\n${START}\nRRULE:FREQ=WEEKLY\nEXDATE;TZID=Europe/London:20261208T183000,20261209T183000`,
      'UID:yoga\nSUMMARY:Yoga\nRECURRENCE-ID;TZID=Europe/London:20261215T183000\nDTSTART;TZID=Europe/London:20261216T170000\nDTEND;TZID=Europe/London:20261216T183000',
      'UID:yoga\nRECURRENCE-ID;TZID=Europe/London:20261222T183000\nDTSTART;TZID=Europe/London:20261222T183000\nSTATUS:CANCELLED',
      'UID:yoga\nRECURRENCE-ID;TZID=Europe/London:20261229T183000\nDTSTART;TZID=Europe/London:20271229T183000',
    )
    expect(event).toMatchObject({
      changes: [
        { original_start: '2026-12-08T18:30', is_cancelled: true },
        { original_start: '2026-12-15T18:30', is_cancelled: false, shift_minutes: 1_350, minutes: 90 },
        { original_start: '2026-12-22T18:30', is_cancelled: true },
      ],
      problems: ['dates_left_out'],
    })
  })

  it('take a secure address as that of the meeting, and nothing else', () => {
    const meeting = 'LOCATION:https://meet.example/yoga'
    expect(plan(`${YOGA}\n${START}\n${meeting}`)).toMatchObject([
      { online_url: 'https://meet.example/yoga', place: '' },
    ])
    expect(plan(`${YOGA}\n${START}\nURL:javascript:alert(1)\nLOCATION:Studio 2`)).toMatchObject([
      { online_url: '', place: 'Studio 2' },
    ])
  })

  it.each([
    ['no title', `UID:a\n${START}`, 'title_missing'],
    ['no start', 'UID:a\nSUMMARY:A', 'start_missing'],
    ['eight days', 'UID:a\nSUMMARY:A\nDTSTART:20261201T000000Z\nDURATION:P8D', 'too_long'],
  ])('are refused with %s', (_what, lines, problem) => {
    expect(plan(lines)).toMatchObject([{ problems: [problem] }])
  })

  it.each(['hello', 'BEGIN:VCARD\r\nEND:VCARD', '{"a":1}'])('are none in %j', (text) => {
    expect(readCalendar(text, ZONE)).toBeNull()
  })
})
