import type { Platform } from '../platform/platform.ts'
import { logFailure } from '../platform/log.ts'
import { viewerKey } from '../platform/session/session-state.ts'
import type { VersionWatcher } from '../platform/version/version-watcher.ts'
import { isBuildServed, WORKER_PATH } from './is-build-served.ts'
import { pollForBuilds } from './poll-for-builds.ts'
import type { WorkerMessage } from './worker-rules.ts'

/**
 * Registers the service worker after the first paint; a waiting one means a new version. Clears a member's caches on
 * sign-out and on access changes. Without worker support the app polls for new versions.
 */
export async function registerWorker(
  { locale, session }: Pick<Platform, 'locale' | 'session'>,
  version: VersionWatcher,
): Promise<void> {
  version.onBeforeReload(() => reloadWhenRestored())
  const registration = await register()
  if (!registration) {
    pollForBuilds(async () => {
      if (!(await isBuildServed())) version.markAvailable()
    })
    return
  }
  const checkWaitingWorker = (): void => {
    if (registration.waiting && navigator.serviceWorker.controller) version.markAvailable()
  }
  checkWaitingWorker()
  const sendLanguage = (worker: ServiceWorker | null): void =>
    postToWorker(worker, { type: 'speak', language: locale })
  const watchWorker = (worker: ServiceWorker | null): void => {
    sendLanguage(worker)
    worker?.addEventListener('statechange', checkWaitingWorker)
  }
  registration.addEventListener('updatefound', () => watchWorker(registration.installing))
  pollForBuilds(async () => {
    await registration.update()
    checkWaitingWorker()
  })
  const { installing, waiting, active } = registration
  watchWorker(installing)
  for (const worker of [waiting, active]) sendLanguage(worker)
  version.onBeforeReload(() => postToWorker(registration.waiting, { type: 'take_over' }))
  const sendViewer = (): void => {
    const state = session.state.get()
    if (state.status !== 'unchecked')
      postToWorker(registration.active, { type: 'viewer', key: viewerKey(state) })
  }
  sendViewer()
  session.state.subscribe(sendViewer)
  session.onSignOut(() => postToWorker(registration.active, { type: 'wipe' }))
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
 * Makes an existing worker remove what it cached during a preview, when the preview ends and whenever its page is
 * left. A preview itself registers no worker.
 */
export function wipeAfterPreview({ session }: Platform): void {
  if (!('serviceWorker' in navigator)) return
  const wipe = (): void => postToWorker(navigator.serviceWorker.controller, { type: 'wipe' })
  session.onSignOut(wipe)
  addEventListener('pagehide', wipe)
}

function postToWorker(worker: ServiceWorker | null, message: WorkerMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is asked for no origin
  worker?.postMessage(message)
}

type PageShowTarget = Pick<Window, 'addEventListener'>

/**
 * Reloads a document that the browser restores from its back/forward cache after it was left for a new version: it
 * would show the old version behind the global loader.
 */
export function reloadWhenRestored(
  view: PageShowTarget = window,
  load: () => void = () => location.reload(),
): void {
  view.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) load()
  })
}
