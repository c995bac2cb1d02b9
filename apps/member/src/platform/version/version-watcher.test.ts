import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore } from '../store.ts'
import { addCacheBuster, removeCacheBuster } from './version-marker.ts'
import { createVersionWatcher } from './version-watcher.ts'

type Load = Parameters<typeof createVersionWatcher>[0]['load']

const here = (): string => '/here'

describe('a new version', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('does not affect navigation until one waits', () => {
    const load = vi.fn<Load>()
    expect(createVersionWatcher({ load, currentAddress: here }).reloadTo('/a')).toBe(false)
    vi.runAllTimers()
    expect(load).not.toHaveBeenCalled()
  })

  it('takes over the next navigation by a full load after 1.5 s of the global loader', () => {
    const load = vi.fn<Load>()
    const prepare = vi.fn<() => void>()
    const is_reloading = createStore(false)
    const version = createVersionWatcher({ load, currentAddress: here, is_reloading, now: () => 36 })
    version.onBeforeReload(prepare)
    version.markAvailable()
    expect(version.reloadTo('/a?x=1#b')).toBe(true)
    expect(is_reloading.get()).toBe(true)
    expect(prepare).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(1499)
    expect(load).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(load).toHaveBeenCalledWith('/a?x=1&v=10#b', {})
  })

  it('waits on while there is no network', () => {
    const load = vi.fn<Load>()
    const prepare = vi.fn<() => void>()
    let is_online = false
    const version = createVersionWatcher({ load, currentAddress: here, is_online: () => is_online })
    version.onBeforeReload(prepare)
    version.markAvailable()
    expect(version.reloadTo('/a')).toBe(false)
    vi.runAllTimers()
    expect([load, prepare].map((each) => each.mock.calls.length)).toEqual([0, 0])
    is_online = true
    expect(version.reloadTo('/b')).toBe(true)
  })

  it('loads the address shown at that time in its place, however far the member steps in the meantime', () => {
    const load = vi.fn<Load>()
    let shown = '/b'
    const version = createVersionWatcher({ load, currentAddress: () => shown, now: () => 36 })
    version.markAvailable()
    expect(version.reloadCurrent()).toBe(true)
    shown = '/a#auth'
    expect(version.reloadCurrent()).toBe(true)
    vi.runAllTimers()
    expect(load.mock.calls).toEqual([['/a?v=10#auth', { replace: true }]])
  })

  it('loads once, however often the member taps', () => {
    const load = vi.fn<Load>()
    const version = createVersionWatcher({ load, currentAddress: here })
    version.markAvailable()
    version.reloadTo('/a')
    expect(version.reloadTo('/b')).toBe(true)
    vi.runAllTimers()
    expect(load).toHaveBeenCalledOnce()
  })
})

describe('the marker', () => {
  it.each([
    ['/', '/?v=1'],
    ['/a?b=c', '/a?b=c&v=1'],
    ['/a#auth?x=1', '/a?v=1#auth?x=1'],
    ['/a?v=old', '/a?v=1'],
  ])('is added to %s', (to, marked) => {
    expect(addCacheBuster(to, 1)).toBe(marked)
  })

  it('is stripped after the start', () => {
    expect(removeCacheBuster(new URL('http://a.localhost/x?v=1&b=2#c'))).toBe('/x?b=2#c')
  })
})
