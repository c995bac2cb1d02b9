import { useCallback, useEffect, useState } from 'react'
import { isSamePerson, viewerKey } from '../../platform/session/session-state.ts'
import { usePlatform } from '../../platform/platform.ts'
import { useSelected, useStore } from '../../platform/store.ts'
import { normalPath } from './page-paths.ts'
import type { PageState, PageFinding } from './page-state.ts'
import { usePages, type Pages } from './pages-context.ts'
import type { PageSource } from './page-source.ts'

/**
 * The page at a path: what came with the document or is remembered first, then what the server says (spec section 2,
 * "Dynamic content page"). Someone else signing in or out asks anew; a body that was granted to another is put away.
 * When the rights of the same member change, what they are reading stays in view until the server has said otherwise.
 */
export function usePage(path: string): { state: PageState; retry: () => void } {
  const pages = usePages()
  const { source } = pages
  const viewer = useSelected(usePlatform().session.state, viewerKey)
  const change = useStore(pages.changes)
  const [attempt, setAttempt] = useState(0)
  const [held, setHeld] = useState(() => ({ viewer, state: firstState(pages, path) }))
  const state = isSamePerson(viewer, held.viewer) ? held.state : shownTo(viewer, held)

  useEffect(() => {
    let is_left = false
    const show = (next: PageState): void => {
      if (is_left) return
      setHeld((now) => {
        const state = merged(shownTo(viewer, now), next)
        // The very page that is shown is no reason to draw it again.
        return now.viewer === viewer && now.state === state ? now : { viewer, state }
      })
    }
    const is_first_look = attempt + change === 0 && isBootPath(pages, path) && !pages.boot.is_left
    void showPage(source, path, show, (known) => is_first_look && known !== null && isPublic(known))
    return () => {
      is_left = true
    }
  }, [source, pages, path, viewer, attempt, change])

  useEffect(
    () => () => {
      if (isBootPath(pages, path)) pages.boot.is_left = true
    },
    [pages, path],
  )

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  return { state, retry }
}

function firstState(pages: Pages, path: string): PageState {
  const known = pages.source.peek(path)
  if (known) return known
  const { index } = pages.boot
  return { status: 'loading', shell: isBootPath(pages, path) && index ? index.page : null }
}

function isBootPath({ boot }: Pages, path: string): boolean {
  return boot.path !== null && normalPath(boot.path) === normalPath(path)
}

/** What one viewer may see of what was held for another: public pages alone. */
function shownTo(viewer: string, held: { viewer: string; state: PageState }): PageState {
  const { state } = held
  const is_for_all = state.status === 'open' ? isPublic(state) : state.status !== 'sign_in'
  return held.viewer === viewer || is_for_all ? state : { status: 'loading', shell: null }
}

function isPublic(state: PageState): boolean {
  return state.status === 'open' && state.index.page.page_access.length === 0
}

/** A failed look never takes away what is on the screen. */
function merged(now: PageState, next: PageState): PageState {
  const is_failure = next.status === 'offline' || next.status === 'error'
  return is_failure && (now.status === 'open' || now.status === 'locked') ? now : next
}

/**
 * Shows what this device knows of a path, and then what the server says. What shut somebody out in an earlier visit may
 * be open by now: it is shown only where the server cannot be asked. `is_told`: whether what is known needs no look.
 */
export async function showPage(
  source: Pick<PageSource, 'peek' | 'recall' | 'look'>,
  path: string,
  show: (state: PageState) => void,
  is_told: (known: PageFinding | null) => boolean,
): Promise<void> {
  const known = source.peek(path)
  if (known) show(known)
  if (is_told(known)) return
  const asked = { is_answered: false }
  const recalled = known ? null : source.recall(path)
  void recalled?.then((found) => {
    if (found?.status === 'open' && !asked.is_answered) show(found)
  })
  const said = await source.look(path)
  asked.is_answered = true
  const stand_in = said.status === 'offline' ? await recalled : null
  show(stand_in ?? said)
}
