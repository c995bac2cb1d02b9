import { describe, expect, it } from 'vitest'
import { toLocalTime, getFirstName } from './part-of-day.ts'

describe('toLocalTime', () => {
  it.each([
    ['2026-11-18T02:59:00Z', 'Europe/Berlin', '2026-11-18', 'evening'],
    ['2026-11-18T03:00:00Z', 'Europe/Berlin', '2026-11-18', 'morning'],
    ['2026-11-18T10:59:59Z', 'Europe/Berlin', '2026-11-18', 'morning'],
    ['2026-11-18T11:00:00Z', 'Europe/Berlin', '2026-11-18', 'afternoon'],
    ['2026-11-18T17:00:00Z', 'Europe/Berlin', '2026-11-18', 'evening'],
    ['2026-11-18T23:00:00Z', 'Europe/Berlin', '2026-11-19', 'evening'],
    ['2026-11-18T11:00:00Z', 'Pacific/Auckland', '2026-11-19', 'evening'],
    ['2026-11-18T03:00:00Z', 'America/Los_Angeles', '2026-11-17', 'evening'],
    ['2026-07-18T10:00:00Z', 'Europe/Berlin', '2026-07-18', 'afternoon'],
  ])('at %s in %s it is %s, %s', (now, zone, day, part) => {
    expect(toLocalTime(Date.parse(now), zone)).toEqual({ day, part })
  })
})

describe('getFirstName', () => {
  it.each([
    ['Dana Whitlock', 'Dana'],
    ['  Dana ', 'Dana'],
    ['دانا محمود', 'دانا'],
    ['', ''],
  ])('of "%s" is "%s"', (name, first) => expect(getFirstName(name)).toBe(first))
})
