import type { PageIndex } from '@foyer/contract/pages/page-index'
import { once } from '../../platform/once.ts'
import { viewerKey } from '../../platform/session/session-state.ts'
import type { KeptPages } from './kept-pages.ts'
import { pageKey, PUBLIC } from './page-cache.ts'
import type { CachedPage } from './page-cache.ts'
import type { PageLookup, PageSourceOptions } from './page-lookup.ts'
import { normalPath } from './page-paths.ts'
import type { PageFinding, PageState } from './page-state.ts'

/** Where pages come from. */
export interface PageSource {
  /** What is known at once, without asking anyone. */
  peek: (path: string) => PageFinding | null
  /** What this device remembers. */
  recall: (path: string) => Promise<PageFinding | null>
  /** What the server says now. Never rejects: a failure is a state. */
  look: (path: string) => Promise<PageState>
  /** Reads an open page ahead of time; failures are nobody's business. */
  preload: (path: string) => Promise<void>
  /** What this viewer can open without a network. */
  kept: () => Promise<KeptPages>
  /** Takes what came with the document: a page, or for guests that there is none. */
  seed: (path: string, found: PageIndex | 'missing' | 'sign_in') => void
}

/** What asks for pages, whose code comes when the first one is asked for. */
export type CreatePageLookup = (options: PageSourceOptions) => PageLookup

/** Gives pages by their path: those in memory at once, all others by a look. */
export function createPageSource(
  options: PageSourceOptions,
  fetchLookup: () => Promise<CreatePageLookup>,
): PageSource {
  const { app, locale, session, cache, now } = options
  const publicKey = (path: string): string => pageKey(app.id, PUBLIC, locale, path)
  const ownKey = (path: string): string => pageKey(app.id, viewerKey(session.get()), locale, path)
  const keep = (key: string, finding: PageFinding): void =>
    cache.write(key, { finding, etag: null, at: now() })
  /** What anyone may see is never older than what was found for one viewer: each drops the other. */
  const known = (path: string): CachedPage | null => cache.peek(publicKey(path)) ?? cache.peek(ownKey(path))
  const lookup = once(async () => (await fetchLookup())(options))
  const look = async (path: string, is_preload: boolean): Promise<PageState> => {
    try {
      return await (await lookup()).look(path, is_preload)
    } catch {
      // Not even the code that asks could be had.
      options.onFailure({ status: 0, url: path, is_preload })
      return { status: 'offline' }
    }
  }

  return {
    peek: (path) => known(normalPath(path))?.finding ?? null,
    recall: (path) =>
      lookup().then(
        (found) => found.recall(normalPath(path)),
        () => null,
      ),
    look: (path) => look(normalPath(path), false),
    preload: async (path) => {
      const normal = normalPath(path)
      if (known(normal)?.finding.status !== 'open' && !app.access.is_private) await look(normal, true)
    },
    kept: async () => (await lookup()).kept(),
    seed: (path, found) => {
      const normal = normalPath(path)
      if (typeof found !== 'string' && found.kind === 'open') {
        cache.dropOwn(normal)
        keep(publicKey(normal), { status: 'open', index: found })
        return
      }
      cache.dropOpen(normal)
      if (typeof found === 'string') keep(ownKey(normal), { status: found })
    },
  }
}
