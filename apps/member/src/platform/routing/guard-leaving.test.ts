import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAppLocation, subscribeToLocation, type AppLocation } from './app-location.ts'
import { guardLeaving } from './guard-leaving.ts'

const ORIGIN = 'https://kiln.example'

/** A window whose history moves as a browser's does: later, with an event. */
function stubWindow(path: string): void {
  const view = new EventTarget()
  const entries: { url: string; state: unknown }[] = [{ url: ORIGIN + path, state: null }]
  let place = 0
  const entry = (): { url: string; state: unknown } => entries[place] ?? { url: '', state: null }
  const put = (state: unknown, to: string): void => {
    entries[place] = { url: new URL(to, entry().url || ORIGIN).href, state }
  }
  const go = (by: number): void => {
    queueMicrotask(() => {
      if (!entries[place + by]) return
      place += by
      view.dispatchEvent(new Event('popstate'))
    })
  }
  vi.stubGlobal('addEventListener', view.addEventListener.bind(view))
  vi.stubGlobal('removeEventListener', view.removeEventListener.bind(view))
  vi.stubGlobal('dispatchEvent', view.dispatchEvent.bind(view))
  vi.stubGlobal('history', {
    get state() {
      return entry().state
    },
    pushState: (state: unknown, _title: string, to: string) => {
      const from = entry().url
      place += 1
      entries.length = place
      put(state, new URL(to, from).href)
    },
    replaceState: (state: unknown, _title: string, to: string) => put(state, to),
    back: () => go(-1),
    go,
  })
  vi.stubGlobal('location', {
    get href() {
      return entry().url
    },
    get pathname() {
      return new URL(entry().url).pathname
    },
    get search() {
      return ''
    },
    get hash() {
      return new URL(entry().url).hash
    },
  })
}

let location: AppLocation
let drawn: Set<string>
let questions: (() => void)[]

const settle = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  stubWindow('/me/account')
  location = createAppLocation()
  drawn = new Set()
  questions = []
  location.navigate('/me/account/details')
  subscribeToLocation(() => drawn.add(location.path()))
})
afterEach(() => vi.unstubAllGlobals())

describe('guardLeaving', () => {
  it('asks in place of a navigation, and then leaves', () => {
    guardLeaving(location, (leave) => questions.push(leave))
    location.navigate('/me/account')
    expect([location.path(), questions.length]).toEqual(['/me/account/details', 1])
    questions[0]?.()
    expect(location.path()).toBe('/me/account')
  })

  it('asks again after the user stayed', async () => {
    guardLeaving(location, (leave) => questions.push(leave))
    location.navigate('/me/account')
    location.back()
    await settle()
    expect([location.path(), questions.length]).toEqual(['/me/account/details', 2])
  })

  it('returns from a step in the history before it asks, and then takes the step', async () => {
    guardLeaving(location, (leave) => questions.push(leave))
    location.back()
    await settle()
    expect([globalThis.location.pathname, questions.length]).toEqual(['/me/account/details', 1])
    expect([...drawn]).toEqual(['/me/account/details'])
    questions[0]?.()
    await settle()
    expect(location.path()).toBe('/me/account')
  })

  it('lets panels open and close on the same path', async () => {
    guardLeaving(location, (leave) => questions.push(leave))
    location.setHash('#auth', { opened: 'auth' })
    location.back()
    await settle()
    expect([location.path(), location.hash(), questions]).toEqual(['/me/account/details', '', []])
  })

  it('lets everything pass once it is released', async () => {
    guardLeaving(location, (leave) => questions.push(leave))()
    location.back()
    await settle()
    expect([location.path(), questions]).toEqual(['/me/account', []])
  })
})
