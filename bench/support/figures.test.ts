import { describe, expect, it } from 'vitest'
import {
  absoluteFigure,
  compareFigure,
  median,
  isGoalMet,
  percentile,
  distinguishability,
} from './figures.ts'

describe('median', () => {
  it.each([
    { of: [3], is: 3 },
    { of: [9, 1, 5], is: 5 },
    { of: [4, 1, 3, 2], is: 2.5 },
  ])('of $of is $is', ({ of, is }) => {
    expect(median(of)).toBe(is)
  })

  it('refuses an empty list, so that no figure is invented', () => {
    expect(() => median([])).toThrow('Nothing was measured')
  })
})

describe('percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, n) => 100 - n)

  it('is the nearest rank', () => {
    expect(percentile(hundred, 0.99)).toBe(99)
    expect(percentile(hundred, 0.5)).toBe(50)
    expect(percentile([7], 0.99)).toBe(7)
  })
})

describe('compareFigure', () => {
  it('takes the median of the ratios, so that one bad round does not count', () => {
    const figure = compareFigure({ name: 'rate', unit: '/s', goal: { at_least: 0.8 } }, [
      { ours: 90, baseline: 100 },
      { ours: 10, baseline: 100 },
      { ours: 45, baseline: 50 },
    ])
    expect(figure).toMatchObject({ ours: 45, baseline: 100, ratio: 0.9, is_met: true })
  })

  it('reports a missed goal', () => {
    const figure = compareFigure({ name: 'memory', unit: 'MB', goal: { at_most: 1.5 } }, [
      { ours: 16, baseline: 10 },
    ])
    expect(figure.is_met).toBe(false)
  })
})

describe('absoluteFigure', () => {
  it('has no ratio, and without a goal no verdict', () => {
    expect(absoluteFigure({ name: 'time', unit: 's', goal: { at_most: 5 } }, [4, 6, 5])).toMatchObject({
      ours: 5,
      ratio: null,
      is_met: true,
    })
    expect(absoluteFigure({ name: 'round trips', unit: '' }, [2]).is_met).toBeNull()
  })
})

describe('isGoalMet', () => {
  it('counts the bound itself', () => {
    expect(isGoalMet(0.8, { at_least: 0.8 })).toBe(true)
    expect(isGoalMet(1.5, { at_most: 1.5 })).toBe(true)
    expect(isGoalMet(1.51, { at_most: 1.5 })).toBe(false)
  })
})

describe('distinguishable', () => {
  it('is 0.5 for indistinguishable kinds, and 1 for fully distinguishable ones', () => {
    expect(distinguishability([1, 2, 3], [1, 2, 3])).toBe(0.5)
    expect(distinguishability([1, 2, 3], [4, 5, 6])).toBe(1)
    expect(distinguishability([4, 5, 6], [1, 2, 3])).toBe(1)
    expect(distinguishability([1, 3], [2, 2])).toBe(0.5)
  })
})
