import { describe, expect, it } from 'vitest'
import { dayOf, endOfDay, momentOfDay } from './moment-of-day.ts'

const now = new Date(2026, 10, 21, 9, 41)

describe('a day that is asked about', () => {
  it('is now for today and noon for any other day', () => {
    expect(momentOfDay('2026-11-21', now)).toBe(now)
    expect(momentOfDay('2026-12-01', now)).toEqual(new Date(2026, 11, 1, 12))
  })

  it.each(['', '21.11.2026', '2026-13-41'])('is nothing for “%s”', (text) => {
    expect(momentOfDay(text, now)).toBeNull()
  })

  it('is written as date fields take it', () => {
    expect(dayOf(new Date(2026, 0, 5))).toBe('2026-01-05')
  })

  it('lasts until its last moment when something is given until then', () => {
    expect(endOfDay('2026-11-21')).toEqual(new Date(2026, 10, 21, 23, 59, 59, 999))
    expect(endOfDay('soon')).toBeNull()
  })
})
