import { runInNewContext } from 'node:vm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { replayClicks, hydrationScript, takePendingClicks } from './hydration-script.ts'

type Listener = (event: object) => void

/** A document in which the script has run; `loaded` lists the modules that it imported. */
function aDocument(load = async (_path: string): Promise<void> => {}) {
  const listeners = new Map<string, Set<Listener>>()
  const loaded: string[] = []
  const dataset: Record<string, string> = {}
  let paint = (): void => {}
  const listenersOf = (type: string): Set<Listener> => {
    const existing = listeners.get(type) ?? new Set<Listener>()
    listeners.set(type, existing)
    return existing
  }
  const sandbox: Record<string, unknown> = {
    document: {
      documentElement: { dataset },
      currentScript: { dataset: { modules: '/entry.js /view.js' } },
      addEventListener: (type: string, listener: Listener) => listenersOf(type).add(listener),
      removeEventListener: (type: string, listener: Listener) => listenersOf(type).delete(listener),
    },
    PerformanceObserver: class {
      constructor(listener: () => void) {
        paint = listener
      }
      observe(): void {}
    },
    setTimeout: () => 0,
    load: async (path: string) => {
      loaded.push(path)
      await load(path)
    },
  }
  sandbox['self'] = sandbox
  runInNewContext(hydrationScript.replace('import(h)', 'load(h)'), sandbox)
  return {
    loaded,
    dataset,
    paint: () => paint(),
    happen: (type: string, event: object = {}) => listenersOf(type).forEach((listener) => listener(event)),
    presses: sandbox['foyer_presses'] as () => HTMLElement[],
  }
}

const aButton = (attributes: readonly string[] = []) => ({
  isConnected: true,
  click: vi.fn(),
  hasAttribute: (name: string) => attributes.includes(name),
})
const pressOn = (button: object | null) => ({ target: { closest: () => button } })

afterEach(() => {
  globalThis.foyer_presses = undefined
})

describe('the hydration script', () => {
  it('loads the modules once the document has been read and painted', () => {
    const page = aDocument()
    page.paint()
    expect(page.loaded).toEqual([])
    page.happen('DOMContentLoaded')
    expect(page.loaded).toEqual(['/entry.js', '/view.js'])
    page.paint()
    expect(page.loaded).toHaveLength(2)
  })

  it.each(['pointerdown', 'keydown', 'click'])('does not wait for the paint after a %s', (type) => {
    const page = aDocument()
    page.happen('DOMContentLoaded')
    expect(page.loaded).toEqual([])
    page.happen(type, pressOn(null))
    expect(page.loaded).toEqual(['/entry.js', '/view.js'])
  })

  it('reveals what waits for the member when a module fails to load', async () => {
    const page = aDocument(() => Promise.reject(new Error('lost')))
    const failure = new Promise((resolve) => process.once('unhandledRejection', resolve))
    page.paint()
    page.happen('DOMContentLoaded')
    await failure
    expect(page.dataset).toEqual({ hasFailed: '' })
  })

  it('records each pressed button, except those that open a popover by themselves', () => {
    const page = aDocument()
    const start = aButton()
    page.happen('click', pressOn(start))
    page.happen('click', pressOn(start))
    page.happen('click', pressOn(aButton(['popovertarget'])))
    page.happen('click', pressOn(null))
    expect(page.presses()).toEqual([start])
  })

  it('hears nothing any more once the presses were taken', () => {
    const page = aDocument()
    page.presses()
    page.happen('click', pressOn(aButton()))
    expect(page.presses()).toEqual([])
  })
})

describe('the recorded presses', () => {
  it('are repeated, except on buttons that are gone', () => {
    const there = aButton()
    const gone = { ...aButton(), isConnected: false }
    globalThis.foyer_presses = () => [there, gone] as unknown as HTMLElement[]
    replayClicks(takePendingClicks())
    expect(there.click).toHaveBeenCalledOnce()
    expect(gone.click).not.toHaveBeenCalled()
  })

  it('are none in a document without the script', () => {
    expect(takePendingClicks()).toEqual([])
  })
})
