import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LOCATION_CHANGED } from './app-location.ts'
import { restoreScroll } from './scroll-restoration.ts'

/** A window with a place, and a history that can be walked. */
function setUp() {
  const here = { path: '/', key: 0, top: 0, height: 5000 }
  const listeners = new Map<string, () => void>()
  const stored = new Map<number, number>()
  const view = {
    get scrollY() {
      return here.top
    },
    scrollTo: ({ top = 0 }: ScrollToOptions) => {
      here.top = Math.min(top, here.height)
    },
    addEventListener: (type: string, listener: () => void) => void listeners.set(type, listener),
    removeEventListener: (type: string) => void listeners.delete(type),
  }
  restoreScroll({
    location: { path: () => here.path, key: () => here.key },
    memory: { save: (key, top) => void stored.set(key, top), read: (key) => stored.get(key) ?? null },
    view,
  })
  const go = (type: string, path: string, key: number): void => {
    here.path = path
    here.key = key
    listeners.get(type)?.()
  }
  const scroll = (top: number): void => {
    here.top = top
    listeners.get('scrollend')?.()
  }
  return {
    here,
    scroll,
    push: (path: string, key: number) => go(LOCATION_CHANGED, path, key),
    pop: (path: string, key: number) => go('popstate', path, key),
  }
}

describe('the place on the page', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is the top of a new page, again after 200 ms', () => {
    const { here, scroll, push } = setUp()
    scroll(900)
    push('/a', 1)
    expect(here.top).toBe(0)
    here.top = 40
    vi.advanceTimersByTime(200)
    expect(here.top).toBe(0)
  })

  it('is where it was left when going back', () => {
    const { here, scroll, push, pop } = setUp()
    scroll(900)
    push('/a', 1)
    vi.runAllTimers()
    scroll(300)
    pop('/', 0)
    expect(here.top).toBe(900)
    vi.runAllTimers()
    pop('/a', 1)
    expect(here.top).toBe(300)
  })

  it('is reached once the content is there', () => {
    const { here, scroll, push, pop } = setUp()
    scroll(2000)
    push('/a', 1)
    vi.runAllTimers()
    here.height = 100
    pop('/', 0)
    expect(here.top).toBe(100)
    here.height = 5000
    vi.advanceTimersByTime(200)
    expect(here.top).toBe(2000)
  })

  it('stays when only a panel opens or closes', () => {
    const { here, scroll, push, pop } = setUp()
    scroll(700)
    push('/', 1)
    expect(here.top).toBe(700)
    pop('/', 0)
    expect(here.top).toBe(700)
  })

  it('stays when the address is only corrected', () => {
    const { here, scroll, push } = setUp()
    scroll(700)
    push('/new-path', 0)
    expect(here.top).toBe(700)
  })
})
