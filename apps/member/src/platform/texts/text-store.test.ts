import { describe, expect, it, vi } from 'vitest'
import { createTextStore } from './text-store.ts'

const aStore = () => createTextStore({ 'a.one': 'One' }, async () => ({ 'b.two': 'Two' }))

describe('the texts in memory', () => {
  it('grow without drawing anything again that lacked nothing', async () => {
    const texts = aStore()
    await texts.load(['b'])
    expect(texts.messages).toEqual({ 'a.one': 'One', 'b.two': 'Two' })
    expect(texts.has(['b'])).toBe(true)
    expect(texts.revision.get()).toBe(0)
  })

  it('are rendered again, once, when they load after one was missing', async () => {
    const texts = aStore()
    texts.reportMissing()
    await texts.load(['b'])
    await texts.load(['c'])
    expect(texts.revision.get()).toBe(1)
  })

  it('are requested again after a failure', async () => {
    const read = vi.fn<() => Promise<object>>().mockRejectedValueOnce(new Error('no network'))
    const texts = createTextStore({}, read.mockResolvedValue({}) as never)
    await expect(texts.load(['b'])).rejects.toThrow('no network')
    expect(texts.has(['b'])).toBe(false)
    await texts.load(['b'])
    expect(texts.has(['b'])).toBe(true)
  })
})
