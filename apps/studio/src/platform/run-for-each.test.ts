import { expect, it } from 'vitest'
import { runForEach } from './run-for-each.ts'

it('does it for each, a few at once, and tells how many are behind', async () => {
  let running = 0
  let max_running = 0
  const steps: number[] = []
  const { succeeded, failed } = await runForEach(
    [1, 2, 3, 4, 5, 6, 7, 8, 9],
    async (n) => {
      running += 1
      max_running = Math.max(max_running, running)
      await Promise.resolve()
      running -= 1
      return n * 2
    },
    (count) => steps.push(count),
  )
  expect([...succeeded].sort((a, b) => a - b)).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18])
  expect(failed).toEqual([])
  expect(max_running).toBe(4)
  expect(steps).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})

it('goes on where one fails, and says for whom and why', async () => {
  const error = new Error('gone')
  const { succeeded, failed } = await runForEach(['a', 'b', 'c'], (one) =>
    one === 'b' ? Promise.reject(error) : Promise.resolve(one),
  )
  expect(succeeded).toEqual(['a', 'c'])
  expect(failed).toEqual([{ item: 'b', error }])
})

it('has nothing to do for nobody', async () => {
  expect(await runForEach([], () => Promise.reject(new Error('never')))).toEqual({
    succeeded: [],
    failed: [],
  })
})
