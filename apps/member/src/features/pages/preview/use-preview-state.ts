import { useEffect, useState } from 'react'
import type { StudioConnection } from './studio-connection.ts'
import type { PreviewPages, PreviewState } from './preview-pages.ts'

type ShownPage = { pages: PreviewPages; path: string; state: PreviewState }

/**
 * The page of a preview at a path, loaded again for each grant. When the grant has ended or drafts have changed, it
 * requests another grant; until then the page stays.
 */
export function usePreviewState(
  connection: StudioConnection,
  pages: PreviewPages | null,
  path: string,
): { state: PreviewState; retry: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [shown, setShown] = useState<ShownPage | null>(null)

  useEffect(() => {
    if (!pages) return undefined
    let is_left = false
    void pages.fetchPage(path).then((state) => {
      if (is_left) return
      if (state.status === 'ended' || state.status === 'stale') connection.requestGrant(state.status)
      else setShown({ pages, path, state })
    })
    return () => {
      is_left = true
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another try asks anew
  }, [connection, pages, path, attempt])

  const is_current_path = shown?.path === path
  return {
    state: is_current_path ? shown.state : { status: 'loading', shell: null },
    retry: () => setAttempt((count) => count + 1),
  }
}
