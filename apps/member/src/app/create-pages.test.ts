import { aPageLink, testId } from '@foyer/content/testing'
import type { LoginResponse } from '@foyer/contract/identity/shapes'
import type { ApiClient } from '@foyer/contract/client'
import type { PageTreeFile } from '@foyer/contract/pages/page-tree-file'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTimedLookup, type CachedPage } from '../features/pages/index.ts'
import { createPlatform } from '../platform/create-platform.ts'
import { memoryRecords } from '../platform/storage/memory-records.ts'
import { aLogin, aUser } from '../testing/logins.ts'
import { aGatedIndex, anApp, anOpenIndex } from '../testing/pages.ts'
import { createPages } from './create-pages.ts'

const root = testId(60)
const product = testId(7)
const omar = aUser({ id: testId(80), subscriber_id: testId(81), email: 'omar@example.com' })
const link = aPageLink({ page_id: root, root_id: root, gate: 'purchase', product_ids: [product] })

const gates: PageTreeFile['nodes'][string] = {
  page_id: root,
  parent: null,
  inherit: false,
  is_progress_root: false,
  is_private: false,
  require_purchase: true,
  allow_browsing: true,
  require_authentication: false,
  is_scheduled: false,
  unlocks_at: null,
  schedule_period: null,
  schedule_interval: null,
  unlock_duration_seconds: null,
  products: [product],
  purchase_overlay: null,
}
const gate = { page_id: root, kind: 'purchase' as const, allow_browsing: true, product_ids: [product] }
const files = {
  '/about': anOpenIndex({ page_data: '/about' }),
  '/primer': aGatedIndex({ page_access: [{ ...gate, overlay_id: null, unlocks_at: null }] }),
}

/** What the server answers members. */
const responses: Record<string, () => unknown> = {
  'identity.logout': () => ({}),
  'pages.getPageBody': () => anOpenIndex({ page_title: 'For members' }),
  'pages.getTreeGates': (): PageTreeFile => ({
    root_id: root,
    release_id: testId(9),
    nodes: { [root]: gates },
  }),
}

/** The pages of one browser tab with its session and a record of its requests. */
function aTab() {
  const requests: string[] = []
  const records = memoryRecords<CachedPage>()
  const api = (async (name: string) => {
    requests.push(name)
    const respond = responses[name]
    if (!respond) throw new Error(`${name} was not expected`)
    return respond()
  }) as ApiClient
  const platform = createPlatform({
    app: anApp(),
    locale: 'en',
    messages: {},
    loadTexts: async () => ({}),
    loadApi: async () => () => api,
  })
  const pages = createPages(platform, {
    boot: { path: null, index: null },
    slots: {} as never,
    record: () => {},
    loadPageLookup: async () => createTimedLookup,
    records,
  })
  const changeCount = vi.fn<() => void>()
  pages.changes.subscribe(changeCount)
  return {
    platform,
    pages,
    requests,
    changeCount,
    /** The viewers that the device stores pages for. */
    cachedFor: async () => [...new Set((await records.all()).map(([key]) => key.split(' ')[1] ?? ''))].sort(),
    signIn: async (login: Partial<LoginResponse> = {}) => {
      platform.session.accept(aLogin(login))
      await settled()
    },
    /** Opens a page of everyone's and one of members, and reads the tree that links lead into. */
    openPages: async () => {
      await pages.source.fetchPage('/about')
      expect((await pages.source.fetchPage('/primer')).status).toBe('open')
      await pages.trees.load([root])
      await settled()
    },
    /** The access decisions for a gated page in the loaded page trees of the current viewer. */
    loadedTrees: () => {
      const state = platform.session.state.get()
      return state.status === 'authenticated' ? pages.trees.latest.get().linkStateFor(link, state) : null
    },
  }
}

/** Runs all pending timers and the work that they start. */
const settled = async (): Promise<void> => void (await vi.runAllTimersAsync())

