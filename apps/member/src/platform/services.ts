import type { BootApp } from '@foyer/contract/apps/shapes'
import type { ApiClient } from '@foyer/contract/client'
import { createApi } from './api/create-api.ts'
import type { AnyCall } from './api/create-api.ts'
import { device } from './device.ts'
import type { Network } from './offline/network.ts'
import { leavingWhenOff } from './offline/switched-off.ts'
import { watchedFetch } from './offline/watched-fetch.ts'
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
}

/** Makes the services. */
export type CreateServices = (seed: ServicesSeed) => Services

/** Puts the services of a browser together. */
export const createServices: CreateServices = ({ app, network, ready }) => {
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
  const api = createApi({
    app_slug: app.slug,
    device,
    credentials: session.credentials,
    onRefused: session.tokenRefused,
    fetch: watchedFetch(
      network,
      leavingWhenOff((input, init) => fetch(input, init)),
    ),
  })
  const queue = createWriteQueue({
    call: api as AnyCall,
    records: openRecords<WaitingWrite>('writes'),
    pause: network.pause,
    is_known: () => session.credentials() !== null,
  })
  return { api, session, queue }
}
