import type { Platform } from '#platform/platform.ts'
import { logFailure } from '#platform/log.ts'
import { subscribeToLocation } from '#platform/routing/app-location.ts'
import { isVerified } from '#platform/session/session-state.ts'
import { endSubscription, pushOwner, readDevice, registerDevice } from './push-device.ts'

type Parts = Pick<Platform, 'api' | 'session'>

/**
 * Brings the server and this browser in line: registers again after a new sign-in or a new key of the server, and
 * reports a permission that was withdrawn. Ends subscriptions at sign-out. Returns how to stop.
 */
export function syncPush({ api, session }: Parts): () => void {
  let synced_for: string | null = null
  const sync = (): void => {
    const state = session.state.get()
    if (state.status !== 'authenticated' || !isVerified(state) || synced_for === state.user.id) return
    synced_for = state.user.id
    void alignDevice(api, state.user.id).catch((error: unknown) => logFailure('push', error))
  }
  const notifyWorker = (): void => {
    if (document.visibilityState === 'visible') closeOpened()
  }
  const stops = [
    session.state.subscribe(sync),
    session.onSignOut(() => endSubscription()),
    subscribeToLocation(notifyWorker),
  ]
  document.addEventListener('visibilitychange', notifyWorker)
  sync()
  notifyWorker()
  return () => {
    for (const stop of stops) stop()
    document.removeEventListener('visibilitychange', notifyWorker)
  }
}

async function alignDevice(api: Platform['api'], user_id: string): Promise<void> {
  const { support, permission, is_subscribed } = await readDevice()
  if (support !== 'supported') return
  if (pushOwner.get() !== user_id) {
    // Somebody else's, whose session may still be alive: nothing of theirs may arrive here.
    if (is_subscribed) await endSubscription()
    return
  }
  const { push_status, vapid_public_key } = await api('notifications.getPushSettings')
  if (permission === 'granted') {
    if (push_status !== 'suspended') await registerDevice(api, vapid_public_key)
    return
  }
  pushOwner.clear()
  if (push_status !== 'disabled') await api('notifications.setPush', { status: 'disabled' })
}

/** The worker closes the notifications of the page that is open: they are read. */
function closeOpened(): void {
  const path = location.pathname + location.search
  const worker = navigator.serviceWorker?.controller
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is asked for no origin
  worker?.postMessage({ type: 'opened', path })
}
