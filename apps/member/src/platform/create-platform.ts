import type { BootTab } from '@foyer/contract/apps/navigation-shapes'
import type { BootApp } from '@foyer/contract/apps/shapes'
import type { Messages } from '@foyer/i18n'
import { createToastQueue } from '@foyer/ui'
import { createNetwork, type Network } from './offline/network.ts'
import { once } from './once.ts'
import type { Platform } from './platform.ts'
import { createPreferences } from './preferences.ts'
import { createAppLocation } from './routing/app-location.ts'
import { memberPreview } from './storage/member-preview.ts'
import { createStore } from './store.ts'
import { loadLayoutTexts } from './texts/load-layout-texts.ts'
import { createTextStore } from './texts/text-store.ts'
import { createColorModeControl } from './theme/color-mode.ts'
import { ApiError } from '@foyer/contract/api-error'
import type { ApiClient } from '@foyer/contract/client'
import type { AnyCall, createApi } from './api/create-api.ts'
import { device } from './device.ts'
import { reloadWhenSwitchedOff } from './offline/switched-off.ts'
import { networkAwareFetch } from './offline/network-aware-fetch.ts'
import { createLazyQueue, type QueuedWrite, type WriteQueue } from './offline/write-queue.ts'
import { loadWithRetry } from './load-with-retry.ts'
import { createSession, type SessionStore } from './session/session-store.ts'
import type { StoredSession } from './session/session-state.ts'
import { openRecords } from './storage/records.ts'

/** The input of a platform. */
export type PlatformOptions = {
  app: BootApp
  locale: string
  /** The texts of the first drawing. */
  messages: Messages
  loadTexts: (features: readonly string[]) => Promise<Messages>
  loadApi: LoadCreateApi
}

/** Creates the platform. No browser API is used before it is needed. */
export function createPlatform({ app, locale, messages, loadTexts, loadApi }: PlatformOptions): Platform {
  const network = createNetwork()
  const texts = createTextStore(messages, loadTexts)
  const { api, session, queue } = createServices({
    app,
    network,
    loadApi,
    prepareUi: () => loadLayoutTexts({ texts }),
  })

  return {
    app,
    locale,
    api,
    session,
    network,
    queue,
    toasts: createToastQueue(),
    preferences: createPreferences(),
    location: createAppLocation(),
    texts,
    mode: createColorModeControl(),
    navigation: createStore<readonly BootTab[]>(app.navigation),
    is_reloading: createStore(false),
    realtime: once(async () => {
      const { createRealtimeClient } = await import('./realtime/realtime-client.ts')
      return createRealtimeClient({
        open: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/v1/realtime`),
        // A preview has no real-time connection: the server refuses its socket.
        token: () => (memberPreview() ? null : (session.credentials()?.token ?? null)),
        onUnauthorized: () => void session.refresh(),
        waitUntilOnline: network.waitUntilOnline,
      })
    }),
  }
}

/** The API client, the session and the queue of writes. */
type Services = { api: ApiClient; session: SessionStore; queue: WriteQueue }

/** The dependencies of the services. */
type ServicesOptions = {
  app: Pick<BootApp, 'id' | 'slug'>
  network: Network
  /** Resolves when the app can show what a signed-in member sees. */
  prepareUi: () => Promise<void>
  loadApi: LoadCreateApi
}

/** Loads the factory of the API client; its chunk loads with the first call. */
type LoadCreateApi = () => Promise<typeof createApi>

/** Creates the services. */
function createServices({ app, network, prepareUi, loadApi }: ServicesOptions): Services {
  const sessionRecords = openRecords<StoredSession>('member')
  const session = createSession({
    api: () => api,
    waitUntilOnline: network.waitUntilOnline,
    may_have_session: () => /(?:^|; )signed_in=1/.test(document.cookie),
    prepareUi,
    viewing: memberPreview(),
    memory: {
      read: async () => (await sessionRecords.get(app.id)) ?? null,
      write: (storedSession) =>
        storedSession ? sessionRecords.set(app.id, storedSession) : sessionRecords.clear(),
    },
  })
  const loadClient = once(async () => {
    const createApi = await loadApi()
    const apiClient = createApi({
      app_slug: app.slug,
      device,
      credentials: session.credentials,
      onRefused: session.tokenRefused,
      fetch: networkAwareFetch(
        network,
        reloadWhenSwitchedOff((input, init) => fetch(input, init)),
      ),
    })
    return apiClient as AnyCall
  })
  // A call has to use the credentials of its start, so a loaded client is called without waiting.
  let client: AnyCall | null = null
  const call: AnyCall = async (...args) => {
    client ??= await loadClient().catch((error: unknown) => {
      throw new ApiError(0, { code: 'network', detail: String(error) })
    })
    return client(...args)
  }
  const api = call as ApiClient
  const loadQueue = async () =>
    (await loadWithRetry(() => import('./offline/create-write-queue.ts'))).createBrowserQueue
  const queue = createLazyQueue(loadQueue, {
    call,
    records: openRecords<QueuedWrite>('writes'),
    waitUntilOnline: network.waitUntilOnline,
    has_credentials: () => session.credentials() !== null,
  })
  return { api, session, queue }
}
