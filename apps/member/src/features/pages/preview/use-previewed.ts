import { useEffect, useState } from 'react'
import type { PreviewLink } from './preview-link.ts'
import type { PreviewPages, PreviewState } from './preview-pages.ts'

type Shown = { pages: PreviewPages; path: string; state: PreviewState }

/**
 * The page of a preview at a path, read anew for each grant. A grant that has ended, or drafts that have changed since,
 * are told to the studio, which hands over another one; until then the page stays as it was.
 */
export function usePreviewed(
  link: PreviewLink,
  pages: PreviewPages | null,
  path: string,
): { state: PreviewState; again: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [shown, setShown] = useState<Shown | null>(null)

  useEffect(() => {
    if (!pages) return undefined
    let is_left = false
    void pages.look(path).then((state) => {
      if (is_left) return
      if (state.status === 'ended' || state.status === 'stale') link.ask(state.status)
      else setShown({ pages, path, state })
    })
    return () => {
      is_left = true
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another try asks anew
  }, [link, pages, path, attempt])

  const is_here = shown?.path === path
  return {
    state: is_here ? shown.state : { status: 'loading', shell: null },
    again: () => setAttempt((count) => count + 1),
  }
}
