import type { Platform } from '../platform/platform.ts'
import { logFailure } from '../platform/log.ts'
import { viewerKey } from '../platform/session/session-state.ts'
import type { VersionWatch } from '../platform/version/version-watch.ts'
import { isBuildServed, WORKER_PATH } from './is-build-served.ts'
import { lookForBuilds } from './look-for-builds.ts'
import type { WorkerNews } from './worker-rules.ts'

/**
 * Registers the service worker after the first paint. A new one that waits means a new version of the app; the member's
 * own pages are wiped from its caches when they leave, and their pictures whenever their rights change. The texts that it
 * keeps are those of the document's language. Where the browser takes no worker, the app looks for new versions itself.
 */
export async function registerWorker(
  { locale, session }: Pick<Platform, 'locale' | 'session'>,
  version: VersionWatch,
): Promise<void> {
  version.beforeReload(() => loadAnewWhenBack())
  const registration = await register()
  if (!registration) {
    lookForBuilds(async () => {
      if (!(await isBuildServed())) version.found()
    })
    return
  }
  const look = (): void => {
    if (registration.waiting && navigator.serviceWorker.controller) version.found()
  }
  look()
  const speak = (worker: ServiceWorker | null): void => tell(worker, { type: 'speak', language: locale })
  const follow = (worker: ServiceWorker | null): void => {
    speak(worker)
    worker?.addEventListener('statechange', look)
  }
  registration.addEventListener('updatefound', () => follow(registration.installing))
  lookForBuilds(async () => {
    await registration.update()
    look()
  })
  const { installing, waiting, active } = registration
  follow(installing)
  for (const worker of [waiting, active]) speak(worker)
  version.beforeReload(() => tell(registration.waiting, { type: 'take_over' }))
  const nameViewer = (): void => {
    const state = session.state.get()
    if (state.status !== 'unchecked') tell(registration.active, { type: 'viewer', key: viewerKey(state) })
  }
  nameViewer()
  session.state.subscribe(nameViewer)
  session.onLeave(() => tell(registration.active, { type: 'wipe' }))
}

/** The worker of this app; null where the browser takes none, as in some private windows. */
async function register(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null
  try {
    return await navigator.serviceWorker.register(WORKER_PATH)
  } catch (error) {
    logFailure('service worker', error)
    return null
  }
}

/**
 * Has a worker that is here already, since whoever looks uses the app themselves, forget what it kept of a preview: when
 * the preview ends and whenever its page is left. A preview brings none.
 */
export function wipeBehind({ session }: Platform): void {
  if (!('serviceWorker' in navigator)) return
  const wipe = (): void => tell(navigator.serviceWorker.controller, { type: 'wipe' })
  session.onLeave(wipe)
  addEventListener('pagehide', wipe)
}

function tell(worker: ServiceWorker | null, news: WorkerNews): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is asked for no origin
  worker?.postMessage(news)
}

type View = Pick<Window, 'addEventListener'>

/**
 * Loads a document that was left for a new version anew when somebody comes back to it: browsers may bring it back as it
 * was left, of the old version and behind the global loader.
 */
export function loadAnewWhenBack(view: View = window, load: () => void = () => location.reload()): void {
  view.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) load()
  })
}
