import { describe, expect, it, vi } from 'vitest'
import { createPrefetcher } from './prefetcher.ts'

function setUp(shouldPrefetch: (path: string) => boolean = () => true) {
  const loaded: string[] = []
  const waiting: (() => void)[] = []
  const preloader = createPrefetcher({
    shouldPrefetch,
    load: (path) => {
      loaded.push(path)
      return new Promise((resolve) => void waiting.push(resolve))
    },
  })
  return { preloader, loaded, finishOne: () => waiting.shift()?.() }
}

describe('the preloader', () => {
  it('loads two pages at a time, in the order in which links became visible', async () => {
    const { preloader, loaded, finishOne } = setUp()
    for (const path of ['/a', '/b', '/c']) preloader.onLinkVisible(path)
    expect(loaded).toEqual(['/a', '/b'])
    finishOne()
    await vi.waitFor(() => expect(loaded).toEqual(['/a', '/b', '/c']))
  })

  it('reads each page once', () => {
    const { preloader, loaded } = setUp()
    preloader.onLinkVisible('/a')
    preloader.onLinkVisible('/a')
    expect(loaded).toEqual(['/a'])
  })

  it.each(['/me/account', '/me', '/buy/1', '/discover/programs', '/_pages/x'])('skips %s', (path) => {
    const { preloader, loaded } = setUp()
    preloader.onLinkVisible(path)
    expect(loaded).toEqual([])
  })

  it('loads a page whose path only starts like a screen', () => {
    const { preloader, loaded } = setUp()
    preloader.onLinkVisible('/meals')
    expect(loaded).toEqual(['/meals'])
  })

  it('skips links not worth loading and stops when the page is left', async () => {
    const { preloader, loaded, finishOne } = setUp((path) => path !== '/locked')
    for (const path of ['/locked', '/a', '/b', '/c']) preloader.onLinkVisible(path)
    preloader.stop()
    finishOne()
    await Promise.resolve()
    expect(loaded).toEqual(['/a', '/b'])
  })
})
