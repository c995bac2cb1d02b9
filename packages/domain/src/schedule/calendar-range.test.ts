import { describe, expect, it } from 'vitest'
import type { CalendarView } from '../constants/index.ts'
import {
  listDays,
  groupByDay,
  toInstantRange,
  monthGrid,
  viewRange,
  startOfWeek,
  shiftView,
  today,
} from './calendar-range.ts'
import type { WeekStart } from './calendar-range.ts'

describe('ranges', () => {
  it.each<[CalendarView, string, WeekStart, string, string]>([
    ['day', '2026-05-10', 1, '2026-05-10', '2026-05-10'],
    ['week', '2026-05-10', 1, '2026-05-04', '2026-05-10'],
    ['week', '2026-05-10', 7, '2026-05-10', '2026-05-16'],
    ['week', '2026-05-10', 6, '2026-05-09', '2026-05-15'],
    ['week', '2026-05-11', 1, '2026-05-11', '2026-05-17'],
    ['month', '2028-02-15', 1, '2028-02-01', '2028-02-29'],
    ['month', '2026-12-31', 7, '2026-12-01', '2026-12-31'],
  ])('%s of %s with weeks from %i', (view, day, week_start, from, to) => {
    expect(viewRange(view, day, week_start)).toEqual({ from, to })
  })

  it('starts each week on its own first day', () => {
    expect(startOfWeek('2026-05-04', 1)).toBe('2026-05-04')
    expect(startOfWeek('2026-05-04', 7)).toBe('2026-05-03')
  })

  it('fills a month with whole weeks', () => {
    const grid = monthGrid('2026-05-10', 1)
    expect([grid.length, grid[0], grid.at(-1)]).toEqual([35, '2026-04-27', '2026-05-31'])
    expect(monthGrid('2027-02-10', 1)).toHaveLength(28)
    expect(monthGrid('2026-08-10', 1)).toHaveLength(42)
  })

  it.each<[CalendarView, string, number, string]>([
    ['day', '2026-02-28', 1, '2026-03-01'],
    ['week', '2026-05-10', -1, '2026-05-03'],
    ['month', '2026-03-31', -1, '2026-02-28'],
  ])('a step by %s from %s by %i leads to %s', (view, day, n, to) => {
    expect(shiftView(view, day, n)).toBe(to)
  })

  it('lists the days of a range, none when it runs backward', () => {
    expect(listDays({ from: '2026-02-27', to: '2026-03-01' })).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
    ])
    expect(listDays({ from: '2026-03-01', to: '2026-02-27' })).toEqual([])
  })

  it('returns the instants of days of 23 and 25 hours', () => {
    expect(toInstantRange({ from: '2026-03-29', to: '2026-03-29' }, 'Europe/Berlin')).toEqual({
      from: '2026-03-28T23:00:00.000Z',
      before: '2026-03-29T22:00:00.000Z',
    })
    expect(toInstantRange({ from: '2026-10-25', to: '2026-10-25' }, 'Europe/Berlin')).toEqual({
      from: '2026-10-24T22:00:00.000Z',
      before: '2026-10-25T23:00:00.000Z',
    })
  })

  it('knows what day it is where', () => {
    expect(today('2026-05-10T22:30:00Z', 'Europe/Berlin')).toBe('2026-05-11')
    expect(today('2026-05-10T22:30:00Z', 'America/New_York')).toBe('2026-05-10')
  })
})

describe('groupByDay', () => {
  it('orders days, all-day things before hours, and hours by time', () => {
    const items = [
      { id: 'evening', date: '2026-05-10T18:00:00Z', is_all_day: false },
      { id: 'next', date: '2026-05-11', is_all_day: true },
      { id: 'morning', date: '2026-05-10T06:00:00Z', is_all_day: false },
      { id: 'rest', date: '2026-05-10', is_all_day: true },
      { id: 'late', date: '2026-05-10T22:30:00Z', is_all_day: false },
    ]
    const ids = (zone: string) =>
      groupByDay(items, zone).map(({ day, items }) => [day, items.map((it) => it.id)])
    expect(ids('UTC')).toEqual([
      ['2026-05-10', ['rest', 'morning', 'evening', 'late']],
      ['2026-05-11', ['next']],
    ])
    expect(ids('Europe/Berlin')).toEqual([
      ['2026-05-10', ['rest', 'morning', 'evening']],
      ['2026-05-11', ['next', 'late']],
    ])
  })

  it('is empty of nothing', () => {
    expect(groupByDay([], 'UTC')).toEqual([])
  })
})
