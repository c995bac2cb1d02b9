import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { addDays, addPeriods, daysBetween, daysInMonth, isCalendarDay, isoWeekday } from './calendar-day.ts'
import type { Period } from './calendar-day.ts'
import { epochMs, toInstant, isInstant } from './instant.ts'
import { dayInZone, wallClockToEpoch, startOfDay, wallClock } from './zone.ts'

const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'Africa/Cairo',
  'America/Havana',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Asia/Kathmandu',
  'Africa/Casablanca',
]
const zone = fc.constantFrom(...ZONES)
const epoch = fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2060, 0, 1) })
const day = epoch.map((ms) => new Date(ms).toISOString().slice(0, 10))

describe('calendar days', () => {
  it.each<[string, number, Period, string]>([
    ['2026-12-31', 1, 'day', '2027-01-01'],
    ['2026-03-01', -1, 'day', '2026-02-28'],
    ['2026-01-01', 2, 'week', '2026-01-15'],
    ['2026-01-31', 1, 'month', '2026-02-28'],
    ['2024-01-31', 1, 'month', '2024-02-29'],
    ['2026-03-31', -1, 'month', '2026-02-28'],
    ['2026-11-30', 3, 'month', '2027-02-28'],
    ['2024-02-29', 1, 'year', '2025-02-28'],
    ['2024-02-29', 4, 'year', '2028-02-29'],
  ])('%s and %i %s is %s', (from, n, period, to) => {
    expect(addPeriods(from, n, period)).toBe(to)
  })

  it.each(['2026-02-29', '2026-13-01', '2026-1-1', '26-01-01', '2026-00-10', '2026-01-01T00:00', ''])(
    '%j is no day',
    (text) => expect(isCalendarDay(text)).toBe(false),
  )

  it('knows leap days, weekdays and lengths of months', () => {
    expect(isCalendarDay('2024-02-29')).toBe(true)
    expect([isoWeekday('2026-05-10'), isoWeekday('2026-05-11')]).toEqual([7, 1])
    expect([daysInMonth('2026-02-10'), daysInMonth('2028-02-01'), daysInMonth('2026-12-31')]).toEqual([
      28, 29, 31,
    ])
  })

  it('adds like another calendar does', () => {
    const period = fc.constantFrom<Period>('day', 'week', 'month', 'year')
    fc.assert(
      fc.property(day, fc.integer({ min: -60, max: 60 }), period, (from, n, period) => {
        const expected = Temporal.PlainDate.from(from)
          .add({ [`${period}s`]: n })
          .toString()
        expect(addPeriods(from, n, period)).toBe(expected)
      }),
      { numRuns: 2000 },
    )
  })

  it('counts the days between two as many as were added', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -5000, max: 5000 }), (from, n) => {
        expect(daysBetween(from, addDays(from, n))).toBe(n)
      }),
    )
  })
})

describe('instants', () => {
  it.each([
    ['2026-05-10T12:00:00.000Z', true],
    ['2026-05-10T12:00Z', true],
    ['2026-05-10T12:00:00+05:45', true],
    ['2026-05-10T12:00:00', false],
    ['2026-05-10', false],
    ['2026-02-30T12:00:00Z', false],
    ['2026-05-10T25:00:00Z', false],
    ['now', false],
  ])('%s: %s', (text, is_instant) => {
    expect(isInstant(text)).toBe(is_instant)
  })

  it('reads what it writes', () => {
    fc.assert(
      fc.property(epoch, (ms) => {
        expect(epochMs(toInstant(ms))).toBe(ms)
      }),
    )
  })
})

describe('zones', () => {
  it('refuses to count in a zone that does not exist', () => {
    expect(() => startOfDay('2026-05-10', 'Mars/Olympus')).toThrow(RangeError)
    expect(() => startOfDay('2026-05-10', '+05:30')).toThrow(RangeError)
  })

  it.each([
    ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z'],
    ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
    ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z'],
    ['2026-05-10', 'Asia/Kathmandu', '2026-05-09T18:15:00.000Z'],
  ])('%s begins in %s at %s', (of_day, in_zone, begins) => {
    expect(startOfDay(of_day, in_zone)).toBe(begins)
  })

  it('returns the same wall clock, day and midnight as another calendar implementation', () => {
    fc.assert(
      fc.property(epoch, zone, (ms, in_zone) => {
        const expected = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(in_zone)
        const plain = expected.toPlainDateTime().toString({ smallestUnit: 'millisecond' })
        expect(new Date(wallClock(ms, in_zone)).toISOString()).toBe(`${plain}Z`)
        expect(dayInZone(toInstant(ms), in_zone)).toBe(expected.toPlainDate().toString())
        expect(epochMs(startOfDay(dayInZone(toInstant(ms), in_zone), in_zone))).toBe(
          expected.startOfDay().epochMilliseconds,
        )
      }),
      { numRuns: 3000 },
    )
  })

  it('finds the instant of a wall clock around every clock change', () => {
    const hours = fc.integer({ min: -48, max: 48 })
    const changes = fc.constantFrom(
      '2026-03-08',
      '2026-03-29',
      '2026-04-05',
      '2026-04-24',
      '2026-10-25',
      '2026-11-01',
    )
    fc.assert(
      fc.property(changes, hours, zone, (near, half_hours, in_zone) => {
        const wall = Date.parse(`${near}T00:00:00Z`) + half_hours * 1_800_000
        const plain = Temporal.PlainDateTime.from(new Date(wall).toISOString().slice(0, 23))
        expect(wallClockToEpoch(wall, in_zone)).toBe(plain.toZonedDateTime(in_zone).epochMilliseconds)
      }),
      { numRuns: 3000 },
    )
  })
})
