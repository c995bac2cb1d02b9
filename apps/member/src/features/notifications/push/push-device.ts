import type { ApiClient } from '@foyer/contract/client'
import { device } from '#platform/device.ts'
import { localStore } from '#platform/storage/local.ts'
import { withTimeout } from '#platform/with-timeout.ts'

/** `needs_install`: iOS offers push only to apps on the home screen. */
type PushSupport = 'supported' | 'needs_install' | 'unsupported'

/** What the browser allows here and now. */
export type DeviceFacts = {
  support: PushSupport
  permission: NotificationPermission
  is_subscribed: boolean
}

const MARKER = 'foyer.push'
const WORKER_TIMEOUT_MS = 10_000

/** Who has switched push on in this browser: it is on again when they sign in again. */
export const pushOwner = {
  get: (): string | null => localStore.get(MARKER),
  set: (user_id: string): void => localStore.set(MARKER, user_id),
  clear: (): void => localStore.remove(MARKER),
}

/** Whether this browser can receive push messages. */
export function readSupport(): PushSupport {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'supported'
  return isIos() && !device.is_standalone() ? 'needs_install' : 'unsupported'
}

/** iPads call themselves Macs, which have no touch screen. */
function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
}

/** Reads what the browser allows now; the member may have changed it in its settings. */
export async function readDevice(): Promise<DeviceFacts> {
  const support = readSupport()
  if (support !== 'supported') return { support, permission: 'default', is_subscribed: false }
  const { permission } = Notification
  return { support, permission, is_subscribed: (await findSubscription()) !== null }
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/**
 * Subscribes this browser and registers it at the server. A subscription for another key, as after a change of the
 * server's, is replaced.
 */
export async function registerDevice(api: ApiClient, vapid_public_key: string): Promise<void> {
  const { pushManager } = await withTimeout(WORKER_TIMEOUT_MS, () => navigator.serviceWorker.ready)
  const existing = await pushManager.getSubscription()
  if (existing && !hasKey(existing, vapid_public_key)) await existing.unsubscribe()
  const options = { userVisibleOnly: true, applicationServerKey: vapid_public_key }
  const subscription = await pushManager.subscribe(options)
  await api('notifications.setPush', {
    provider: 'webpush',
    status: 'enabled',
    token: JSON.stringify(subscription.toJSON()),
  })
}

function hasKey({ options }: PushSubscription, key: string): boolean {
  const { applicationServerKey } = options
  if (!applicationServerKey) return false
  const bytes = Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
    one.charCodeAt(0),
  )
  const own = new Uint8Array(applicationServerKey)
  return own.length === bytes.length && own.every((byte, at) => byte === bytes[at])
}

/** Ends the subscription of this browser, whoever it belongs to. */
export async function endSubscription(): Promise<void> {
  if (readSupport() === 'supported') await (await findSubscription())?.unsubscribe()
}
