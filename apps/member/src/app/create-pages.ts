import type { PageTreeFile } from '@foyer/contract/pages/page-tree-file'
import { createAccessTrees, loadTreeJudge } from '../features/access/index.ts'
import type { Activity } from '../features/activity/index.ts'
import { createPageCache, createPageSource, prepareViews, treeUrl } from '../features/pages/index.ts'
import type { CachedPage, PageMember, PagePlaces, Pages } from '../features/pages/index.ts'
import { logFailure } from '../platform/log.ts'
import type { Platform } from '../platform/platform.ts'
import { viewerKey } from '../platform/session/session-state.ts'
import { memoryRecords, openRecords } from '../platform/storage/records.ts'
import { createStore } from '../platform/store.ts'
import type { BootData } from './boot-data.ts'

/** Makes the state of the pages room and ties it to session and figures. */
export function createPages(
  platform: Platform,
  boot: Pick<BootData, 'path' | 'index'>,
  places: PagePlaces,
  activity: Activity,
  place: 'browser' | 'server',
): Pages {
  const { app, locale, api, session } = platform
  const cache = createPageCache({
    records: place === 'browser' ? openRecords<CachedPage>('pages') : memoryRecords<CachedPage>(),
  })
  const source = createPageSource({
    app,
    locale,
    api,
    cache,
    session: session.state,
    fetch: (input, init) => fetch(input, init),
    now: Date.now,
    prepare: prepareViews,
    onFailure: ({ status, url, is_preload }) => {
      logFailure(`page ${url}`, status)
      if (!is_preload && status !== 0) activity.record('content_error', { status, url })
    },
  })
  if (boot.path !== null && boot.index) source.seed(boot.path, boot.index)

  const trees = createAccessTrees({
    read: async (root_id) => {
      const response = await fetch(treeUrl(root_id, Date.now()))
      if (response.status === 404) return null
      if (!response.ok) throw new Error(`The access tree answered ${response.status}`)
      return (await response.json()) as PageTreeFile
    },
    judge: async (file) => (await loadTreeJudge())(app, file),
    onFailure: (error) => logFailure('access tree', error),
  })

  let viewer = viewerKey(session.state.get())
  session.state.subscribe(() => {
    const next = viewerKey(session.state.get())
    if (next === viewer || session.state.get().status !== 'authenticated') return
    viewer = next
    trees.forget()
    void cache.forgetMembers(next)
  })
  session.onLeave(() => cache.forgetMembers())

  return {
    source,
    trees,
    boot: { path: boot.path, index: boot.index },
    member: createStore<PageMember | null>(null),
    places,
    tell: (news) => {
      if (news.type === 'viewed') activity.record('page_view', { page_id: news.page_id, path: news.path })
      if (news.type === 'shared') activity.record('share', { page_id: news.page_id })
    },
  }
}
