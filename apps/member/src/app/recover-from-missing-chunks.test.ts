import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CHUNK_LOST } from '../platform/load-with-retry.ts'
import { createVersionWatcher } from '../platform/version/version-watcher.ts'
import { recoverFromMissingChunks } from './recover-from-missing-chunks.ts'

type Served = () => Promise<boolean>
type StorageMap = Map<string, string> | null

type Field = { type: string; value: string; is_focused?: boolean }

/** A tab with a document of a build, an address and these fields. When `kept` is null, nothing can be stored. */
function aTab({
  build = 1,
  fields = [] as Field[],
  kept: storage = new Map<string, string>() as StorageMap,
} = {}) {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage?.get(key) ?? null,
    setItem: (key: string, value: string) => void storage?.set(key, value),
  })
  vi.stubGlobal('location', { pathname: '/programs', search: '?lang=de', hash: '#auth' })
  vi.stubGlobal('document', {
    head: { querySelector: () => ({ dataset: { modules: `/_assets/entry-client-${build}.js` } }) },
    querySelectorAll: (selector: string) =>
      fields.filter(
        ({ type, is_focused }) => selector.includes(type) || (selector.includes('input:focus') && is_focused),
      ),
  })
  const view = new EventTarget()
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, view[name].bind(view))
  const loaded: string[] = []
  const version = createVersionWatcher({
    load: (url, { replace }) => loaded.push(`${replace ? 'in its place' : 'after it'} ${url}`),
    currentAddress: () => location.pathname + location.search + location.hash,
    now: () => 1,
  })
  return { version, loaded }
}

const loseChunk = async (times = 1): Promise<void> => {
  for (let n = 0; n < times; n += 1) dispatchEvent(new Event(CHUNK_LOST))
  await vi.runAllTimersAsync()
}

const isOther = (): Served => vi.fn<Served>(async () => false)

describe('a chunk that fails to load', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('replaces the page with the same address of the new build, with one check for all chunks that fail together', async () => {
    const { version, loaded } = aTab()
    const isServed = isOther()
    recoverFromMissingChunks(version, isServed)
    await loseChunk(3)
    expect(loaded).toEqual(['in its place /programs?lang=de&v=1#auth'])
    expect(isServed).toHaveBeenCalledOnce()
  })

  it('does not reload while its build is served, or when that is unknown', async () => {
    const { version, loaded } = aTab()
    const end = recoverFromMissingChunks(version, async () => true)
    await loseChunk()
    end()
    recoverFromMissingChunks(version, () => Promise.reject(new TypeError('Failed to fetch')))
    await loseChunk()
    expect([loaded, version.is_update_available.get()]).toEqual([[], false])
  })

  it('leads away from a build once, so that servers of two builds do not send it back and forth', async () => {
    const storage: StorageMap = new Map()
    const reloads: number[] = []
    for (const build of [1, 2, 1, 2]) {
      const { version, loaded } = aTab({ build, kept: storage })
      const end = recoverFromMissingChunks(version, isOther())
      await loseChunk()
      end()
      reloads.push(loaded.length)
      expect(version.is_update_available.get()).toBe(true)
    }
    expect(reloads).toEqual([1, 1, 0, 0])
  })

  it('leads nowhere from a tab in which nothing can be noted', async () => {
    const { version, loaded } = aTab({ kept: null })
    recoverFromMissingChunks(version, isOther())
    await loseChunk()
    expect(loaded).toEqual([])
  })

  it.each([
    ['a text', [{ type: 'textarea', value: 'Half a thought' }]],
    ['a line', [{ type: 'email', value: 'ines@', is_focused: true }]],
  ])('waits for the next navigation while somebody writes %s', async (_, fields) => {
    const { version, loaded } = aTab({ fields })
    recoverFromMissingChunks(version, isOther())
    await loseChunk()
    expect(loaded).toEqual([])
    expect(version.reloadTo('/about')).toBe(true)
  })

  it.each([
    ['a line that is filled in and left', [{ type: 'email', value: 'ines@example.com' }]],
    ['a box', [{ type: 'checkbox', value: 'on', is_focused: true }]],
  ])('does not wait for %s', async (_, fields) => {
    const { version, loaded } = aTab({ fields })
    recoverFromMissingChunks(version, isOther())
    await loseChunk()
    expect(loaded).toHaveLength(1)
  })
})
