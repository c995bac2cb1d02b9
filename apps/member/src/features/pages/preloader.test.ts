import { describe, expect, it, vi } from 'vitest'
import { createPreloader } from './preloader.ts'

function setUp(wants: (path: string) => boolean = () => true) {
  const asked: string[] = []
  const waiting: (() => void)[] = []
  const preloader = createPreloader({
    wants,
    load: (path) => {
      asked.push(path)
      return new Promise((resolve) => void waiting.push(resolve))
    },
  })
  return { preloader, asked, finishOne: () => waiting.shift()?.() }
}

describe('the preloader', () => {
  it('reads two at a time, in the order in which links came into view', async () => {
    const { preloader, asked, finishOne } = setUp()
    for (const path of ['/a', '/b', '/c']) preloader.seen(path)
    expect(asked).toEqual(['/a', '/b'])
    finishOne()
    await vi.waitFor(() => expect(asked).toEqual(['/a', '/b', '/c']))
  })

  it('reads each page once', () => {
    const { preloader, asked } = setUp()
    preloader.seen('/a')
    preloader.seen('/a')
    expect(asked).toEqual(['/a'])
  })

  it.each(['/me/account', '/me', '/buy/1', '/discover/programs', '/_pages/x'])('skips %s', (path) => {
    const { preloader, asked } = setUp()
    preloader.seen(path)
    expect(asked).toEqual([])
  })

  it('reads a page whose path only begins like a screen', () => {
    const { preloader, asked } = setUp()
    preloader.seen('/meals')
    expect(asked).toEqual(['/meals'])
  })

  it('leaves out what is not worth it and stops when the page is left', async () => {
    const { preloader, asked, finishOne } = setUp((path) => path !== '/locked')
    for (const path of ['/locked', '/a', '/b', '/c']) preloader.seen(path)
    preloader.stop()
    finishOne()
    await Promise.resolve()
    expect(asked).toEqual(['/a', '/b'])
  })
})
