import { ApiError } from '@foyer/contract/client'
import type { ApiClient } from '@foyer/contract/client'
import type { PageIndex } from '@foyer/contract/pages/page-index'
import { createPageCache, createPageSource } from '../features/pages/index.ts'
import type { CachedPage } from '../features/pages/index.ts'
import { createBoundedLookup, earlierPages } from '../features/pages/index.ts'
import type { Picture } from '../features/pages/renew-pictures.ts'
import { nextSession } from '../platform/session/next-session.ts'
import type { SessionState } from '../platform/session/session-state.ts'
import { memoryRecords } from '../platform/storage/memory-records.ts'
import type { Records } from '../platform/storage/records.ts'
import { createStore } from '../platform/store.ts'
import { aLogin } from './logins.ts'
import { anApp } from './pages.ts'

/** Nobody. */
export const guest: SessionState = { status: 'guest' }
/** Dana, as the server knows her. */
export const member = nextSession(guest, { type: 'accepted', login: aLogin() })
const { authentication_token: _token, user, ...facts } = aLogin()

/** Dana, as this device remembers her while the server cannot be asked. */
export const remembered = nextSession(
  { status: 'unchecked' },
  { type: 'unreachable', remembered: { user, facts } },
)
/** A call that is refused. */
export const refusal =
  (status: number, code: string, params: Record<string, string> = {}) =>
  () => {
    throw new ApiError(status, { code, params })
  }

const addressOf = (input: RequestInfo | URL): string =>
  typeof input === 'string' ? input : new Request(input).url

/** What the server says, and to whom. */
export type World = {
  files?: Record<string, PageIndex | number>
  calls?: Record<string, () => unknown>
  session?: SessionState
  app?: Parameters<typeof anApp>[0]
  /** Who the server says this is when it is asked again; null while it cannot be asked. */
  said?: SessionState | null
  records?: Records<CachedPage>
  pictures?: readonly Picture[]
}

/** Pages of an app as one device reads them, with what was asked for. */
export function aPageSource({ files = {}, calls = {}, session = guest, app, said = null, ...given }: World) {
  const records = given.records ?? memoryRecords<CachedPage>()
  const asked: string[] = []
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
      refresh: async () => {
        asked.push('session')
        if (said) state.set(said)
      },
      cache: createPageCache({
        records,
        earlier: () => earlierPages(records, anApp().id, (work) => work()),
      }),
      now: () => (ts += 1),
      prepare: async () => {},
      pictures: () => given.pictures ?? [],
      changes: changes.get,
      onFailure: (failure) => failures.push(failure),
      api: (async (name: string) => {
        asked.push(name)
        const answer = calls[name]
        if (!answer) throw new Error(`${name} was not expected`)
        return answer()
      }) as ApiClient,
      fetch: async (input, init) => {
        const url = new URL(addressOf(input), 'http://kiln.localhost')
        asked.push(url.pathname + url.search)
        modes.push(init?.cache)
        const file = files[url.pathname]
        if (typeof file === 'number') return new Response(null, { status: file })
        if (!file) return new Response(null, { status: 404 })
        const etag = `"${file.kind} ${file.release_id}"`
        const known = new Headers(init?.headers).get('if-none-match')
        return known === etag
          ? new Response(null, { status: 304 })
          : Response.json(file, { headers: { etag } })
      },
    },
    async () => createBoundedLookup,
  )
  return {
    source,
    asked,
    modes,
    state,
    changes,
    failures,
    files,
    keys: async () => (await records.all()).map(([key]) => key),
  }
}
