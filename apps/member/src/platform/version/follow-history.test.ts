import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reloadOnHistoryChange, createVersionWatcher } from './version-watcher.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A tab with its own history, and a record of the loaded addresses. */
function aTab() {
  const view = new EventTarget()
  vi.stubGlobal('addEventListener', view.addEventListener.bind(view))
  vi.stubGlobal('removeEventListener', view.removeEventListener.bind(view))
  vi.stubGlobal('location', { pathname: '/a', search: '', hash: '' })
  const loaded: string[] = []
  const version = createVersionWatcher({
    load: (url, { replace }) => loaded.push(`${replace ? 'in its place' : 'after it'} ${url}`),
    currentAddress: () => location.pathname + location.search + location.hash,
    now: () => 1,
  })
  const step = (pathname: string, hash = ''): void => {
    vi.stubGlobal('location', { pathname, search: '?lang=de', hash })
    view.dispatchEvent(new Event('popstate'))
    vi.runAllTimers()
  }
  return { version, loaded, step }
}

it('loads the previous page in the waiting version, replacing its history entry', () => {
  const { version, loaded, step } = aTab()
  reloadOnHistoryChange(version)
  version.markAvailable()
  step('/b', '#auth')
  expect(loaded).toEqual(['in its place /b?lang=de&v=1#auth'])
})

it('ignores steps within a page, and all steps while no version waits', () => {
  const { version, loaded, step } = aTab()
  reloadOnHistoryChange(version)
  step('/b')
  version.markAvailable()
  step('/b', '#auth')
  step('/b')
  expect(loaded).toEqual([])
})
