import { ApiError, createClient } from '@foyer/contract/client'
import type { OutputFor } from '@foyer/contract/client'
import type { PageBody } from '@foyer/contract/pages/page-index'
import { normalPath } from '../page-paths.ts'
import type { PageState } from '../page-state.ts'
import type { HeldGrant } from './preview-link.ts'

/** What a preview shows at a path. `outside`: of another tree, or no page at all. */
export type PreviewState =
  | Extract<
      PageState,
      { status: 'loading' | 'open' | 'locked' | 'missing' | 'sign_in' | 'offline' | 'error' }
    >
  | { status: 'outside' | 'ended' | 'stale' }

/** The pages of one grant. */
export interface PreviewPages {
  look: (path: string) => Promise<PreviewState>
  /** The path of a page that was met on the way; null for others. */
  pathOf: (page_id: string) => string | null
}

type Options = {
  held: HeldGrant
  /** Ids by path, of all pages that were met in this preview: another grant goes on where the last one was. */
  places: Map<string, string>
  locale: string
  is_private: boolean
  fetch: typeof fetch
  prepare: (index: PageBody) => Promise<void>
}

/**
 * Reads drafts by a grant, and nothing else: no cookie and no session goes with it, and nothing that comes is kept.
 * Pages are asked for by id, which paths are known of from the pages that led to them.
 */
export function createPreviewPages(options: Options): PreviewPages {
  const { held, places, locale, is_private, fetch, prepare } = options
  const paths = new Map<string, string>()
  const api = createClient({
    headers: () => ({ 'x-preview-grant': held.grant }),
    fetch: (input, init) => fetch(input, { ...init, credentials: 'omit', cache: 'no-store' }),
  })
  const meet = (page_id: string, path: string): void => {
    places.set(normalPath(path), page_id)
    paths.set(page_id, path)
  }
  meet(held.page.page_id, held.page.path)
  const learn = (found: OutputFor<'pages.getPreview'>): void => {
    for (const { page_id, path } of found.above) meet(page_id, path)
    const seen = found.kind === 'open' ? Object.values(found.index.links) : []
    for (const { page_id, path } of seen) meet(page_id, path)
    for (const { page_id, path } of found.kind === 'locked' ? found.viewable : []) meet(page_id, path)
  }
  const present = async (found: OutputFor<'pages.getPreview'>): Promise<PreviewState> => {
    learn(found)
    if (found.kind === 'open') {
      await prepare(found.index)
      return { status: 'open', index: found.index }
    }
    if (found.kind === 'hidden')
      return { status: is_private && held.shown_as.kind === 'guest' ? 'sign_in' : 'missing' }
    const { shell, access, viewable } = found
    if (access.granted) return { status: 'error' }
    return { status: 'locked', shell, denial: { ...access, viewable } }
  }

  return {
    look: async (path) => {
      const id = places.get(normalPath(path))
      if (id === undefined) return { status: 'outside' }
      try {
        return await present(await api('pages.getPreview', { id, lang: locale }))
      } catch (error) {
        return stateOf(error)
      }
    },
    pathOf: (page_id) => paths.get(page_id) ?? null,
  }
}

function stateOf(error: unknown): PreviewState {
  if (!(error instanceof ApiError)) return { status: 'offline' }
  if (error.status === 0) return { status: 'offline' }
  if (error.status === 403) return { status: 'ended' }
  if (error.status === 404) return { status: 'outside' }
  return { status: error.code === 'preview_stale' ? 'stale' : 'error' }
}
