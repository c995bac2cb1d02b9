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
 * Reads the access trees that gated links lead into, once a member looks at them and the browser has nothing better to
 * do; again when access has changed, which has them forgotten. Returns what ends it.
 */
export function loadTrees({ index, trees, session, changes }: Options): () => void {
  // A page that an earlier version kept on the device does not say in which tree its links lead.
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
