import { expect, it } from 'vitest'
import { runForEach } from './run-for-each.ts'

it('runs for each item, a few concurrently, and reports how many are done', async () => {
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

it('continues when one fails, and returns for which item and why', async () => {
  const error = new Error('gone')
  const { succeeded, failed } = await runForEach(['a', 'b', 'c'], (one) =>
    one === 'b' ? Promise.reject(error) : Promise.resolve(one),
  )
  expect(succeeded).toEqual(['a', 'c'])
  expect(failed).toEqual([{ item: 'b', error }])
})

it('does nothing for an empty list', async () => {
  expect(await runForEach([], () => Promise.reject(new Error('never')))).toEqual({
    succeeded: [],
    failed: [],
  })
})
