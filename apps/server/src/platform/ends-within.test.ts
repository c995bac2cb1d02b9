import { expect, it } from 'vitest'
import { endsWithin } from './ends-within.ts'

it('says whether work has ended in time, and passes on how it failed', async () => {
  expect(await endsWithin(Promise.resolve('done'), 50)).toBe(true)
  expect(await endsWithin(new Promise(() => undefined), 5)).toBe(false)
  await expect(endsWithin(Promise.reject(new Error('broken')), 50)).rejects.toThrow('broken')
})

it('lets work fail that it waits for no longer', async () => {
  const { promise, reject } = Promise.withResolvers<void>()
  expect(await endsWithin(promise, 5)).toBe(false)
  reject(new Error('too late for anyone'))
  await expect(promise).rejects.toThrow('too late')
})
