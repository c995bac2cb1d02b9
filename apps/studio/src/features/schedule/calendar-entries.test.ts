import { describe, expect, it } from 'vitest'
import { listEntries, readDay, shownDays, toLocalTime, type CalendarKind } from './calendar-entries.ts'
import { aCalendarEvent } from './testing.ts'

const opening = { page_id: 'page', title: 'Week 1', opens_at: '2026-11-02T05:00:00.000Z' }
const calendar = {
  time_zone: 'Europe/Berlin',
  is_cut: false,
  events: [aCalendarEvent()],
  openings: [opening],
  items: [
    { id: 'day', page_id: 'run', title: 'Run', day: '2026-11-03', time: null, starts_at: null },
    {
      id: 'time',
      page_id: 'run',
      title: 'Run',
      day: '2026-11-04',
      time: '07:00',
      starts_at: '2026-11-04T06:00:00.000Z',
    },
  ],
}

describe('the calendar', () => {
  it('shows times by the clocks of the app, also where they are not whole hours away', () => {
    expect(toLocalTime('2026-11-21T17:00:00.000Z', 'Europe/Berlin')).toBe('2026-11-21T18:00:00')
    expect(toLocalTime('2026-11-21T17:00:00.000Z', 'Asia/Kathmandu')).toBe('2026-11-21T22:45:00')
    expect(toLocalTime('2026-11-21T17:00:00.000Z', 'Australia/Lord_Howe')).toBe('2026-11-22T04:00:00')
  })

  it('shows all kinds, or one alone', () => {
    const kinds = (kind?: CalendarKind) => listEntries(calendar, kind).map(({ what }) => what.kind)
    expect(kinds()).toEqual(['events', 'openings', 'items', 'items'])
    expect(kinds('events')).toEqual(['events'])
    expect(kinds('openings')).toEqual(['openings'])
    expect(listEntries(calendar, 'openings')[0]).toMatchObject({
      start: '2026-11-02T06:00:00',
      end: '2026-11-02T06:30:00',
    })
    expect(listEntries(calendar, 'items')).toMatchObject([
      { start: '2026-11-03', end: '2026-11-04', is_all_day: true },
      { start: '2026-11-04T07:00:00', end: '2026-11-04T07:30:00', is_all_day: false },
    ])
  })

  it.each([
    ['day', { from: '2026-11-21', to: '2026-11-21' }],
    ['week', { from: '2026-11-16', to: '2026-11-22' }],
    ['month', { from: '2026-10-26', to: '2026-12-06' }],
  ] as const)('shows whole weeks from Monday: %s', (view, days) => {
    expect(shownDays(view, '2026-11-21')).toEqual(days)
  })

  it('opens today where the address has no day', () => {
    expect(readDay(undefined, '2026-11-21')).toBe('2026-11-21')
    expect(readDay('2026-02-30', '2026-11-21')).toBe('2026-11-21')
    expect(readDay('2026-12-24', '2026-11-21')).toBe('2026-12-24')
  })
})
