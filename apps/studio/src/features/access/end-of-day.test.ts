import { expect, it } from 'vitest'
import { endOfDay } from './end-of-day.ts'

it.each([
  ['UTC', '2026-11-21', '2026-11-21T23:59:59.999Z'],
  ['Asia/Kathmandu', '2026-11-21', '2026-11-21T18:14:59.999Z'],
  ['Pacific/Honolulu', '2026-11-21', '2026-11-22T09:59:59.999Z'],
  ['Europe/Amsterdam', '2026-10-25', '2026-10-25T22:59:59.999Z'],
])('a day of %s lasts until its last moment there: %s', (zone, day, end) => {
  expect(endOfDay(day, zone)).toBe(end)
})

it.each(['', 'soon', '2026-13-41'])('“%s” is no day', (text) => {
  expect(endOfDay(text, 'UTC')).toBeNull()
})
