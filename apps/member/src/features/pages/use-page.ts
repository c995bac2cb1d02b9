import { useCallback, useEffect, useState } from 'react'
import { isSameViewer, viewerKey } from '../../platform/session/session-state.ts'
import { usePlatform } from '../../platform/platform.ts'
import { useStoreSelector, useStore } from '../../platform/store.ts'
import { normalizePagePath } from './page-paths.ts'
import type { PageState, PageResult } from './page-state.ts'
import { usePages, type Pages } from './pages-context.ts'
import type { PageSource } from './page-source.ts'

/**
 * The page at a path: first from the document or device, then from the server (spec section 2, "Dynamic content
 * page"). A change of member hides personal pages; a change of rights does not until the response.
 */
export function usePage(path: string): { state: PageState; retry: () => void } {
  const pages = usePages()
  const { source } = pages
  const viewer = useStoreSelector(usePlatform().session.state, viewerKey)
  const accessVersion = useStore(pages.changes)
  const [attempt, setAttempt] = useState(0)
  const [shown, setShown] = useState(() => ({ viewer, state: initialState(pages, path) }))
  const state = isSameViewer(viewer, shown.viewer) ? shown.state : visibleTo(viewer, shown)

  useEffect(() => {
    let is_left = false
    const show = (next: PageState): void => {
      if (is_left) return
      setShown((current) => {
        const state = mergeState(visibleTo(viewer, current), next)
        // Avoids a render when the page is unchanged.
        return current.viewer === viewer && current.state === state ? current : { viewer, state }
      })
    }
    const is_first_load = attempt + accessVersion === 0 && isBootPath(pages, path) && !pages.boot.is_left
    void showPage(source, path, show, (cached) => is_first_load && cached !== null && isPublic(cached))
    return () => {
      is_left = true
    }
  }, [source, pages, path, viewer, attempt, accessVersion])

  useEffect(
    () => () => {
      if (isBootPath(pages, path)) pages.boot.is_left = true
    },
    [pages, path],
  )

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  return { state, retry }
}

function initialState(pages: Pages, path: string): PageState {
  const cached = pages.source.peek(path)
  if (cached) return cached
  const { index } = pages.boot
  return { status: 'loading', shell: isBootPath(pages, path) && index ? index.page : null }
}

function isBootPath({ boot }: Pages, path: string): boolean {
  return boot.path !== null && normalizePagePath(boot.path) === normalizePagePath(path)
}

/** The part of another viewer's state that this viewer may see: public pages only. */
function visibleTo(viewer: string, shown: { viewer: string; state: PageState }): PageState {
  const { state } = shown
  const is_visible_to_all = state.status === 'open' ? isPublic(state) : state.status !== 'sign_in'
  return shown.viewer === viewer || is_visible_to_all ? state : { status: 'loading', shell: null }
}

function isPublic(state: PageState): boolean {
  return state.status === 'open' && state.index.page.page_access.length === 0
}

/** A failed request does not replace a page on screen. */
function mergeState(current: PageState, next: PageState): PageState {
  const is_failure = next.status === 'offline' || next.status === 'error'
  return is_failure && (current.status === 'open' || current.status === 'locked') ? current : next
}

/**
 * Shows the page from the device, then from the server. A stored refusal is shown only offline, because the page may
 * be open by now. `is_sufficient`: whether the cached page needs no request.
 */
export async function showPage(
  source: Pick<PageSource, 'peek' | 'readCached' | 'fetchPage'>,
  path: string,
  show: (state: PageState) => void,
  is_sufficient: (cached: PageResult | null) => boolean,
): Promise<void> {
  const cached = source.peek(path)
  if (cached) show(cached)
  if (is_sufficient(cached)) return
  const progress = { is_answered: false }
  const cachedResult = cached ? null : source.readCached(path)
  void cachedResult?.then((found) => {
    if (found?.status === 'open' && !progress.is_answered) show(found)
  })
  const fetched = await source.fetchPage(path)
  progress.is_answered = true
  const offline_fallback = fetched.status === 'offline' ? await cachedResult : null
  show(offline_fallback ?? fetched)
}
