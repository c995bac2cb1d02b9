import type { HomeSummary } from '@foyer/content/views'
import { createAccessTrees } from '../features/access/index.ts'
import type { Activity } from '../features/activity/index.ts'
import {
  observeLinks,
  createPageCache,
  createPageSource,
  listCachedPageKeys,
  preloadViews,
} from '../features/pages/index.ts'
import type {
  CachedPage,
  CreatePageLookup,
  PageMemberState,
  PageSlots,
  Pages,
} from '../features/pages/index.ts'
import { logFailure } from '../platform/log.ts'
import type { Platform } from '../platform/platform.ts'
import { isSameViewer, viewerKey } from '../platform/session/session-state.ts'
import { once } from '../platform/once.ts'
import { openRecords } from '../platform/storage/records.ts'
import type { Records } from '../platform/storage/records.ts'
import { createStore } from '../platform/store.ts'
import type { BootData } from './boot-data.ts'

type Dependencies = {
  boot: Pick<BootData, 'path' | 'index'>
  slots: PageSlots
  record: Activity['record']
  /** Loads the chunk that requests pages; it is imported when the first page is requested. */
  loadPageLookup: () => Promise<CreatePageLookup>
  records?: Records<CachedPage>
}

/** Creates the state of the pages feature and connects it to the session and to analytics. */
export function createPages(
  platform: Platform,
  { boot, slots, record, loadPageLookup, records = openRecords('pages') }: Dependencies,
): Pages {
  const { app, locale, api, session } = platform
  const changes = createStore(0)
  const cache = createPageCache({ records, listCachedKeys: () => listCachedPageKeys(records, app.id) })
  const source = createPageSource(
    {
      app,
      locale,
      api,
      cache,
      session: session.state,
      refreshSession: session.refresh,
      fetch: (input, init) => fetch(input, init),
      now: Date.now,
      pictures: () => document.images,
      changes: () => changes.get(),
      preloadViews,
      onFailure: ({ status, url, is_prefetch: is_preload }) => {
        logFailure(`page ${url}`, status)
        if (!is_preload && status !== 0) record('content_error', { status, url })
      },
    },
    loadPageLookup,
  )
  if (boot.path !== null && boot.index) source.seed(boot.path, boot.index)

  // A page without gated links needs no rules.
  const loadTreeReader = once(async () =>
    (await import('../features/access/tree-loader.ts')).createTreeLoader(app, api),
  )
  const trees = createAccessTrees({
    loadTree: async (root_id, signal) => (await loadTreeReader())(root_id, signal),
    onFailure: (error) => logFailure('access tree', error),
  })

  const refetch = (): void => changes.set(changes.get() + 1)
  let viewer = viewerKey(session.state.get())
  session.state.subscribe(() => {
    const next = viewerKey(session.state.get())
    if (next === viewer || session.state.get().status !== 'authenticated') return
    const has_other_access = isSameViewer(next, viewer)
    viewer = next
    trees.clear()
    void cache.evictMembers(next)
    if (has_other_access) refetch()
  })
  session.onSignOut(() => cache.evictMembers())

  const invalidateAccess = async (is_own: boolean): Promise<void> => {
    await (is_own ? cache.evictMembers() : cache.evictLocked()).catch((error: unknown) =>
      logFailure('page cache', error),
    )
    trees.clear()
    refetch()
  }

  return {
    source,
    trees,
    boot: { path: boot.path, index: boot.index },
    member: createStore<PageMemberState | null>(null),
    now: createStore<HomeSummary | null>(null),
    slots,
    changes,
    invalidateAccess,
    refetch,
    observeLinks: (root, index) =>
      observeLinks({ root, index, source, trees, changes, platform, onUnlock: invalidateAccess }),
    track: (event) => {
      if (event.type === 'viewed') record('page_view', { page_id: event.page_id, path: event.path })
      if (event.type === 'shared') record('share', { page_id: event.page_id })
    },
  }
}
