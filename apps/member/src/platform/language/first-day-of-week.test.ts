import { describe, expect, it } from 'vitest'
import { firstDayOfWeek } from './first-day-of-week.ts'

describe('firstDayOfWeek', () => {
  it.each([
    ['de', 1],
    ['en-US', 7],
    ['ar-EG', 6],
  ])('weeks of %s begin on %i', (locale, first) => expect(firstDayOfWeek(locale)).toBe(first))
})
