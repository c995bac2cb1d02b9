import { testId } from '@foyer/content/testing'
import { ApiError } from '@foyer/contract/api-error'
import type { ApiClient } from '@foyer/contract/client'
import { ACCESS_RETRY } from '@foyer/domain/constants'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nextSession } from '../../platform/session/next-session.ts'
import type { SessionState } from '../../platform/session/session-state.ts'
import { memoryRecords } from '../../platform/storage/memory-records.ts'
import { createStore } from '../../platform/store.ts'
import { aLogin } from '../../testing/logins.ts'
import { aGatedIndex, anApp, anOpenIndex } from '../../testing/pages.ts'
import { createTimedLookup } from './timed-lookup.ts'
import { createPageCache } from './page-cache.ts'

const guest: SessionState = { status: 'guest' }
const member = nextSession(guest, { type: 'accepted', login: aLogin() })
const never = new Promise<never>(() => {})
const gated = aGatedIndex({
  page_access: [
    {
      page_id: testId(60),
      kind: 'login',
      allow_browsing: false,
      product_ids: [],
      overlay_id: null,
      unlocks_at: null,
    },
  ],
})

type Fixture = { respond: () => Promise<Response>; call?: () => Promise<unknown>; session?: SessionState }

function setUp({ respond, call = () => never, session = member }: Fixture) {
  const state = createStore(session)
  const failures: { status: number }[] = []
  const signals: (AbortSignal | null | undefined)[] = []
  const requests: string[] = []
  const { fetchPage } = createTimedLookup({
    app: anApp(),
    locale: 'en',
    session: state,
    refreshSession: async () => {},
    now: () => 0,
    cache: createPageCache({ records: memoryRecords(), listCachedKeys: async () => [] }),
    preloadViews: async () => {},
    pictures: () => [],
    changes: () => 0,
    onFailure: (failure) => failures.push(failure),
    api: ((name: string, _input: object, options: { signal: AbortSignal }) => {
      requests.push(name)
      signals.push(options.signal)
      return call()
    }) as unknown as ApiClient,
    fetch: async (_input, init) => {
      signals.push(init?.signal)
      return respond()
    },
  })
  return { fetchPage: () => fetchPage('/primer', false), state, failures, signals, requests }
}

describe('a page lookup', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('has the figures of the specification', () => {
    expect(ACCESS_RETRY).toEqual({ cap: 100, in_progress_ms: 100, waiting_for_authentication_ms: 250 })
  })

  it.each([
    ['a file that does not come', { respond: () => never }],
    ['a file that does not end', { respond: async () => new Response(new ReadableStream()) }],
    ['a body that does not come', { respond: async () => Response.json(gated) }],
  ])('fails after 100 tries of 100 ms at %s, and gives it up', async (_what, fixture) => {
    const { fetchPage, failures, signals } = setUp(fixture)
    const found = fetchPage()
    await vi.advanceTimersByTimeAsync(9_999)
    expect(failures).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(await found).toEqual({ status: 'error' })
    expect(failures).toMatchObject([{ status: 504 }])
    expect(signals.at(-1)?.aborted).toBe(true)
  })

  it('leaves responses in time unchanged, a missing network as well', async () => {
    const open = anOpenIndex()
    const file = setUp({ respond: async () => Response.json(open, { headers: { etag: '"1"' } }) })
    expect(await file.fetchPage()).toMatchObject({ status: 'open', index: open })
    const body = setUp({ respond: async () => Response.json(gated), call: async () => open })
    expect(await body.fetchPage()).toMatchObject({ status: 'open', index: open })
    const away = setUp({ respond: () => Promise.reject(new TypeError('Failed to fetch')) })
    expect(await away.fetchPage()).toEqual({ status: 'offline' })
    const cut = () => Promise.reject(new ApiError(0, { code: 'network' }))
    expect(await setUp({ respond: async () => Response.json(gated), call: cut }).fetchPage()).toEqual({
      status: 'offline',
    })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('waits 100 tries of 250 ms for the viewer, and then requests as a guest', async () => {
    const denied = () => Promise.reject(new ApiError(401, { code: 'authentication_required' }))
    const fixture = { respond: async () => Response.json(gated), session: { status: 'unchecked' } as const }
    const { fetchPage, requests } = setUp({ ...fixture, call: denied })
    const found = fetchPage()
    await vi.advanceTimersByTimeAsync(24_999)
    expect(requests).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(requests).toEqual(['pages.resolvePage'])
    expect(await found).toEqual({ status: 'error' })
  })

  it('requests as soon as the viewer is known', async () => {
    const open = anOpenIndex()
    const fixture = { respond: async () => Response.json(gated), session: { status: 'unchecked' } as const }
    const { fetchPage, state } = setUp({ ...fixture, call: async () => open })
    const found = fetchPage()
    await vi.advanceTimersByTimeAsync(3_000)
    state.set(member)
    expect(await found).toMatchObject({ status: 'open' })
    expect(vi.getTimerCount()).toBe(0)
  })
})
