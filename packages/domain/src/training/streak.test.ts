import { describe, expect, it } from 'vitest'
import { countWeeksInARow } from './streak.ts'

// Friday, 27 November 2026.
const today = '2026-11-27'
const count = (
  trained: string[],
  {
    planned = [],
    missed = [],
    week_start = 1,
  }: { planned?: string[]; missed?: string[]; week_start?: number } = {},
) => countWeeksInARow({ today, week_start, trained, planned, missed })

describe('countWeeksInARow', () => {
  it.each([
    ['nothing yet', [], 0],
    ['today', ['2026-11-27'], 1],
    ['last week, and nothing yet this week', ['2026-11-20'], 1],
    ['one day of each of three weeks', ['2026-11-23', '2026-11-22', '2026-11-12'], 3],
    ['several days of one week', ['2026-11-23', '2026-11-25', '2026-11-27'], 1],
    ['a week without training before the last two', ['2026-11-23', '2026-11-16', '2026-11-02'], 2],
    ['only long ago', ['2026-10-01'], 0],
    ['over New Year', ['2026-11-27', '2026-11-20', '2025-12-31'], 2],
  ])('%s', (_, trained, weeks) => expect(count(trained)).toBe(weeks))

  it('begins weeks on the day of the language', () => {
    expect(count(['2026-11-22', '2026-11-15'])).toBe(2)
    expect(count(['2026-11-22', '2026-11-15'], { week_start: 7 })).toBe(2)
    expect(count(['2026-11-22', '2026-11-21'])).toBe(1)
    expect(count(['2026-11-22', '2026-11-21'], { week_start: 7 })).toBe(2)
  })

  const planned = ['2026-11-02', '2026-11-16', '2026-11-25', '2026-11-27', '2026-12-02']

  it('ends at a missed day of a plan, never at today', () => {
    const trained = ['2026-11-02', '2026-11-16', '2026-11-24']
    expect(count(trained, { planned, missed: ['2026-11-27'] })).toBe(3)
    expect(count(trained, { planned, missed: ['2026-11-25'] })).toBe(0)
    expect(count([...trained, '2026-11-25'], { planned, missed: ['2026-11-25'] })).toBe(3)
  })

  it('goes on over a week that the plan leaves free, not over one outside of the plan', () => {
    expect(count(['2026-11-02', '2026-11-16'], { planned })).toBe(2)
    expect(count(['2026-11-02', '2026-11-16', '2026-10-19'], { planned })).toBe(2)
  })
})
