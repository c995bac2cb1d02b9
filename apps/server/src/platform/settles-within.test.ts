import { expect, it } from 'vitest'
import { settlesWithin } from './settles-within.ts'

it('returns whether work has finished in time, and passes on its failure', async () => {
  expect(await settlesWithin(Promise.resolve('done'), 50)).toBe(true)
  expect(await settlesWithin(new Promise(() => undefined), 5)).toBe(false)
  await expect(settlesWithin(Promise.reject(new Error('broken')), 50)).rejects.toThrow('broken')
})

it('lets work fail that it waits for no longer', async () => {
  const { promise, reject } = Promise.withResolvers<void>()
  expect(await settlesWithin(promise, 5)).toBe(false)
  reject(new Error('too late for anyone'))
  await expect(promise).rejects.toThrow('too late')
})
