import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister'
import { QueryClient } from '@tanstack/react-query'
import { persistQueryClient } from '@tanstack/react-query-persist-client'
import { ApiError } from '@foyer/contract/api-error'
import type { Platform } from '../platform.ts'
import { isSameViewer, viewerKey } from '../session/session-state.ts'
import { pauseQueries } from './pause-queries.ts'
import { queryStorage } from './query-storage.ts'

const DAY_MS = 86_400_000
/** Raised when answers change their shape: those that a device kept before are then read anew and not shown. */
const CACHE_VERSION = 2
const clients = new WeakMap<Platform, QueryClient>()

/**
 * The one cache of the rooms' answers. It is kept on the device under app, member and access epoch, so that what was
 * read under other rights is never shown, and wiped when the member leaves.
 */
export function getQueryClient(platform: Platform): QueryClient {
  const existing = clients.get(platform)
  if (existing) return existing
  const client = new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, gcTime: DAY_MS, retry: shouldRetry, refetchOnWindowFocus: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  clients.set(platform, client)
  pauseQueries(platform)
  persistQueries(platform, client)
  return client
}

/** Refusals stay refusals; a network that failed once may work the next time. */
function shouldRetry(failures: number, error: Error): boolean {
  const is_refusal =
    error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
  return !is_refusal && failures < 2
}

/**
 * Drops what was read under other rights. What a screen is looking at cannot be dropped from under it: it is read anew,
 * for the same member in the background, for anyone else with nothing in its place meanwhile.
 */
export function clearQueries(client: QueryClient, is_same_person: boolean): void {
  client.removeQueries({ type: 'inactive' })
  client.getMutationCache().clear()
  void (is_same_person ? client.invalidateQueries() : client.resetQueries())
}

function persistQueries(platform: Platform, client: QueryClient): void {
  const { session, app } = platform
  let stop: (() => void) | undefined
  let key = ''
  /** Under whose key answers are kept; whatever the persister still writes for anyone else is dropped. */
  let persisted_key = ''

  const syncPersister = (): void => {
    const state = session.state.get()
    const next = viewerKey(state)
    if (state.status === 'unchecked' || next === key) return
    const is_new = key !== ''
    const previous = key
    key = next
    stop?.()
    persisted_key = ''
    // Someone who left is forgotten below, once their screens are gone: what is reset on screen asks anew.
    if (state.status !== 'authenticated') return
    if (is_new) clearQueries(client, isSameViewer(previous, next))
    persisted_key = next
    const persister = createAsyncStoragePersister({
      key: 'cache',
      throttleTime: 2000,
      storage: {
        getItem: async (name) => (await queryStorage.get(name)) ?? null,
        setItem: async (name, value) => {
          if (persisted_key === next) await queryStorage.set(name, value)
        },
        removeItem: (name) => queryStorage.delete(name),
      },
    })
    const [unsubscribe, restored] = persistQueryClient({
      queryClient: client,
      persister,
      maxAge: DAY_MS * 7,
      buster: `${CACHE_VERSION}.${app.id}.${key}`,
    })
    stop = unsubscribe
    // What was kept is shown first and then read anew, however young it is: much may have happened since.
    void restored.then(() => client.invalidateQueries({ refetchType: 'none' }))
  }
  session.state.subscribe(syncPersister)
  session.onSignOut(async () => {
    stop?.()
    persisted_key = ''
    clearQueries(client, false)
    await queryStorage.clear()
  })
  syncPersister()
}
