import { describe, expect, it } from 'vitest'
import { listWeekCopies, nameWeekCopy } from './week-copies.ts'

describe('listWeekCopies', () => {
  it('adds a step with each week, in the order of the weeks', () => {
    expect(listWeekCopies([4, 2, 3, 3], [])).toEqual([
      { week: 2, steps: 1, is_deload: false },
      { week: 3, steps: 2, is_deload: false },
      { week: 4, steps: 3, is_deload: false },
    ])
  })

  it('continues behind a deload week from before it', () => {
    expect(listWeekCopies([2, 3, 4, 5], [4])).toEqual([
      { week: 2, steps: 1, is_deload: false },
      { week: 3, steps: 2, is_deload: false },
      { week: 4, steps: 2, is_deload: true },
      { week: 5, steps: 3, is_deload: false },
    ])
  })

  it('counts no week that is left out', () => {
    expect(listWeekCopies([2, 6], []).map(({ steps }) => steps)).toEqual([1, 2])
  })
})

describe('nameWeekCopy', () => {
  it.each<[string, number, number, string]>([
    ['Week 1', 1, 12, 'Week 12'],
    ['1. Woche', 1, 2, '2. Woche'],
    ['الأسبوع 3', 3, 4, 'الأسبوع 4'],
    ['Week 1 of 12', 1, 2, 'Week 2 of 12'],
    ['Week 12', 1, 2, 'Week 12'],
    ['Add 1.5 kg', 1, 2, 'Add 1.5 kg'],
    ['Find your weights', 1, 2, 'Find your weights'],
  ])('names the copy of “%s”, week %i, as week %i', (title, from, to, expected) => {
    expect(nameWeekCopy(title, from, to)).toBe(expected)
  })
})
