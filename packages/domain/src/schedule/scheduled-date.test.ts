import { describe, expect, it } from 'vitest'
import { scheduledDay, isPast, moveToDay, shiftByDays, shiftSubsequent } from './scheduled-date.ts'

const allDay = (date: string) => ({ date, is_all_day: true })
const at = (date: string) => ({ date, is_all_day: false })
const now = '2026-05-10T22:30:00.000Z'

describe('isPast', () => {
  it.each([
    ['today is not past', allDay('2026-05-10'), 'UTC', false],
    ['yesterday is', allDay('2026-05-09'), 'UTC', true],
    ['in Berlin it is already the next day', allDay('2026-05-10'), 'Europe/Berlin', true],
    ['in New York it is still the day', allDay('2026-05-10'), 'America/New_York', false],
    ['this very moment is not past', at(now), 'UTC', false],
    ['a moment ago is', at('2026-05-10T22:29:59.999Z'), 'UTC', true],
    ['an hour is the same hour in every zone', at('2026-05-10T22:31:00Z'), 'Asia/Tokyo', false],
  ])('%s', (_sentence, scheduled, zone, is_past) => {
    expect(isPast(scheduled, zone, now)).toBe(is_past)
  })
})

describe('moving', () => {
  it.each([
    ['a day', allDay('2026-05-10'), '2026-06-01', 'UTC', '2026-06-01'],
    [
      'an hour keeps its time of day',
      at('2026-05-10T06:30:00Z'),
      '2026-05-12',
      'UTC',
      '2026-05-12T06:30:00.000Z',
    ],
    [
      'over a change of the clock',
      at('2026-03-28T06:30:00Z'),
      '2026-03-29',
      'Europe/Berlin',
      '2026-03-29T05:30:00.000Z',
    ],
    [
      'by the day of the zone',
      at('2026-05-10T23:30:00Z'),
      '2026-05-12',
      'Europe/Berlin',
      '2026-05-11T23:30:00.000Z',
    ],
    ['backward', at('2026-05-10T06:30:00Z'), '2026-05-01', 'UTC', '2026-05-01T06:30:00.000Z'],
  ])('%s', (_sentence, scheduled, day, zone, date) => {
    const moved = moveToDay(scheduled, day, zone)
    expect(moved).toEqual({ ...scheduled, date })
    expect(scheduledDay(moved, zone)).toBe(day)
  })

  it('shifts by days and leaves the other properties unchanged', () => {
    expect(shiftByDays({ ...allDay('2026-12-31'), is_all_day: true }, 1, 'UTC').date).toBe('2027-01-01')
  })

  it('takes the later siblings along, each by as many days', () => {
    const item = { id: 'b', ...allDay('2026-05-12') }
    const siblings = [
      { id: 'a', ...allDay('2026-05-11') },
      item,
      { id: 'c', ...at('2026-05-12T09:00:00Z') },
      { id: 'd', ...allDay('2026-05-20') },
    ]
    expect(shiftSubsequent(item, allDay('2026-05-15'), siblings, 'UTC')).toEqual([
      { id: 'c', ...at('2026-05-15T09:00:00.000Z') },
      { id: 'd', ...allDay('2026-05-23') },
    ])
  })

  it('takes siblings back as well', () => {
    const item = { id: 'a', ...allDay('2026-05-12') }
    const later = { id: 'b', ...allDay('2026-05-14') }
    expect(shiftSubsequent(item, allDay('2026-05-11'), [later], 'UTC')).toEqual([
      { id: 'b', ...allDay('2026-05-13') },
    ])
  })
})
