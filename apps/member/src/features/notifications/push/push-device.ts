import type { ApiClient } from '@foyer/contract/client'
import type { PushProvider } from '@foyer/contract/notifications/push-shapes'
import { v4 as newUuid } from 'uuid'
import { device } from '#platform/device.ts'
import { askShellForPush } from '#platform/native-shell.ts'
import { localStore } from '#platform/storage/local.ts'
import { withTimeout } from '#platform/with-timeout.ts'

/** `needs_install`: iOS offers push only to apps on the home screen. */
type PushSupport = 'supported' | 'needs_install' | 'unsupported'

/** What the browser allows here and now. */
export type DeviceFacts = {
  support: PushSupport
  permission: NotificationPermission
  is_subscribed: boolean
  /** What this device registers with. */
  provider: PushProvider
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

const NO_PUSH = { permission: 'default', is_subscribed: false, provider: 'webpush' } as const

/** Reads what the browser, or the native shell, allows now; the member may have changed it in its settings. */
export async function readDevice(): Promise<DeviceFacts> {
  if (device.is_native()) {
    const shell = await askShellForPush('push_state', newUuid())
    if (!shell) return { support: 'unsupported', ...NO_PUSH }
    const { permission, provider, token } = shell
    return { support: 'supported', permission, is_subscribed: token !== null, provider }
  }
  const support = readSupport()
  if (support !== 'supported') return { support, ...NO_PUSH }
  const is_subscribed = (await findSubscription()) !== null
  return { ...NO_PUSH, support, permission: Notification.permission, is_subscribed }
}

/** Has the browser or the system of the native shell ask the person. Call it after a press only. */
export async function requestPermission(): Promise<NotificationPermission> {
  if (!device.is_native()) return Notification.requestPermission()
  return (await askShellForPush('push_enable', newUuid()))?.permission ?? 'default'
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/**
 * Subscribes this browser, or takes the token of the native shell, and registers it at the server. A subscription for another key, as after a change of the
 * server's, is replaced.
 */
export async function registerDevice(api: ApiClient, vapid_public_key: string): Promise<void> {
  if (device.is_native()) return registerShell(api)
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

async function registerShell(api: ApiClient): Promise<void> {
  const shell = await askShellForPush('push_state', newUuid())
  if (!shell?.token) return
  const { provider, token, pusher_device_id } = shell
  await api('notifications.setPush', { provider, status: 'enabled', token, pusher_device_id })
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
  // The token of a shell belongs to its device; the server ends the registration with the session.
  if (!device.is_native() && readSupport() === 'supported') await (await findSubscription())?.unsubscribe()
}
