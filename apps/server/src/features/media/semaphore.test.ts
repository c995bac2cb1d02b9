import { describe, expect, it } from 'vitest'
import { createSemaphore } from './semaphore.ts'

describe('createSemaphore', () => {
  it('never lets more in than there are places, and lets everyone in once', async () => {
    const run = createSemaphore(2)
    let inside = 0
    let max_inside = 0
    const done: number[] = []
    const visits = Array.from({ length: 9 }, (_, index) =>
      run(async () => {
        inside += 1
        max_inside = Math.max(max_inside, inside)
        await new Promise((resolve) => setImmediate(resolve))
        inside -= 1
        done.push(index)
      }),
    )
    await Promise.all(visits)
    expect(max_inside).toBe(2)
    expect(done.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('releases the slot when the work fails', async () => {
    const run = createSemaphore(1)
    await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await expect(run(() => Promise.resolve('yes'))).resolves.toBe('yes')
  })
})