describe('the pages of a device', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('document', { images: [] })
    vi.stubGlobal('fetch', async (url: string) => {
      const { pathname } = new URL(url, 'http://kiln.localhost')
      const file = Object.entries(files).find(([path]) => pathname === `/_pages${path}/index.json`)?.[1]
      return file ? Response.json(file) : new Response(null, { status: 404 })
    })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it.each<[string, Partial<LoginResponse>]>([
    ['was given a single page', { page_rights: 'attic' }],
    ['holds another product', { user: aUser({ active_product_ids: [product] }) }],
    ['looks at an app whose gates are others', { access_epoch: 2 }],
    [
      'has started a program',
      { page_subscriptions: [{ page_id: root, started_at: '2026-11-21T08:00:00.000Z' }] },
    ],
  ])('are forgotten and asked for anew, once, where their reader %s', async (_what, change) => {
    const { pages, requests, changeCount, cachedFor, signIn, openPages, loadedTrees } = aTab()
    await signIn()
    await openPages()
    const [before] = await cachedFor()
    expect(await cachedFor()).toEqual([expect.stringContaining(aUser().id), 'public'])
    expect([pages.source.peek('/primer')?.status, loadedTrees()]).toEqual(['open', { state: 'granted' }])

    await signIn(change)
    expect(changeCount).toHaveBeenCalledOnce()
    expect(pages.changes.get()).toBe(1)
    expect([pages.source.peek('/primer'), loadedTrees()]).toEqual([null, null])
    expect(await cachedFor()).toEqual(['public'])
    expect(pages.source.peek('/about')?.status).toBe('open')

    requests.length = 0
    await openPages()
    expect(requests).toEqual(['pages.getPageBody', 'pages.getTreeGates'])
    expect(loadedTrees()).toEqual({ state: 'granted' })
    expect(await cachedFor()).not.toContain(before)
    expect(changeCount).toHaveBeenCalledOnce()
  })

  it('stay when the server confirms the known viewer', async () => {
    const { pages, changeCount, cachedFor, signIn, openPages, loadedTrees, platform } = aTab()
    await signIn()
    await openPages()
    const cached = await cachedFor()
    await signIn({ authentication_token: 'another secret' })
    platform.session.patchUser({ name: 'Dana Ohlsson' })
    await settled()
    expect(changeCount).not.toHaveBeenCalled()
    expect([pages.source.peek('/primer')?.status, loadedTrees()]).toEqual(['open', { state: 'granted' }])
    expect(await cachedFor()).toEqual(cached)
  })

  it('are cleared when another member signs in, who then loads their own', async () => {
    const { pages, changeCount, cachedFor, signIn, openPages, loadedTrees } = aTab()
    await signIn()
    await openPages()
    await signIn({ user: omar })
    expect([pages.source.peek('/primer'), loadedTrees()]).toEqual([null, null])
    expect(await cachedFor()).toEqual(['public'])
    expect(changeCount).not.toHaveBeenCalled()
    await openPages()
    expect(await cachedFor()).toEqual([expect.stringContaining(omar.id), 'public'])
  })

  it('are cleared when the member signs out, except public ones', async () => {
    const { pages, changeCount, cachedFor, signIn, openPages, platform } = aTab()
    await signIn()
    await openPages()
    const signedOut = platform.session.signOut()
    await settled()
    await signedOut
    expect(platform.session.state.get()).toEqual({ status: 'guest' })
    expect(pages.source.peek('/primer')).toBeNull()
    expect(pages.source.peek('/about')?.status).toBe('open')
    expect(await cachedFor()).toEqual(['public'])
    expect(changeCount).not.toHaveBeenCalled()
  })

  it.each([
    [true, ['public']],
    [false, [expect.stringContaining(aUser().id), 'public']],
  ])(
    'are asked for anew where access has changed, and are kept unless it is the own: %s',
    async (is_own, cached) => {
      const { pages, changeCount, cachedFor, signIn, openPages, loadedTrees } = aTab()
      await signIn()
      await openPages()
      await pages.invalidateAccess(is_own)
      expect(await cachedFor()).toEqual(cached)
      expect(loadedTrees()).toBeNull()
      expect(changeCount).toHaveBeenCalledOnce()
    },
  )
})
