import type { PageBody, PageIndex } from '@foyer/contract/pages/page-index'
import { once } from '../../platform/once.ts'
import { viewerKey } from '../../platform/session/session-state.ts'
import type { OfflinePages } from './offline-pages.ts'
import { pageKey, PUBLIC_VIEWER } from './page-cache.ts'
import type { CachedPage } from './page-cache.ts'
import type { PageLookup, PageSourceOptions } from './page-lookup.ts'
import { normalizePagePath } from './page-paths.ts'
import type { PageResult, PageState } from './page-state.ts'

/** Provides pages by path. */
export interface PageSource {
  /** Reads from memory, synchronously. */
  peek: (path: string) => PageResult | null
  /** Reads from memory and the device. */
  readCached: (path: string) => Promise<PageResult | null>
  /** Requests the page from the server. Never rejects: a failure is a state. */
  fetchPage: (path: string) => Promise<PageState>
  /** Prefetches an open page; failures are ignored. */
  prefetch: (path: string) => Promise<void>
  /** Stores a page that was not stored within `max_age_ms`; null where the viewer may not read it, or it fails. */
  store: (path: string, max_age_ms: number) => Promise<PageBody | null>
  /** What this viewer can open without a network. */
  listOffline: () => Promise<OfflinePages>
  /** Stores the page that came with the document, or for guests that there is none. */
  seed: (path: string, found: PageIndex | 'missing' | 'sign_in') => void
}

/** Creates the part that requests pages; its chunk loads with the first request. */
export type CreatePageLookup = (options: PageSourceOptions) => PageLookup

/** Creates the source of pages: those in memory are available at once, all others by a lookup. */
export function createPageSource(
  options: PageSourceOptions,
  loadPageLookup: () => Promise<CreatePageLookup>,
): PageSource {
  const { app, locale, session, cache, now } = options
  const publicCacheKey = (path: string): string => pageKey(app.id, PUBLIC_VIEWER, locale, path)
  const viewerCacheKey = (path: string): string => pageKey(app.id, viewerKey(session.get()), locale, path)
  const cacheFinding = (key: string, finding: PageResult): void =>
    cache.write(key, { finding, etag: null, at: now() })
  /** What anyone may see is never older than what was found for one viewer: each drops the other. */
  const findCached = (path: string): CachedPage | null =>
    cache.peek(publicCacheKey(path)) ?? cache.peek(viewerCacheKey(path))
  const loadLookup = once(async () => (await loadPageLookup())(options))
  const fetchPage = async (path: string, is_prefetch: boolean): Promise<PageState> => {
    try {
      return await (await loadLookup()).fetchPage(path, is_prefetch)
    } catch {
      // The chunk that requests pages failed to load.
      options.onFailure({ status: 0, url: path, is_prefetch })
      return { status: 'offline' }
    }
  }

  return {
    peek: (path) => findCached(normalizePagePath(path))?.finding ?? null,
    readCached: (path) =>
      loadLookup().then(
        (found) => found.readCached(normalizePagePath(path)),
        () => null,
      ),
    fetchPage: (path) => fetchPage(normalizePagePath(path), false),
    prefetch: async (path) => {
      const normalized = normalizePagePath(path)
      if (findCached(normalized)?.finding.status !== 'open' && !app.access.is_private)
        await fetchPage(normalized, true)
    },
    store: async (path, max_age_ms) => {
      const normalized = normalizePagePath(path)
      for (const key of [publicCacheKey(normalized), viewerCacheKey(normalized)]) {
        const cached = await cache.read(key)
        if (cached?.finding.status === 'open' && now() - cached.at < max_age_ms) return cached.finding.index
      }
      const state = await fetchPage(normalized, true)
      return state.status === 'open' ? state.index : null
    },
    listOffline: async () => (await loadLookup()).stored(),
    seed: (path, found) => {
      const normalized = normalizePagePath(path)
      if (typeof found !== 'string' && found.kind === 'open') {
        cache.evictPersonal(normalized)
        cacheFinding(publicCacheKey(normalized), { status: 'open', index: found })
        return
      }
      cache.evictPublic(normalized)
      if (typeof found === 'string') cacheFinding(viewerCacheKey(normalized), { status: found })
    },
  }
}
