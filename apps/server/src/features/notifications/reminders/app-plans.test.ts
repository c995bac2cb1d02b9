import { describe, expect, it } from 'vitest'
import type { DueAppItem } from '../../schedule/index.ts'
import { listAppPlans } from './app-plans.ts'

const item = (id: string, date: string): DueAppItem =>
  date.length === 10
    ? { id, page_id: id, day: date, starts_at: null }
    : { id, page_id: id, day: null, starts_at: new Date(date) }

/** Sunday all day, Monday at 0:30 in Berlin, Wednesday all day. */
const ITEMS = [
  item('sunday', '2026-11-22'),
  item('night', '2026-11-22T23:30:00.000Z'),
  item('wednesday', '2026-11-25'),
]

/** What is announced in the minute until an instant. */
const announced = (until: string, zone: string) => {
  const window = { after: new Date(Date.parse(until) - 60_000), until: new Date(until) }
  return listAppPlans(ITEMS, zone, window).map(({ kind, remind_day_of, day, items }) => [
    kind,
    remind_day_of ? 'on the day' : 'the night before',
    day,
    items.map(({ id }) => id).join(' '),
  ])
}

describe('listAppPlans', () => {
  it.each([
    [
      'at eight on the day',
      '2026-11-22T08:00:00Z',
      'UTC',
      [['daily', 'on the day', '2026-11-22', 'sunday night']],
    ],
    ['not a minute before', '2026-11-22T07:59:00Z', 'UTC', []],
    [
      'by the clocks of the member',
      '2026-11-22T07:00:00Z',
      'Europe/Berlin',
      [['daily', 'on the day', '2026-11-22', 'sunday']],
    ],
    [
      'the evening before, with the week of a Monday',
      '2026-11-22T19:00:00Z',
      'Europe/Berlin',
      [
        ['daily', 'the night before', '2026-11-23', 'night'],
        ['weekly', 'the night before', '2026-11-23', 'night wednesday'],
      ],
    ],
    [
      'a Monday in Kathmandu',
      '2026-11-23T02:15:00Z',
      'Asia/Kathmandu',
      [
        ['daily', 'on the day', '2026-11-23', 'night'],
        ['weekly', 'on the day', '2026-11-23', 'night wednesday'],
      ],
    ],
    ['nothing for a day without items', '2026-11-24T08:00:00Z', 'UTC', []],
  ])('announces %s', (_what, until, zone, expected) => {
    expect(announced(until, zone)).toEqual(expected)
  })
})
