import { expect, it } from 'vitest'
import { eachOf } from './each-of.ts'

it('does it for each, a few at once, and tells how many are behind', async () => {
  let running = 0
  let most = 0
  const steps: number[] = []
  const { made, failed } = await eachOf(
    [1, 2, 3, 4, 5, 6, 7, 8, 9],
    async (n) => {
      running += 1
      most = Math.max(most, running)
      await Promise.resolve()
      running -= 1
      return n * 2
    },
    (count) => steps.push(count),
  )
  expect([...made].sort((a, b) => a - b)).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18])
  expect(failed).toEqual([])
  expect(most).toBe(4)
  expect(steps).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})

it('goes on where one fails, and says for whom and why', async () => {
  const error = new Error('gone')
  const { made, failed } = await eachOf(['a', 'b', 'c'], (one) =>
    one === 'b' ? Promise.reject(error) : Promise.resolve(one),
  )
  expect(made).toEqual(['a', 'c'])
  expect(failed).toEqual([{ item: 'b', error }])
})

it('has nothing to do for nobody', async () => {
  expect(await eachOf([], () => Promise.reject(new Error('never')))).toEqual({ made: [], failed: [] })
})
