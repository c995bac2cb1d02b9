import type { BootApp } from '@foyer/contract/apps/shapes'
import { ApiError } from '@foyer/contract/api-error'
import type { ApiClient } from '@foyer/contract/client'
import type { AnyCall, createApi } from './api/create-api.ts'
import { device } from './device.ts'
import type { Network } from './offline/network.ts'
import { leavingWhenOff } from './offline/switched-off.ts'
import { watchedFetch } from './offline/watched-fetch.ts'
import { once } from './once.ts'
import { createWriteQueue } from './offline/write-queue.ts'
import type { WaitingWrite, WriteQueue } from './offline/write-queue.ts'
import { createSession } from './session/session-store.ts'
import type { SessionStore } from './session/session-store.ts'
import type { Remembered } from './session/session-state.ts'
import { viewingTab } from './session/viewing-tab.ts'
import { openRecords } from './storage/records.ts'

/** What talks to the server and keeps what must not be lost. */
export type Services = { api: ApiClient; session: SessionStore; queue: WriteQueue }

/** What the services stand on. */
export type ServicesSeed = {
  app: Pick<BootApp, 'id' | 'slug'>
  network: Network
  /** Resolves when the app can show what a signed-in member sees. */
  ready: () => Promise<void>
  loadApi: LoadApi
}

/** Fetches what makes the client; its chunk comes with the first call. */
export type LoadApi = () => Promise<typeof createApi>

/** Puts the services together. */
export function createServices({ app, network, ready, loadApi }: ServicesSeed): Services {
  const people = openRecords<Remembered>('member')
  const session = createSession({
    api: () => api,
    pause: network.pause,
    may_be_known: () => /(?:^|; )signed_in=1/.test(document.cookie),
    ready,
    viewing: viewingTab(),
    memory: {
      read: async () => (await people.get(app.id)) ?? null,
      write: (remembered) => (remembered ? people.set(app.id, remembered) : people.clear()),
    },
  })
  const loadClient = once(async () => {
    const createApi = await loadApi()
    const created = createApi({
      app_slug: app.slug,
      device,
      credentials: session.credentials,
      onRefused: session.tokenRefused,
      fetch: watchedFetch(
        network,
        leavingWhenOff((input, init) => fetch(input, init)),
      ),
    })
    return created as AnyCall
  })
  // A call takes the credentials of its moment: once the client is there, nothing is awaited before.
  let client: AnyCall | null = null
  const call: AnyCall = async (...asked) => {
    client ??= await loadClient().catch((error: unknown) => {
      throw new ApiError(0, { code: 'network', detail: String(error) })
    })
    return client(...asked)
  }
  const api = call as ApiClient
  const queue = createWriteQueue({
    call,
    records: openRecords<WaitingWrite>('writes'),
    pause: network.pause,
    is_known: () => session.credentials() !== null,
  })
  return { api, session, queue }
}
