import { describe, expect, it } from 'vitest'
import { firstHourOf, isSameDate, timeOfDay, toCalendarEntry, toDroppedDate } from './calendar-entries.ts'
import { anItem } from './testing.ts'

const BERLIN = 'Europe/Berlin'
const at = (date: string) => ({ date, is_all_day: false })
const from = (date: string, ends_at: string) => ({ ...at(date), starts_at: date, ends_at })

describe('an item on the calendar', () => {
  it.each([
    ['a whole day', anItem({ date: '2026-11-18' }), '2026-11-18', undefined],
    ['a time without a length', anItem(at('2026-11-18T17:30:00.000Z')), '2026-11-18T18:30:00', undefined],
    [
      'a time with a length, past midnight',
      anItem(from('2026-11-18T22:30:00.000Z', '2026-11-18T23:15:00.000Z')),
      '2026-11-18T23:30:00',
      '2026-11-19T00:15:00',
    ],
    [
      'an hour that the change of clocks repeats',
      anItem(from('2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z')),
      '2026-10-25T02:30:00',
      '2026-10-25T03:30:00',
    ],
  ])('is drawn at %s', (_, item, start, end) =>
    expect(toCalendarEntry(item, 'Hinge', BERLIN)).toMatchObject({ start, end, title: 'Hinge' }),
  )

  it.each([
    ['a page of the member', anItem({}), true],
    ['a date of an event', anItem({ item_type: 'event_occurrence' }), false],
    ['what the owner set for all', anItem({ scope_type: 'app' }), false],
  ])('%s: may it be moved', (_, item, is_movable) =>
    expect(toCalendarEntry(item, 'Hinge', BERLIN).is_movable).toBe(is_movable),
  )
})

describe('a drop', () => {
  it.each([
    ['on a day', { start: '2026-11-20', is_all_day: true }, { date: '2026-11-20', is_all_day: true }],
    ['at a time', { start: '2026-11-20T07:30:00Z', is_all_day: false }, at('2026-11-20T06:30:00.000Z')],
  ])('%s is a move', (_, dropped, move) => expect(toDroppedDate(dropped, BERLIN)).toEqual(move))

  it('back where it was is none', () => {
    const item = at('2026-11-20T06:30:00.000Z')
    expect(isSameDate(item, { date: '2026-11-20T06:30:00Z', is_all_day: false }, BERLIN)).toBe(true)
    expect(isSameDate(item, { date: '2026-11-20', is_all_day: true }, BERLIN)).toBe(false)
  })

  it('has the time of day of the zone', () => {
    expect(timeOfDay(at('2026-11-20T06:30:00.000Z'), BERLIN)).toBe('07:30')
    expect(timeOfDay({ date: '2026-11-20', is_all_day: true }, BERLIN)).toBe('')
  })
})

describe('the first hour that is shown', () => {
  const entry = (date: string, is_all_day = false) =>
    toCalendarEntry(anItem({ date, is_all_day }), 'Hinge', 'UTC')
  it.each([
    ['without a time', [entry('2026-11-20', true)], '06:00:00'],
    ['before the earliest', [entry('2026-11-20T18:00:00Z'), entry('2026-11-21T17:15:00Z')], '16:45:00'],
    ['at midnight', [entry('2026-11-20T00:10:00Z')], '00:00:00'],
  ])('%s', (_, entries, hour) => expect(firstHourOf(entries)).toBe(hour))
})
