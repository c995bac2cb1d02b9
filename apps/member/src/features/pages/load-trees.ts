import type { PageBody } from '@foyer/contract/pages/page-index'
import type { Platform } from '../../platform/platform.ts'
import { whenIdle } from '../../platform/when-idle.ts'
import type { AccessTrees } from '../access/index.ts'
import type { Pages } from './pages-context.ts'

type Options = {
  index: Pick<PageBody, 'links'>
  trees: Pick<AccessTrees, 'load'>
  session: Pick<Platform['session'], 'state'>
  changes: Pick<Pages['changes'], 'subscribe'>
}

/**
 * Loads the access trees of a page's gated links for members, once the browser is idle, and again when access
 * changes, which clears them. Returns the function that stops it.
 */
export function loadTrees({ index, trees, session, changes }: Options): () => void {
  // A page cached by an earlier version has links without a `root_id`.
  const rootIds = Object.values(index.links).flatMap(({ gate, root_id }) =>
    gate === 'open' ? [] : (root_id ?? []),
  )
  if (rootIds.length === 0) return () => {}
  let is_stopped = false
  const load = (): void => {
    if (session.state.get().status !== 'authenticated') return
    whenIdle(() => {
      if (!is_stopped) void trees.load(rootIds)
    })
  }
  load()
  const unsubscribes = [session.state.subscribe(load), changes.subscribe(load)]
  return () => {
    is_stopped = true
    unsubscribes.forEach((unsubscribe) => unsubscribe())
  }
}
