import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Platform } from '../platform/platform.ts'
import { viewerKey } from '../platform/session/session-state.ts'
import type { SessionState } from '../platform/session/session-state.ts'
import { createStore } from '../platform/store.ts'
import { createVersionWatcher } from '../platform/version/version-watcher.ts'
import { POLL_INTERVAL_MS } from './poll-for-builds.ts'
import { registerWorker } from './register-worker.ts'

/** A worker that records the messages it receives. */
class AWorker extends EventTarget {
  readonly messages: unknown[] = []
  postMessage(message: unknown): void {
    this.messages.push(message)
  }
}

type WorkerSlot = 'installing' | 'waiting' | 'active'

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
  /** Moves a worker to the next state, as browsers do. */
  move(worker: AWorker, to: WorkerSlot): void {
    for (const slot of ['installing', 'waiting', 'active'] as const)
      if (this[slot] === worker) this[slot] = null
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
  given: Partial<Record<WorkerSlot, AWorker>> = {},
  controller: AWorker | null = new AWorker(),
) {
  const registration = Object.assign(new ARegistration(), given)
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('navigator', { serviceWorker: { register: async () => registration, controller } })
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
  const leaveHandlers: (() => void)[] = []
  const state = createStore<SessionState>({ status: 'unchecked' })
  const loaded: string[] = []
  const version = createVersionWatcher({ currentAddress: () => '/', load: (url) => loaded.push(url) })
  const session = { state, onSignOut: (clear: () => void) => leaveHandlers.push(clear) }
  await registerWorker({ locale: 'ar', session } as unknown as Platform, version)
  return { registration, version, state, loaded, signOut: () => leaveHandlers.forEach((wipe) => wipe()) }
}

describe('the worker of the app', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('that waits when the app starts is a new version', async () => {
    const { version } = await setUp({ waiting: new AWorker() })
    expect(version.is_update_available.get()).toBe(true)
  })

  it('that waits where none has been before is none', async () => {
    const { version } = await setUp({ waiting: new AWorker() }, null)
    expect(version.is_update_available.get()).toBe(false)
  })

  it('that is found later is a new version once it waits', async () => {
    const { version, registration } = await setUp()
    const next = new AWorker()
    registration.find(next)
    expect(version.is_update_available.get()).toBe(false)
    registration.move(next, 'waiting')
    expect(version.is_update_available.get()).toBe(true)
  })

  it('that is on its way when the app starts is followed', async () => {
    const installing = new AWorker()
    const { version, registration } = await setUp({ installing })
    registration.move(installing, 'waiting')
    expect(version.is_update_available.get()).toBe(true)
  })

  it('is looked for hourly, and one that another tab has found counts here too', async () => {
    const { version, registration } = await setUp()
    registration.onUpdate = () => (registration.waiting = new AWorker())
    await vi.advanceTimersByTimeAsync(POLL_INTERVAL_MS)
    expect(registration.updates).toBe(1)
    expect(version.is_update_available.get()).toBe(true)
  })

  it('takes over with the next navigation, without a message to the active one', async () => {
    const active = new AWorker()
    const waiting = new AWorker()
    const { version, loaded } = await setUp({ active, waiting })
    expect(version.reloadTo('/programs')).toBe(true)
    expect(waiting.messages).toContainEqual({ type: 'take_over' })
    expect(active.messages).not.toContainEqual({ type: 'take_over' })
    vi.runOnlyPendingTimers()
    expect(loaded).toEqual([expect.stringMatching(/^\/programs\?v=/)])
  })

  it('receives the language, the viewer and the request to clear their data', async () => {
    const active = new AWorker()
    const { state, signOut } = await setUp({ active })
    expect(active.messages).toEqual([{ type: 'speak', language: 'ar' }])
    state.set(guest)
    signOut()
    expect(active.messages.slice(1)).toEqual([{ type: 'viewer', key: viewerKey(guest) }, { type: 'wipe' }])
  })
})
