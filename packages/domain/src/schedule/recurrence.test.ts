import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wallClock } from '../time/index.ts'
import { isTimeOfDay, occurrencesBetween, REPEATS } from './recurrence.ts'
import type { Recurrence } from './recurrence.ts'

const given = (recurrence: Partial<Recurrence>): Recurrence => ({
  first_day: '2026-03-01',
  time: '18:00',
  minutes: 60,
  repeats: 'weekly',
  last_day: '',
  ...recurrence,
})

const startsOf = (recurrence: Partial<Recurrence>, from: string, before: string, zone = 'UTC') =>
  occurrencesBetween(given(recurrence), { from, before }, zone).map(({ starts_at }) => starts_at)

const IN_MARCH = ['2026-03-01T00:00:00.000Z', '2026-04-01T00:00:00.000Z'] as const
const IN_2026 = ['2026-01-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'] as const

describe('occurrencesBetween', () => {
  it('returns when each starts and ends, and its start in the zone of the event', () => {
    const period = { from: '2026-03-20T00:00:00.000Z', before: '2026-03-26T00:00:00.000Z' }
    expect(occurrencesBetween(given({ minutes: 90 }), period, 'Europe/Berlin')).toEqual([
      {
        original_start: '2026-03-22T18:00',
        starts_at: '2026-03-22T17:00:00.000Z',
        ends_at: '2026-03-22T18:30:00.000Z',
      },
    ])
  })

  it.each<[Recurrence['repeats'], string[]]>([
    ['once', ['01']],
    ['daily', ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10']],
    ['weekly', ['01', '08']],
    ['every_two_weeks', ['01']],
    ['monthly', ['01']],
  ])('takes place %s', (repeats, days) => {
    expect(startsOf({ repeats }, '2026-02-01T00:00:00.000Z', '2026-03-11T00:00:00.000Z')).toEqual(
      days.map((day) => `2026-03-${day}T18:00:00.000Z`),
    )
  })

  it.each<[string, string, string, string[]]>([
    [
      'the clocks of Berlin go forward',
      'Europe/Berlin',
      '2026-03-28T00:00:00.000Z',
      ['2026-03-28T17:00:00.000Z', '2026-03-29T16:00:00.000Z', '2026-03-30T16:00:00.000Z'],
    ],
    [
      'the clocks of New York go back',
      'America/New_York',
      '2026-10-31T12:00:00.000Z',
      ['2026-10-31T22:00:00.000Z', '2026-11-01T23:00:00.000Z', '2026-11-02T23:00:00.000Z'],
    ],
    [
      'those of Lord Howe go back by half an hour',
      'Australia/Lord_Howe',
      '2026-04-04T00:00:00.000Z',
      ['2026-04-04T07:00:00.000Z', '2026-04-05T07:30:00.000Z', '2026-04-06T07:30:00.000Z'],
    ],
  ])('keeps its time of day when %s', (_sentence, zone, from, starts) => {
    const before = new Date(Date.parse(from) + 3 * 86_400_000).toISOString()
    expect(startsOf({ repeats: 'daily' }, from, before, zone)).toEqual(starts)
  })

  it('starts after the jump at a skipped time, and once at a repeated one', () => {
    const daily = { repeats: 'daily', time: '02:30' } as const
    expect(startsOf(daily, '2026-03-29T00:00:00.000Z', '2026-03-30T00:00:00.000Z', 'Europe/Berlin')).toEqual([
      '2026-03-29T01:30:00.000Z',
    ])
    expect(startsOf(daily, '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z', 'Europe/Berlin')).toEqual([
      '2026-10-25T00:30:00.000Z',
    ])
  })

  it('does not take place twice where a zone skips a day', () => {
    const daily = { repeats: 'daily', first_day: '2011-12-29', time: '10:00' } as const
    const days = occurrencesBetween(
      given(daily),
      { from: '2011-12-29T00:00:00.000Z', before: '2012-01-01T00:00:00.000Z' },
      'Pacific/Apia',
    )
    expect(new Set(days.map(({ starts_at }) => starts_at)).size).toBe(days.length)
  })

  it('is on the last day of months that have no 31st, and on the 31st again', () => {
    const starts = startsOf({ repeats: 'monthly', first_day: '2026-01-31' }, ...IN_2026)
    expect(starts.map((start) => start.slice(5, 10))).toEqual([
      ...['01-31', '02-28', '03-31', '04-30', '05-31', '06-30'],
      ...['07-31', '08-31', '09-30', '10-31', '11-30', '12-31'],
    ])
  })

  it('is on 29 February only in leap years', () => {
    const monthly = { repeats: 'monthly', first_day: '2027-10-29' } as const
    const starts = startsOf(monthly, '2028-02-01T00:00:00.000Z', '2028-03-01T00:00:00.000Z')
    expect(starts).toEqual(['2028-02-29T18:00:00.000Z'])
    expect(startsOf(monthly, '2029-02-01T00:00:00.000Z', '2029-03-01T00:00:00.000Z')).toEqual([
      '2029-02-28T18:00:00.000Z',
    ])
  })

  it('stays regular however far ahead the period is', () => {
    const fortnight = { repeats: 'every_two_weeks', first_day: '1999-01-04' } as const
    expect(startsOf(fortnight, ...IN_MARCH)).toEqual(['2026-03-09T18:00:00.000Z', '2026-03-23T18:00:00.000Z'])
  })

  it('takes place on its last day and never after it', () => {
    expect(startsOf({ last_day: '2026-03-15' }, ...IN_MARCH)).toHaveLength(3)
    expect(startsOf({ last_day: '2026-03-14' }, ...IN_MARCH)).toHaveLength(2)
    expect(startsOf({ repeats: 'once', last_day: '2026-02-01' }, ...IN_MARCH)).toHaveLength(1)
  })

  it('includes a start at the first instant of a period, and none at its end', () => {
    expect(startsOf({}, '2026-03-08T18:00:00.000Z', '2026-03-15T18:00:00.000Z')).toEqual([
      '2026-03-08T18:00:00.000Z',
    ])
  })

  it('returns at most the requested number', () => {
    const period = { from: IN_2026[0], before: IN_2026[1], limit: 5 }
    expect(occurrencesBetween(given({ repeats: 'daily' }), period, 'UTC')).toHaveLength(5)
  })

  it.each<[string, Partial<Recurrence>]>([
    ['has no first day', { first_day: '' }],
    ['has a day that no calendar has', { first_day: '2026-02-30' }],
    ['ends before it begins', { last_day: '2026-02-28' }],
    ['ends on no day', { last_day: '2026-04-31' }],
    ['has no time', { time: '' }],
    ['has a time that no clock shows', { time: '24:00' }],
    ['has no length', { minutes: 0 }],
    ['has a length that is no number', { minutes: Number.NaN }],
  ])('never takes place when it %s', (_sentence, recurrence) => {
    expect(startsOf(recurrence, ...IN_MARCH)).toEqual([])
  })

  it.each([
    ['runs backward', '2026-04-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z'],
    ['is empty', '2026-03-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z'],
    ['is none', 'soon', 'later'],
  ])('holds nothing of a period that %s', (_sentence, from, before) => {
    expect(startsOf({ repeats: 'daily' }, from, before)).toEqual([])
  })

  it('ends where the calendar does', () => {
    const endless = { repeats: 'daily', first_day: '9999-12-30' } as const
    expect(startsOf(endless, '9999-12-30T00:00:00.000Z', '+020000-01-01T00:00:00.000Z')).toHaveLength(2)
  })

  it('finds in two halves of a period what it finds in the whole, at the time of day of the event', () => {
    const zone = fc.constantFrom('UTC', 'Europe/Berlin', 'America/St_Johns', 'Africa/Cairo', 'Asia/Kathmandu')
    const instant = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2028, 0, 1) })
    const day = instant.map((ms) => new Date(ms).toISOString().slice(0, 10))
    fc.assert(
      fc.property(day, instant, zone, fc.constantFrom(...REPEATS), (first_day, from_ms, zone, repeats) => {
        const at = (days: number) => new Date(from_ms + days * 86_400_000).toISOString()
        const recurrence = given({ first_day, repeats, time: '12:00' })
        const between = (from: string, before: string) =>
          occurrencesBetween(recurrence, { from, before }, zone)
        const fullPeriod = between(at(0), at(70))
        expect([...between(at(0), at(31)), ...between(at(31), at(70))]).toEqual(fullPeriod)
        for (const { original_start, starts_at } of fullPeriod) {
          const wall = new Date(wallClock(Date.parse(starts_at), zone)).toISOString()
          expect(wall.slice(0, 16)).toBe(original_start)
        }
      }),
    )
  })
})

describe('isTimeOfDay', () => {
  it.each([
    ['00:00', true],
    ['23:59', true],
    ['24:00', false],
    ['7:30', false],
    ['07:30:00', false],
    ['', false],
  ])('%j: %s', (text, is_time) => {
    expect(isTimeOfDay(text)).toBe(is_time)
  })
})
