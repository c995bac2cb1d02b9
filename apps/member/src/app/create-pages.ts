import type { HostMember } from '@foyer/content/views'
import { lateTrees } from '../features/access/index.ts'
import type { Activity } from '../features/activity/index.ts'
import { createPageCache, createPageSource, prepareViews } from '../features/pages/index.ts'
import type { CachedPage, PageMember, PagePlaces, Pages } from '../features/pages/index.ts'
import { logFailure } from '../platform/log.ts'
import type { Platform } from '../platform/platform.ts'
import { isSamePerson, viewerKey } from '../platform/session/session-state.ts'
import { once } from '../platform/once.ts'
import { lateRecords } from '../platform/storage/late-records.ts'
import { createStore } from '../platform/store.ts'
import type { BootData } from './boot-data.ts'

/** What comes once the app has been drawn. */
type Later = typeof import('./later.ts')

/** Makes the state of the pages room and ties it to session and figures. */
export function createPages(
  platform: Platform,
  boot: Pick<BootData, 'path' | 'index'>,
  places: PagePlaces,
  record: Activity['record'],
  later: () => Promise<Later>,
): Pages {
  const { app, locale, api, session } = platform
  const open = once(async () => (await later()).openRecords<CachedPage>('pages'))
  const records = lateRecords(open)
  const cache = createPageCache({
    records,
    earlier: async () => (await later()).earlierPages(records, app.id),
  })
  const fetchLookup = async () => (await later()).createBoundedLookup
  const source = createPageSource(
    {
      app,
      locale,
      api,
      cache,
      session: session.state,
      refresh: session.refresh,
      fetch: (input, init) => fetch(input, init),
      now: Date.now,
      pictures: () => document.images,
      prepare: prepareViews,
      onFailure: ({ status, url, is_preload }) => {
        logFailure(`page ${url}`, status)
        if (!is_preload && status !== 0) record('content_error', { status, url })
      },
    },
    fetchLookup,
  )
  if (boot.path !== null && boot.index) source.seed(boot.path, boot.index)

  const trees = lateTrees(async () => {
    const { createAccessTrees, loadTreeRules } = await later()
    const readTrees = once(async () => (await loadTreeRules()).createTreeReader(app, api))
    return createAccessTrees({
      read: async (root_id, signal) => (await readTrees())(root_id, signal),
      onFailure: (error) => logFailure('access tree', error),
    })
  })

  const changes = createStore(0)
  const renew = (): void => changes.set(changes.get() + 1)
  let viewer = viewerKey(session.state.get())
  session.state.subscribe(() => {
    const next = viewerKey(session.state.get())
    if (next === viewer || session.state.get().status !== 'authenticated') return
    const has_other_rights = isSamePerson(next, viewer)
    viewer = next
    trees.forget()
    void cache.forgetMembers(next)
    if (has_other_rights) renew()
  })
  session.onLeave(() => cache.forgetMembers())

  const accessChanged = async (is_own: boolean): Promise<void> => {
    await (is_own ? cache.forgetMembers() : cache.forgetShut()).catch((error: unknown) =>
      logFailure('page cache', error),
    )
    trees.forget()
    renew()
  }

  return {
    source,
    trees,
    boot: { path: boot.path, index: boot.index },
    member: createStore<PageMember | null>(null),
    now: createStore<HostMember | null>(null),
    places,
    changes,
    accessChanged,
    renew,
    attendLinks: (root, index) => {
      const ended = new AbortController()
      void later().then(
        ({ attendLinks }) => {
          if (ended.signal.aborted) return
          const stop = attendLinks({ root, index, source, trees, changes, platform, onUnlock: accessChanged })
          ended.signal.addEventListener('abort', stop)
        },
        (error: unknown) => logFailure('links', error),
      )
      return () => ended.abort()
    },
    tell: (news) => {
      if (news.type === 'viewed') record('page_view', { page_id: news.page_id, path: news.path })
      if (news.type === 'shared') record('share', { page_id: news.page_id })
    },
  }
}
