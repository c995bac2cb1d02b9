import { describe, expect, it } from 'vitest'
import { listTicks, nearest, shareOf } from './chart-scale.ts'

describe('listTicks', () => {
  it.each([
    [
      [78, 99],
      [70, 80, 90, 100],
    ],
    [
      [61.8, 64.6],
      [60, 62, 64, 66],
    ],
    [[80], [78, 80, 82]],
    [[0], [0, 0.5]],
    [
      [1200, 3480],
      [1000, 2000, 3000, 4000],
    ],
  ])('are round and around %j', (values, ticks) => {
    const found = listTicks(values, 4)
    expect(found).toEqual(ticks)
    expect(Math.min(...found)).toBeLessThanOrEqual(Math.min(...values))
    expect(Math.max(...found)).toBeGreaterThanOrEqual(Math.max(...values))
  })
})

it('places values between two others', () => {
  expect([shareOf(5, 0, 10), shareOf(3, 3, 3)]).toEqual([0.5, 0.5])
  expect([nearest([0, 40, 90], 60), nearest([0, 40, 90], 200), nearest([7], 0)]).toEqual([1, 2, 0])
})
