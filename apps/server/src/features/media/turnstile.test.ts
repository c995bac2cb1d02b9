import { describe, expect, it } from 'vitest'
import { createTurnstile } from './turnstile.ts'

describe('createTurnstile', () => {
  it('never lets more in than there are places, and lets everyone in once', async () => {
    const enter = createTurnstile(2)
    let inside = 0
    let most = 0
    const done: number[] = []
    const visits = Array.from({ length: 9 }, (_, index) =>
      enter(async () => {
        inside += 1
        most = Math.max(most, inside)
        await new Promise((resolve) => setImmediate(resolve))
        inside -= 1
        done.push(index)
      }),
    )
    await Promise.all(visits)
    expect(most).toBe(2)
    expect(done.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('gives the place back when the work fails', async () => {
    const enter = createTurnstile(1)
    await expect(enter(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await expect(enter(() => Promise.resolve('yes'))).resolves.toBe('yes')
  })
})
