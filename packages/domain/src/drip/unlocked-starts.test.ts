import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { epochMs } from '../time/index.ts'
import { computeUnlockTime, type DripRule } from './unlock-time.ts'
import { findUnlockedStarts } from './unlocked-starts.ts'

const aRule = (fields: Partial<DripRule> = {}): DripRule => ({
  unlocks_at: null,
  unlock_duration_seconds: null,
  schedule_period: null,
  schedule_interval: null,
  ...fields,
})
const window = { after: '2026-11-21T23:45:00.000Z', until: '2026-11-22T00:00:00.000Z' }
const ever = { after: '1970-01-01T00:00:00.000Z', until: window.until }

describe('findUnlockedStarts', () => {
  it.each<[string, Partial<DripRule>, string, object[]]>([
    ['has none for a date alone', { unlocks_at: '2026-11-22T00:00:00.000Z' }, 'UTC', []],
    [
      'goes back by a duration',
      { unlock_duration_seconds: 3600 },
      'UTC',
      [{ after: '2026-11-21T22:45:00.000Z', until: '2026-11-21T23:00:00.000Z' }],
    ],
    [
      'goes back by weeks at a midnight of the zone',
      { schedule_interval: 1, schedule_period: 'week' },
      'UTC',
      [{ after: '2026-11-13T00:00:00.000Z', until: '2026-11-17T00:00:00.000Z' }],
    ],
    ['has none where no day begins', { schedule_interval: 1, schedule_period: 'week' }, 'Europe/Berlin', []],
    [
      'waits for a later date',
      { unlock_duration_seconds: 3600, unlocks_at: '2026-11-22T00:00:00.001Z' },
      'UTC',
      [],
    ],
    [
      'takes all starts for a date in the window',
      { unlock_duration_seconds: 3600, unlocks_at: '2026-11-21T23:50:00.000Z' },
      'UTC',
      [ever],
    ],
  ])('%s', (_sentence, rule, zone, ranges) => {
    expect(findUnlockedStarts(aRule(rule), window, zone)).toEqual(ranges)
  })

  it('holds every start whose page opens in the window', () => {
    const zone = fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Africa/Cairo', 'Asia/Kathmandu')
    const period = fc.constantFrom('day', 'week', 'month')
    const start = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2030, 0, 1) })
    fc.assert(
      fc.property(start, zone, period, fc.integer({ min: 1, max: 12 }), (ms, in_zone, schedule_period, n) => {
        const started_at = new Date(ms).toISOString()
        const rule = aRule({ schedule_interval: n, schedule_period })
        const unlock = computeUnlockTime(rule, started_at, in_zone)
        const at = 'at' in unlock ? unlock.at : ''
        const opened = { after: new Date(epochMs(at) - 900_000).toISOString(), until: at }
        const ranges = findUnlockedStarts(rule, opened, in_zone)
        expect(ranges.some(({ after, until }) => after < started_at && started_at <= until)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})
