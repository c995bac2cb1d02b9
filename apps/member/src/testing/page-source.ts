import { ApiError } from '@foyer/contract/client'
import type { ApiClient } from '@foyer/contract/client'
import type { PageIndex } from '@foyer/contract/pages/page-index'
import { createPageCache, createPageSource } from '../features/pages/index.ts'
import type { CachedPage } from '../features/pages/index.ts'
import { createTimedLookup, listCachedPageKeys } from '../features/pages/index.ts'
import type { ImageState } from '../features/pages/refresh-images.ts'
import { nextSession } from '../platform/session/next-session.ts'
import type { SessionState } from '../platform/session/session-state.ts'
import { memoryRecords } from '../platform/storage/memory-records.ts'
import type { Records } from '../platform/storage/records.ts'
import { createStore } from '../platform/store.ts'
import { aLogin } from './logins.ts'
import { anApp } from './pages.ts'

/** The session of a guest. */
export const guest: SessionState = { status: 'guest' }
/** Dana, as the server knows her. */
export const member = nextSession(guest, { type: 'accepted', login: aLogin() })
const { authentication_token: _token, user, ...facts } = aLogin()

/** The stored session of Dana while the server is unreachable. */
export const storedSession = nextSession(
  { status: 'unchecked' },
  { type: 'unreachable', storedSession: { user, facts } },
)
/** A call that is refused. */
export const refusal =
  (status: number, code: string, params: Record<string, string> = {}) =>
  () => {
    throw new ApiError(status, { code, params })
  }

const addressOf = (input: RequestInfo | URL): string =>
  typeof input === 'string' ? input : new Request(input).url

/** The files, responses and session of a page source. */
export type Fixture = {
  files?: Record<string, PageIndex | number>
  calls?: Record<string, () => unknown>
  session?: SessionState
  app?: Parameters<typeof anApp>[0]
  /** The session after a refresh; null while the server is unreachable. */
  sessionState?: SessionState | null
  records?: Records<CachedPage>
  pictures?: readonly ImageState[]
}

/** A page source on one device, with a record of its requests. */
export function aPageSource({
  files = {},
  calls = {},
  session = guest,
  app,
  sessionState = null,
  ...given
}: Fixture) {
  const records = given.records ?? memoryRecords<CachedPage>()
  const requests: string[] = []
  const modes: (RequestCache | undefined)[] = []
  const state = createStore(session)
  const failures: object[] = []
  const changes = createStore(0)
  let ts = 0
  const source = createPageSource(
    {
      app: anApp(app),
      locale: 'en',
      session: state,
      refreshSession: async () => {
        requests.push('session')
        if (sessionState) state.set(sessionState)
      },
      cache: createPageCache({
        records,
        listCachedKeys: () => listCachedPageKeys(records, anApp().id, (work) => work()),
      }),
      now: () => (ts += 1),
      preloadViews: async () => {},
      pictures: () => given.pictures ?? [],
      changes: changes.get,
      onFailure: (failure) => failures.push(failure),
      api: (async (name: string) => {
        requests.push(name)
        const respond = calls[name]
        if (!respond) throw new Error(`${name} was not expected`)
        return respond()
      }) as ApiClient,
      fetch: async (input, init) => {
        const url = new URL(addressOf(input), 'http://kiln.localhost')
        requests.push(url.pathname + url.search)
        modes.push(init?.cache)
        const file = files[url.pathname]
        if (typeof file === 'number') return new Response(null, { status: file })
        if (!file) return new Response(null, { status: 404 })
        const etag = `"${file.kind} ${file.release_id}"`
        const etagHeader = new Headers(init?.headers).get('if-none-match')
        return etagHeader === etag
          ? new Response(null, { status: 304 })
          : Response.json(file, { headers: { etag } })
      },
    },
    async () => createTimedLookup,
  )
  return {
    source,
    requests,
    modes,
    state,
    changes,
    failures,
    files,
    keys: async () => (await records.all()).map(([key]) => key),
  }
}
