import { expect, it } from 'vitest'
import { todayIn } from './today.ts'

it.each([
  [
    'in UTC',
    'UTC',
    '2026-11-21T09:41:00Z',
    '2026-11-21',
    '2026-11-21T00:00',
    '2026-11-14T00:00',
    '2026-11-14T09:41',
  ],
  [
    'where it is tomorrow',
    'Pacific/Auckland',
    '2026-11-21T12:00:00Z',
    '2026-11-22',
    '2026-11-21T11:00',
    '2026-11-14T11:00',
    '2026-11-14T12:00',
  ],
  [
    'in the week after clocks went back',
    'Europe/Berlin',
    '2026-10-27T09:00:00Z',
    '2026-10-27',
    '2026-10-26T23:00',
    '2026-10-19T22:00',
    '2026-10-20T08:00',
  ],
])('tells today from a week ago %s', (_sentence, zone, now, day, from, week_from, week_to) => {
  const span = todayIn(zone, new Date(now))
  expect(span.day).toBe(day)
  const local_time = [span.today.from, span.before.from, span.before.to].map((date) =>
    date.toISOString().slice(0, 16),
  )
  expect(local_time).toEqual([from, week_from, week_to])
})
