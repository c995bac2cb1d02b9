import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PART_LOST } from '../platform/load-once-more.ts'
import { createVersionWatch } from '../platform/version/version-watch.ts'
import { followLostParts } from './follow-lost-parts.ts'

type Served = () => Promise<boolean>
type Kept = Map<string, string> | null

type Field = { type: string; value: string; is_focused?: boolean }

/** A tab with a document of a build, at an address, with these fields; `kept` null: nothing can be noted in it. */
function aTab({ build = 1, fields = [] as Field[], kept = new Map<string, string>() as Kept } = {}) {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept?.get(key) ?? null,
    setItem: (key: string, value: string) => void kept?.set(key, value),
  })
  vi.stubGlobal('location', { pathname: '/programs', search: '?lang=de', hash: '#auth' })
  vi.stubGlobal('document', {
    head: { querySelector: () => ({ dataset: { modules: `/_assets/entry-client-${build}.js` } }) },
    querySelectorAll: (asked: string) =>
      fields.filter(
        ({ type, is_focused }) => asked.includes(type) || (asked.includes('input:focus') && is_focused),
      ),
  })
  const view = new EventTarget()
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, view[name].bind(view))
  const loaded: string[] = []
  const version = createVersionWatch({
    load: (url, { replace }) => loaded.push(`${replace ? 'in its place' : 'after it'} ${url}`),
    here: () => location.pathname + location.search + location.hash,
    now: () => 1,
  })
  return { version, loaded }
}

const lose = async (times = 1): Promise<void> => {
  for (let n = 0; n < times; n += 1) dispatchEvent(new Event(PART_LOST))
  await vi.runAllTimersAsync()
}

const isOther = (): Served => vi.fn<Served>(async () => false)

describe('a part of the app that does not come', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('leads to the same address of the new build, in its place, with one look for all that fail together', async () => {
    const { version, loaded } = aTab()
    const isServed = isOther()
    followLostParts(version, isServed)
    await lose(3)
    expect(loaded).toEqual(['in its place /programs?lang=de&v=1#auth'])
    expect(isServed).toHaveBeenCalledOnce()
  })

  it('leads nowhere while its build is served, or where nobody can tell', async () => {
    const { version, loaded } = aTab()
    const end = followLostParts(version, async () => true)
    await lose()
    end()
    followLostParts(version, () => Promise.reject(new TypeError('Failed to fetch')))
    await lose()
    expect([loaded, version.is_waiting.get()]).toEqual([[], false])
  })

  it('leads away from a build once, so that servers of two builds do not send it back and forth', async () => {
    const kept: Kept = new Map()
    const left: number[] = []
    for (const build of [1, 2, 1, 2]) {
      const { version, loaded } = aTab({ build, kept })
      const end = followLostParts(version, isOther())
      await lose()
      end()
      left.push(loaded.length)
      expect(version.is_waiting.get()).toBe(true)
    }
    expect(left).toEqual([1, 1, 0, 0])
  })

  it('leads nowhere from a tab in which nothing can be noted', async () => {
    const { version, loaded } = aTab({ kept: null })
    followLostParts(version, isOther())
    await lose()
    expect(loaded).toEqual([])
  })

  it.each([
    ['a text', [{ type: 'textarea', value: 'Half a thought' }]],
    ['a line', [{ type: 'email', value: 'ines@', is_focused: true }]],
  ])('waits for the next navigation while somebody writes %s', async (_, fields) => {
    const { version, loaded } = aTab({ fields })
    followLostParts(version, isOther())
    await lose()
    expect(loaded).toEqual([])
    expect(version.takeOver('/about')).toBe(true)
  })

  it.each([
    ['a line that is filled in and left', [{ type: 'email', value: 'ines@example.com' }]],
    ['a box', [{ type: 'checkbox', value: 'on', is_focused: true }]],
  ])('does not wait for %s', async (_, fields) => {
    const { version, loaded } = aTab({ fields })
    followLostParts(version, isOther())
    await lose()
    expect(loaded).toHaveLength(1)
  })
})
