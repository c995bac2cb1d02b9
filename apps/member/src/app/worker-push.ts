import { logFailure } from '../platform/log.ts'

/** What is used of a notification that is shown. */
export type ShownNotification = {
  tag: string
  data: unknown
  close: () => void
}

/** The parts of the worker's scope that push needs. */
export type PushScope = {
  location: { origin: string; hostname: string }
  registration: {
    showNotification: (title: string, options: object) => Promise<void>
    getNotifications: (filter?: { tag: string }) => Promise<ShownNotification[]>
    pushManager: { subscribe: (options: object) => Promise<PushTicket> }
  }
  navigator: { setAppBadge?: (count: number) => Promise<void>; clearAppBadge?: () => Promise<void> }
  clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<WindowClient[]>
    openWindow: (url: string) => Promise<unknown>
  }
  fetch: (address: string, init: RequestInit) => Promise<Response>
  now: () => number
}

type WindowClient = {
  url: string
  focus: () => Promise<unknown>
  navigate: (url: string) => Promise<unknown>
}

/** A subscription as far as it is passed on. */
export type PushTicket = { toJSON: () => object; options?: { applicationServerKey: unknown } }

/** What the server sends; see `push-message.ts` there. */
type Payload = { id: string; title: string; body: string; path: string; tag: string; badge: number | null }

/** The data of a notification of ours. */
type NotificationData = { id: string; path: string; at: number }

/** After a sound, further messages of the same tag are silent for this long. */
const SILENT_MS = 30_000

/**
 * Shows what was pushed. Something is always shown, because browsers end a subscription that shows nothing. The same
 * message shown again, and others of its tag soon after, make no sound.
 */
export async function showPush(scope: PushScope, text: string | null): Promise<void> {
  const payload = parsePayload(text)
  const { id, title, body, path, tag } = payload ?? {
    ...{ id: '', title: scope.location.hostname, body: '', path: '/', tag: 'unreadable' },
  }
  const shown = (await scope.registration.getNotifications({ tag })).map(({ data }) => readData(data))
  const now = scope.now()
  const is_quiet = shown.some((one) => one !== null && (one.id === id || now - one.at < SILENT_MS))
  const data: NotificationData = { id, path, at: now }
  await Promise.all([
    scope.registration.showNotification(title, {
      body,
      tag,
      data,
      icon: '/_icons/192.png',
      renotify: !is_quiet,
      silent: is_quiet,
    }),
    payload && setBadge(scope, payload.badge),
  ])
}

async function setBadge({ navigator }: PushScope, badge: number | null): Promise<void> {
  if (badge === null) return
  // Browsers refuse without the right to show badges; the message is shown all the same.
  await (badge === 0 ? navigator.clearAppBadge?.() : navigator.setAppBadge?.(badge))?.catch(() => undefined)
}

/** Opens the page of a notification: in the window that shows it, else in the first, else in a new one. */
export async function openNotification(scope: PushScope, notification: ShownNotification): Promise<void> {
  notification.close()
  const { origin } = scope.location
  const url = new URL(readData(notification.data)?.path ?? '/', origin)
  const target = url.origin === origin ? url.href : `${origin}/`
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find((window) => window.url === target)
  if (there) {
    await there.focus()
    return
  }
  const [window] = windows
  if (!window) {
    await scope.clients.openWindow(target)
    return
  }
  await window.focus()
  // A window that this worker does not control cannot be navigated.
  await window.navigate(target).catch(() => scope.clients.openWindow(target))
}

/** Closes what the member has opened by other ways; null closes everything of ours. */
export async function closeNotifications(scope: PushScope, path: string | null): Promise<void> {
  for (const notification of await scope.registration.getNotifications())
    if (path === null || readData(notification.data)?.path === path) notification.close()
}

/**
 * Registers anew when the browser has replaced a subscription. Without a session nothing is sent: the app registers
 * at the next sign-in.
 */
export async function renewSubscription(
  scope: PushScope,
  {
    newSubscription,
    oldSubscription,
  }: { newSubscription?: PushTicket | null; oldSubscription?: PushTicket | null },
): Promise<void> {
  const options = { userVisibleOnly: true, ...oldSubscription?.options }
  const ticket =
    newSubscription ?? (oldSubscription && (await scope.registration.pushManager.subscribe(options)))
  if (!ticket) return
  const login = await send(scope, 'POST', '/api/v1/auth/verify', {}, {})
  if (!login.ok) return
  const { authentication_token } = (await login.json()) as { authentication_token: string }
  const input = { provider: 'webpush', status: 'enabled', token: JSON.stringify(ticket.toJSON()) }
  const token = { 'x-user-token': authentication_token }
  const answer = await send(scope, 'PUT', '/api/v1/notifications/push', input, token)
  if (!answer.ok) logFailure('push subscription', new Error(`The server answered ${answer.status}.`))
}

function send(
  scope: PushScope,
  method: string,
  path: string,
  input: object,
  headers: Record<string, string>,
): Promise<Response> {
  return scope.fetch(path, {
    method,
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(input),
  })
}

function parsePayload(text: string | null): Payload | null {
  try {
    const value: unknown = text === null ? null : JSON.parse(text)
    if (typeof value !== 'object' || value === null) return null
    const { id, title, body, path, tag, badge } = value as Partial<Record<keyof Payload, unknown>>
    if (![id, title, body, path, tag].every((part) => typeof part === 'string')) return null
    return { ...(value as Payload), badge: typeof badge === 'number' ? badge : null }
  } catch {
    return null
  }
}

function readData(data: unknown): NotificationData | null {
  const is_ours = typeof data === 'object' && data !== null && 'path' in data && typeof data.path === 'string'
  return is_ours ? (data as NotificationData) : null
}
