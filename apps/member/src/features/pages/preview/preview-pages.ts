import { ApiError, createClient } from '@foyer/contract/client'
import type { OutputFor } from '@foyer/contract/client'
import type { PageBody } from '@foyer/contract/pages/page-index'
import { normalizePagePath } from '../page-paths.ts'
import type { PageState } from '../page-state.ts'
import type { ActiveGrant } from './studio-connection.ts'

/** What a preview shows at a path. `outside`: of another tree, or no page at all. */
export type PreviewState =
  | Extract<
      PageState,
      { status: 'loading' | 'open' | 'locked' | 'missing' | 'sign_in' | 'offline' | 'error' }
    >
  | { status: 'outside' | 'ended' | 'stale' }

/** The pages of one grant. */
export interface PreviewPages {
  fetchPage: (path: string) => Promise<PreviewState>
  /** The path of a page that was loaded or linked in this preview; null for others. */
  findPath: (page_id: string) => string | null
}

type Options = {
  activeGrant: ActiveGrant
  /**
   * Page ids by path, shared by all grants of this preview, so that a new grant continues where the last one
   * stopped.
   */
  idsByPath: Map<string, string>
  locale: string
  is_private: boolean
  fetch: typeof fetch
  prepare: (index: PageBody) => Promise<void>
}

/**
 * Loads drafts by a grant only: no cookie or session is sent and nothing is stored. Pages are requested by id, which
 * is known from the pages that link to them.
 */
export function createPreviewPages(options: Options): PreviewPages {
  const { activeGrant, idsByPath, locale, is_private, fetch, prepare } = options
  const paths = new Map<string, string>()
  const api = createClient({
    headers: () => ({ 'x-preview-grant': activeGrant.grant }),
    fetch: (input, init) => fetch(input, { ...init, credentials: 'omit', cache: 'no-store' }),
  })
  const rememberPath = (page_id: string, path: string): void => {
    idsByPath.set(normalizePagePath(path), page_id)
    paths.set(page_id, path)
  }
  rememberPath(activeGrant.page.page_id, activeGrant.page.path)
  const collectPaths = (preview: OutputFor<'pages.getPreview'>): void => {
    for (const { page_id, path } of preview.above) rememberPath(page_id, path)
    const openLinks = preview.kind === 'open' ? Object.values(preview.index.links) : []
    for (const { page_id, path } of openLinks) rememberPath(page_id, path)
    for (const { page_id, path } of preview.kind === 'locked' ? preview.viewable : [])
      rememberPath(page_id, path)
  }
  const toState = async (preview: OutputFor<'pages.getPreview'>): Promise<PreviewState> => {
    collectPaths(preview)
    if (preview.kind === 'open') {
      await prepare(preview.index)
      return { status: 'open', index: preview.index }
    }
    if (preview.kind === 'hidden')
      return { status: is_private && activeGrant.shown_as.kind === 'guest' ? 'sign_in' : 'missing' }
    const { shell, access, viewable } = preview
    if (access.granted) return { status: 'error' }
    return { status: 'locked', shell, denial: { ...access, viewable } }
  }

  return {
    fetchPage: async (path) => {
      const id = idsByPath.get(normalizePagePath(path))
      if (id === undefined) return { status: 'outside' }
      try {
        return await toState(await api('pages.getPreview', { id, lang: locale }))
      } catch (error) {
        return errorState(error)
      }
    },
    findPath: (page_id) => paths.get(page_id) ?? null,
  }
}

function errorState(error: unknown): PreviewState {
  if (!(error instanceof ApiError)) return { status: 'offline' }
  if (error.status === 0) return { status: 'offline' }
  if (error.status === 403) return { status: 'ended' }
  if (error.status === 404) return { status: 'outside' }
  return { status: error.code === 'preview_stale' ? 'stale' : 'error' }
}
