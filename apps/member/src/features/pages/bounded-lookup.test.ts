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
import { createBoundedLookup } from './bounded-lookup.ts'
import { createPageCache } from './page-cache.ts'

const guest: SessionState = { status: 'guest' }
const member = nextSession(guest, { type: 'accepted', login: aLogin() })
const never = new Promise<never>(() => {})
const gated = aGatedIndex({
  page_access: [
    {
      ...{ page_id: testId(60), kind: 'login', allow_browsing: false },
      ...{ product_ids: [], overlay_id: null, unlocks_at: null },
    },
  ],
})

type World = { answer: () => Promise<Response>; call?: () => Promise<unknown>; session?: SessionState }

function setUp({ answer, call = () => never, session = member }: World) {
  const state = createStore(session)
  const failures: { status: number }[] = []
  const signals: (AbortSignal | null | undefined)[] = []
  const asked: string[] = []
  const { look } = createBoundedLookup({
    ...{ app: anApp(), locale: 'en', session: state, refresh: async () => {}, now: () => 0 },
    cache: createPageCache({ records: memoryRecords(), earlier: async () => [] }),
    prepare: async () => {},
    pictures: () => [],
    changes: () => 0,
    onFailure: (failure) => failures.push(failure),
    api: ((name: string, _input: object, options: { signal: AbortSignal }) => {
      asked.push(name)
      signals.push(options.signal)
      return call()
    }) as unknown as ApiClient,
    fetch: async (_input, init) => {
      signals.push(init?.signal)
      return answer()
    },
  })
  return { look: () => look('/primer', false), state, failures, signals, asked }
}

describe('a look at a page', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('has the figures of the specification', () => {
    expect(ACCESS_RETRY).toEqual({ cap: 100, in_progress_ms: 100, waiting_for_authentication_ms: 250 })
  })

  it.each([
    ['a file that does not come', { answer: () => never }],
    ['a file that does not end', { answer: async () => new Response(new ReadableStream()) }],
    ['a body that does not come', { answer: async () => Response.json(gated) }],
  ])('fails after 100 tries of 100 ms at %s, and gives it up', async (_what, world) => {
    const { look, failures, signals } = setUp(world)
    const found = look()
    await vi.advanceTimersByTimeAsync(9_999)
    expect(failures).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(await found).toEqual({ status: 'error' })
    expect(failures).toMatchObject([{ status: 504 }])
    expect(signals.at(-1)?.aborted).toBe(true)
  })

  it('leaves what comes in time as it is, a missing network as well', async () => {
    const open = anOpenIndex()
    const file = setUp({ answer: async () => Response.json(open, { headers: { etag: '"1"' } }) })
    expect(await file.look()).toMatchObject({ status: 'open', index: open })
    const body = setUp({ answer: async () => Response.json(gated), call: async () => open })
    expect(await body.look()).toMatchObject({ status: 'open', index: open })
    const away = setUp({ answer: () => Promise.reject(new TypeError('Failed to fetch')) })
    expect(await away.look()).toEqual({ status: 'offline' })
    const cut = () => Promise.reject(new ApiError(0, { code: 'network' }))
    expect(await setUp({ answer: async () => Response.json(gated), call: cut }).look()).toEqual({
      status: 'offline',
    })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('waits 100 tries of 250 ms to know who looks, and then asks as the guest that it knows of', async () => {
    const denied = () => Promise.reject(new ApiError(401, { code: 'authentication_required' }))
    const world = { answer: async () => Response.json(gated), session: { status: 'unchecked' } as const }
    const { look, asked } = setUp({ ...world, call: denied })
    const found = look()
    await vi.advanceTimersByTimeAsync(24_999)
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toEqual(['pages.resolvePage'])
    expect(await found).toEqual({ status: 'error' })
  })

  it('asks as soon as it is known who looks', async () => {
    const open = anOpenIndex()
    const world = { answer: async () => Response.json(gated), session: { status: 'unchecked' } as const }
    const { look, state } = setUp({ ...world, call: async () => open })
    const found = look()
    await vi.advanceTimersByTimeAsync(3_000)
    state.set(member)
    expect(await found).toMatchObject({ status: 'open' })
    expect(vi.getTimerCount()).toBe(0)
  })
})
