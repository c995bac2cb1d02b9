import { expect, it } from 'vitest'
import { thinPoints } from './thin-points.ts'

const thin = (points: number[], max: number) => thinPoints(points, max, (point) => point)

it('leaves few points as they are', () => {
  expect(thin([3, 1, 2], 3)).toEqual({ points: [3, 1, 2], size: 1 })
  expect(thin([], 3)).toEqual({ points: [], size: 1 })
})

it('has the best of each run, in order, and at most as many as allowed', () => {
  expect(thin([1, 5, 2, 3, 9, 4, 8], 3)).toEqual({ points: [1, 5, 9], size: 3 })
  const many = Array.from({ length: 2001 }, (_, index) => index)
  const { points, size } = thin(many, 200)
  expect(points.length).toBeLessThanOrEqual(200)
  expect([size, points.at(-1)]).toEqual([11, 2000])
})
