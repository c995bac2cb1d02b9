import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Platform } from '../platform/platform.ts'
import { viewerKey } from '../platform/session/session-state.ts'
import type { SessionState } from '../platform/session/session-state.ts'
import { createStore } from '../platform/store.ts'
import { createVersionWatch } from '../platform/version/version-watch.ts'
import { LOOK_EVERY_MS } from './look-for-builds.ts'
import { registerWorker } from './register-worker.ts'

/** A worker that notes what it is told. */
class AWorker extends EventTarget {
  readonly heard: unknown[] = []
  postMessage(news: unknown): void {
    this.heard.push(news)
  }
}

type Place = 'installing' | 'waiting' | 'active'

class ARegistration extends EventTarget {
  installing: AWorker | null = null
  waiting: AWorker | null = null
  active: AWorker | null = null
  updates = 0
  onUpdate = (): void => {}
  async update(): Promise<void> {
    this.updates += 1
    this.onUpdate()
  }
  /** A worker goes from one place to the next, as browsers move it. */
  move(worker: AWorker, to: Place): void {
    for (const place of ['installing', 'waiting', 'active'] as const)
      if (this[place] === worker) this[place] = null
    this[to] = worker
    worker.dispatchEvent(new Event('statechange'))
  }
  find(worker: AWorker): void {
    this.installing = worker
    this.dispatchEvent(new Event('updatefound'))
  }
}

const guest: SessionState = { status: 'guest' }

async function setUp(
  given: Partial<Record<Place, AWorker>> = {},
  controller: AWorker | null = new AWorker(),
) {
  const registration = Object.assign(new ARegistration(), given)
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('navigator', { serviceWorker: { register: async () => registration, controller } })
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
  const leaves: (() => void)[] = []
  const state = createStore<SessionState>({ status: 'unchecked' })
  const loaded: string[] = []
  const version = createVersionWatch({ here: () => '/', load: (url) => loaded.push(url) })
  const session = { state, onLeave: (wipe: () => void) => leaves.push(wipe) }
  await registerWorker({ locale: 'ar', session } as unknown as Platform, version)
  return { registration, version, state, loaded, leave: () => leaves.forEach((wipe) => wipe()) }
}

describe('the worker of the app', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('that waits when the app starts is a new version', async () => {
    const { version } = await setUp({ waiting: new AWorker() })
    expect(version.is_waiting.get()).toBe(true)
  })

  it('that waits where none has been before is none', async () => {
    const { version } = await setUp({ waiting: new AWorker() }, null)
    expect(version.is_waiting.get()).toBe(false)
  })

  it('that is found later is a new version once it waits', async () => {
    const { version, registration } = await setUp()
    const next = new AWorker()
    registration.find(next)
    expect(version.is_waiting.get()).toBe(false)
    registration.move(next, 'waiting')
    expect(version.is_waiting.get()).toBe(true)
  })

  it('that is on its way when the app starts is followed', async () => {
    const installing = new AWorker()
    const { version, registration } = await setUp({ installing })
    registration.move(installing, 'waiting')
    expect(version.is_waiting.get()).toBe(true)
  })

  it('is looked for hourly, and one that another tab has found counts here too', async () => {
    const { version, registration } = await setUp()
    registration.onUpdate = () => (registration.waiting = new AWorker())
    await vi.advanceTimersByTimeAsync(LOOK_EVERY_MS)
    expect(registration.updates).toBe(1)
    expect(version.is_waiting.get()).toBe(true)
  })

  it('takes over with the next navigation, and no other is asked to', async () => {
    const active = new AWorker()
    const waiting = new AWorker()
    const { version, loaded } = await setUp({ active, waiting })
    expect(version.takeOver('/programs')).toBe(true)
    expect(waiting.heard).toContainEqual({ type: 'take_over' })
    expect(active.heard).not.toContainEqual({ type: 'take_over' })
    vi.runOnlyPendingTimers()
    expect(loaded).toEqual([expect.stringMatching(/^\/programs\?v=/)])
  })

  it('is told the language, who looks, and to forget them', async () => {
    const active = new AWorker()
    const { state, leave } = await setUp({ active })
    expect(active.heard).toEqual([{ type: 'speak', language: 'ar' }])
    state.set(guest)
    leave()
    expect(active.heard.slice(1)).toEqual([{ type: 'viewer', key: viewerKey(guest) }, { type: 'wipe' }])
  })
})
