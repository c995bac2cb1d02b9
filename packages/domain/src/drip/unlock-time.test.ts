import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addPeriods, dayInZone, epochMs, startOfDay } from '../time/index.ts'
import type { Period } from '../time/index.ts'
import { countsFromStart, computePeriodUnlock, computeUnlockTime } from './unlock-time.ts'
import type { DripRule } from './unlock-time.ts'

const aRule = (fields: Partial<DripRule> = {}): DripRule => ({
  unlocks_at: null,
  unlock_duration_seconds: null,
  schedule_period: null,
  schedule_interval: null,
  ...fields,
})

describe('unlocksAfterPeriods', () => {
  it.each<[string, string, string, number, Period, string]>([
    ['waits for a whole day', 'UTC', '2026-05-11T15:00:00Z', 1, 'day', '2026-05-13T00:00:00.000Z'],
    ['takes the midnight itself', 'UTC', '2026-05-11T00:00:00Z', 1, 'day', '2026-05-12T00:00:00.000Z'],
    [
      'counts a millisecond after midnight',
      'UTC',
      '2026-05-11T00:00:00.001Z',
      1,
      'day',
      '2026-05-13T00:00:00.000Z',
    ],
    ['waits for a whole week', 'UTC', '2026-05-11T15:00:00Z', 1, 'week', '2026-05-19T00:00:00.000Z'],
    ['waits for a whole month', 'UTC', '2026-01-31T15:00:00Z', 1, 'month', '2026-03-01T00:00:00.000Z'],
    [
      'counts 24 hours where clocks go forward',
      'Europe/Berlin',
      '2026-03-28T22:30:00Z',
      1,
      'day',
      '2026-03-29T22:00:00.000Z',
    ],
    [
      'counts where clocks go back',
      'Europe/Berlin',
      '2026-10-24T10:00:00Z',
      1,
      'day',
      '2026-10-25T23:00:00.000Z',
    ],
    [
      'starts in an hour that comes twice',
      'America/New_York',
      '2026-11-01T06:30:00Z',
      1,
      'day',
      '2026-11-03T05:00:00.000Z',
    ],
    [
      'unlocks after the jump where midnight is skipped',
      'Africa/Cairo',
      '2026-04-22T10:00:00Z',
      1,
      'day',
      '2026-04-23T22:00:00.000Z',
    ],
    [
      'knows half hours of summer time',
      'Australia/Lord_Howe',
      '2026-04-03T12:00:00Z',
      2,
      'day',
      '2026-04-05T13:30:00.000Z',
    ],
    [
      'knows zones of 45 minutes',
      'Asia/Kathmandu',
      '2026-05-10T18:15:00Z',
      1,
      'day',
      '2026-05-11T18:15:00.000Z',
    ],
  ])('%s (%s)', (_sentence, zone, start, n, period, unlocks) => {
    expect(computePeriodUnlock(start, n, period, zone)).toBe(unlocks)
  })

  it('is always a midnight of the zone, never before n whole periods and at most a day after', () => {
    const start = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2030, 0, 1) })
    const zone = fc.constantFrom(
      'UTC',
      'Europe/Berlin',
      'America/New_York',
      'Africa/Cairo',
      'Asia/Kolkata',
      'Pacific/Auckland',
    )
    const period = fc.constantFrom<Period>('day', 'week', 'month')
    fc.assert(
      fc.property(start, zone, period, fc.integer({ min: 1, max: 12 }), (ms, zone, period, n) => {
        const started_at = new Date(ms).toISOString()
        const unlocks = computePeriodUnlock(started_at, n, period, zone)
        expect(startOfDay(dayInZone(unlocks, zone), zone)).toBe(unlocks)

        const full = addPeriods(dayInZone(started_at, zone), n, period)
        const earliest = epochMs(startOfDay(full, zone))
        expect(epochMs(unlocks)).toBeGreaterThanOrEqual(earliest)
        expect(epochMs(unlocks)).toBeLessThanOrEqual(earliest + 25 * 3_600_000)
        const days = { day: 1, week: 7, month: 28 }[period as 'day' | 'week' | 'month']
        expect(epochMs(unlocks) - ms).toBeGreaterThanOrEqual((24 * n * days - 1) * 3_600_000)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('unlockTime', () => {
  const start = '2026-05-11T00:00:00.000Z'

  it.each<[string, DripRule, string | null, object]>([
    ['takes the date', aRule({ unlocks_at: start }), null, { at: start }],
    [
      'adds the duration to the start',
      aRule({ unlock_duration_seconds: 90 }),
      start,
      { at: '2026-05-11T00:01:30.000Z' },
    ],
    [
      'takes the later of date and duration',
      aRule({ unlocks_at: '2026-06-01T00:00:00Z', unlock_duration_seconds: 90 }),
      start,
      { at: '2026-06-01T00:00:00.000Z' },
    ],
    [
      'takes the latest of all three',
      aRule({
        unlocks_at: start,
        unlock_duration_seconds: 90,
        schedule_interval: 2,
        schedule_period: 'week',
      }),
      start,
      { at: '2026-05-25T00:00:00.000Z' },
    ],
    [
      'asks for a start when a duration is set',
      aRule({ unlocks_at: start, unlock_duration_seconds: 0 }),
      null,
      { needs_start: true },
    ],
    [
      'asks for a start when a period is set',
      aRule({ schedule_interval: 1, schedule_period: 'day' }),
      null,
      { needs_start: true },
    ],
    ['never opens when nothing is set', aRule(), start, { never: true }],
    ['never opens with half a period', aRule({ schedule_interval: 1 }), start, { never: true }],
    ['never opens on a date that is none', aRule({ unlocks_at: 'soon' }), start, { never: true }],
    [
      'never opens when one of several is none',
      aRule({ unlocks_at: 'soon', unlock_duration_seconds: 0 }),
      start,
      { never: true },
    ],
    ['never opens for a start that is none', aRule({ unlock_duration_seconds: 1 }), 'then', { never: true }],
    [
      'never opens after periods that no calendar holds',
      aRule({ schedule_interval: 10_001, schedule_period: 'month' }),
      start,
      { never: true },
    ],
    [
      'never opens for a start beyond all calendars',
      aRule({ schedule_interval: 1, schedule_period: 'day' }),
      '9999-12-31T00:00:00Z',
      { never: true },
    ],
  ])('%s', (_sentence, rule, started_at, unlock) => {
    expect(computeUnlockTime(rule, started_at, 'UTC')).toEqual(unlock)
  })

  it('counts from a start only with a duration or a whole period', () => {
    expect(countsFromStart(aRule({ unlocks_at: start }))).toBe(false)
    expect(countsFromStart(aRule({ schedule_period: 'day' }))).toBe(false)
    expect(countsFromStart(aRule({ schedule_period: 'day', schedule_interval: 1 }))).toBe(true)
    expect(countsFromStart(aRule({ unlock_duration_seconds: 0 }))).toBe(true)
  })
})
