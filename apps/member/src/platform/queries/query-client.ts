import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister'
import { QueryClient } from '@tanstack/react-query'
import { persistQueryClient } from '@tanstack/react-query-persist-client'
import { ApiError } from '@foyer/contract/api-error'
import type { Platform } from '../platform.ts'
import { isSameViewer, viewerKey } from '../session/session-state.ts'
import { pauseQueries } from './pause-queries.ts'
import { queryStorage } from './query-storage.ts'

const DAY_MS = 86_400_000
/** Increase when the shape of responses changes: stored ones of an earlier version are then discarded. */
const CACHE_VERSION = 5
const clients = new WeakMap<Platform, QueryClient>()

/**
 * The query cache of all features. Stored by app, member and access epoch, so that data of other access rights is
 * never shown, and cleared on sign-out.
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
 * Removes data of other access rights. Active queries are refetched instead: in the background for the same member,
 * otherwise after a reset.
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
  /** The viewer key whose data is stored; late writes of the persister for another key are dropped. */
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
    // After a sign-out the handler below clears the cache once the screens are gone, because a reset query on
    // screen would refetch.
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
    // Restored data is shown first and then refetched, whatever its age.
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
