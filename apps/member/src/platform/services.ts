import type { BootApp } from '@foyer/contract/apps/shapes'
import { ApiError } from '@foyer/contract/api-error'
import type { ApiClient } from '@foyer/contract/client'
import type { AnyCall, createApi } from './api/create-api.ts'
import { device } from './device.ts'
import type { Network } from './offline/network.ts'
import { reloadWhenSwitchedOff } from './offline/switched-off.ts'
import { networkAwareFetch } from './offline/network-aware-fetch.ts'
import { once } from './once.ts'
import { createWriteQueue } from './offline/write-queue.ts'
import type { QueuedWrite, WriteQueue } from './offline/write-queue.ts'
import { createSession } from './session/session-store.ts'
import type { SessionStore } from './session/session-store.ts'
import type { StoredSession } from './session/session-state.ts'
import { memberPreview } from './session/member-preview.ts'
import { openRecords } from './storage/records.ts'

/** What talks to the server and keeps what must not be lost. */
export type Services = { api: ApiClient; session: SessionStore; queue: WriteQueue }

/** What the services stand on. */
export type ServicesOptions = {
  app: Pick<BootApp, 'id' | 'slug'>
  network: Network
  /** Resolves when the app can show what a signed-in member sees. */
  prepareUi: () => Promise<void>
  loadApi: LoadCreateApi
}

/** Fetches what makes the client; its chunk comes with the first call. */
export type LoadCreateApi = () => Promise<typeof createApi>

/** Puts the services together. */
export function createServices({ app, network, prepareUi, loadApi }: ServicesOptions): Services {
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
  // A call takes the credentials of its moment: once the client is there, nothing is awaited before.
  let client: AnyCall | null = null
  const call: AnyCall = async (...args) => {
    client ??= await loadClient().catch((error: unknown) => {
      throw new ApiError(0, { code: 'network', detail: String(error) })
    })
    return client(...args)
  }
  const api = call as ApiClient
  const queue = createWriteQueue({
    call,
    records: openRecords<QueuedWrite>('writes'),
    waitUntilOnline: network.waitUntilOnline,
    has_credentials: () => session.credentials() !== null,
  })
  return { api, session, queue }
}
