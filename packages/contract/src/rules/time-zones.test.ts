import { describe, expect, it } from 'vitest'
import { timeZone } from '../shapes.ts'
import { isTimeZone, listTimeZones, toTimeZone } from './time-zones.ts'

const refused = [
  '+05:30',
  '-08',
  '+0530',
  '−05:00',
  'UTC+3',
  'GMT+3',
  'IST',
  'PST',
  'SystemV/EST5',
  'Mars/Base',
  '',
]

describe('isTimeZone', () => {
  it.each(['UTC', 'Asia/Kolkata', 'Asia/Calcutta', 'Etc/GMT-5', 'EST5EDT', 'europe/berlin', 'Japan'])(
    'takes %s',
    (name) => expect(isTimeZone(name)).toBe(true),
  )
  it.each(refused)('refuses %j', (name) => expect(isTimeZone(name)).toBe(false))
})

describe('timeZone', () => {
  it.each([
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['asia/kolkata', 'Asia/Kolkata'],
    ['Europe/Kiev', 'Europe/Kyiv'],
    ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
    ['America/New_York', 'America/New_York'],
    ['etc/utc', 'UTC'],
  ])('calls %s %s', (name, present) => expect(timeZone.parse(name)).toBe(present))
  it.each(refused)('refuses %j', (name) =>
    expect(timeZone.safeParse(name).error?.issues[0]?.message).toBe('unknown_time_zone'),
  )
})

describe('listTimeZones', () => {
  it('offers each zone once, by its present name', () => {
    const zones = listTimeZones('UTC')
    for (const zone of [
      'UTC',
      'Asia/Kolkata',
      'Asia/Kathmandu',
      'Europe/Kyiv',
      'America/Nuuk',
      'Africa/Asmara',
    ])
      expect(zones).toContain(zone)
    expect(zones.filter((zone) => toTimeZone(zone) !== zone)).toEqual([])
    expect(new Set(zones).size).toBe(zones.length)
  })
  it('includes the current zone by its present name, and one that the engine does not know', () => {
    expect(listTimeZones('Asia/Calcutta')).toEqual(listTimeZones('UTC'))
    expect(listTimeZones('Mars/Olympus_Mons')).toContain('Mars/Olympus_Mons')
  })
})
