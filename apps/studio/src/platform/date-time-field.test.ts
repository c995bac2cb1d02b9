import { describe, expect, it } from 'vitest'
import { formatDateTimeField, parseDateTimeField, tomorrowMorning } from './date-time-field.ts'

describe('the time of a scheduled publish', () => {
  it.each([
    ['2026-11-24T09:00', 'Europe/Berlin', '2026-11-24T08:00:00.000Z'],
    ['2026-07-24T09:00', 'Europe/Berlin', '2026-07-24T07:00:00.000Z'],
    ['2026-11-24T09:00', 'Asia/Kathmandu', '2026-11-24T03:15:00.000Z'],
    ['2026-11-24T09:00', 'America/New_York', '2026-11-24T14:00:00.000Z'],
  ])('is %s in %s', (field, zone, moment) => {
    expect(parseDateTimeField(field, zone)).toBe(moment)
    expect(formatDateTimeField(moment, zone)).toBe(field)
  })

  it('is none while the field is not filled in', () => {
    expect([parseDateTimeField('', 'UTC'), parseDateTimeField('2026-11', 'UTC')]).toEqual([null, null])
  })

  it('starts with tomorrow in the app’s own calendar', () => {
    const now = '2026-11-23T20:00:00.000Z'
    expect(tomorrowMorning(now, 'UTC')).toBe('2026-11-24T09:00')
    expect(tomorrowMorning(now, 'Pacific/Auckland')).toBe('2026-11-25T09:00')
  })
})
