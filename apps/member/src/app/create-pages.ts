import type { HostMember } from '@foyer/content/views'
import { createAccessTrees } from '../features/access/index.ts'
import type { Activity } from '../features/activity/index.ts'
import {
  attendLinks,
  createPageCache,
  createPageSource,
  earlierPages,
  prepareViews,
} from '../features/pages/index.ts'
import type { CachedPage, CreatePageLookup, PageMember, PagePlaces, Pages } from '../features/pages/index.ts'
import { logFailure } from '../platform/log.ts'
import type { Platform } from '../platform/platform.ts'
import { isSamePerson, viewerKey } from '../platform/session/session-state.ts'
import { once } from '../platform/once.ts'
import { openRecords } from '../platform/storage/records.ts'
import type { Records } from '../platform/storage/records.ts'
import { createStore } from '../platform/store.ts'
import type { BootData } from './boot-data.ts'

type Parts = {
  boot: Pick<BootData, 'path' | 'index'>
  places: PagePlaces
  record: Activity['record']
  /** Fetches what asks for pages; its chunk comes with the first page that is asked for. */
  fetchLookup: () => Promise<CreatePageLookup>
  records?: Records<CachedPage>
}

/** Makes the state of the pages room and ties it to session and figures. */
export function createPages(
  platform: Platform,
  { boot, places, record, fetchLookup, records = openRecords('pages') }: Parts,
): Pages {
  const { app, locale, api, session } = platform
  const changes = createStore(0)
  const cache = createPageCache({ records, earlier: () => earlierPages(records, app.id) })
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
      changes: () => changes.get(),
      prepare: prepareViews,
      onFailure: ({ status, url, is_preload }) => {
        logFailure(`page ${url}`, status)
        if (!is_preload && status !== 0) record('content_error', { status, url })
      },
    },
    fetchLookup,
  )
  if (boot.path !== null && boot.index) source.seed(boot.path, boot.index)

  // A page without gated links needs no rules.
  const readTrees = once(async () =>
    (await import('../features/access/tree-reader.ts')).createTreeReader(app, api),
  )
  const trees = createAccessTrees({
    read: async (root_id, signal) => (await readTrees())(root_id, signal),
    onFailure: (error) => logFailure('access tree', error),
  })

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
    attendLinks: (root, index) =>
      attendLinks({ root, index, source, trees, changes, platform, onUnlock: accessChanged }),
    tell: (news) => {
      if (news.type === 'viewed') record('page_view', { page_id: news.page_id, path: news.path })
      if (news.type === 'shared') record('share', { page_id: news.page_id })
    },
  }
}
