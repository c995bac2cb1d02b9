import type { PageBody } from '@foyer/contract/pages/page-index'
import { prefersReducedData } from '../../platform/offline/prefers-reduced-data.ts'
import type { Platform } from '../../platform/platform.ts'
import { resolveLinkState, type AccessTrees } from '../access/index.ts'
import type { PageSource } from './page-source.ts'
import { loadTrees } from './load-trees.ts'
import type { Pages } from './pages-context.ts'
import { scheduleUnlockCheck } from './schedule-unlock-check.ts'
import { createPrefetcher } from './prefetcher.ts'

type Options = {
  root: HTMLElement
  index: PageBody
  source: PageSource
  trees: Pick<AccessTrees, 'latest' | 'load'>
  changes: Pick<Pages['changes'], 'subscribe'>
  platform: Pick<Platform, 'network' | 'session'>
  onUnlock: (is_own: boolean) => Promise<void>
}

/** Does for the links of a page in view what their drawing does not wait for. Returns what ends it. */
export function observeLinks({
  root,
  index,
  source,
  trees,
  changes,
  platform,
  onUnlock,
}: Options): () => void {
  const stops = [
    prefetchLinks({ root, index, source, platform }),
    loadTrees({ index, trees, changes, session: platform.session }),
    scheduleUnlocks({ links: Object.values(index.links), trees, session: platform.session, onUnlock }),
  ]
  return () => stops.forEach((dispose) => dispose())
}

type WatchOptions = Pick<Options, 'onUnlock'> & {
  trees: Pick<AccessTrees, 'latest'>
  links: readonly PageBody['links'][string][]
  session: Pick<Platform['session'], 'state'>
}

/** Calls `onUnlock` at the earliest time when a link opens to the viewer. Returns the function that stops it. */
export function scheduleUnlocks({ links, trees, session, onUnlock }: WatchOptions): () => void {
  let scheduledAt: string | null = null
  let stop = (): void => {}

  const findNextUnlock = (): string | null => {
    const state = session.state.get()
    const member = state.status === 'authenticated' ? state : null
    const snapshot = trees.latest.get()
    return links.reduce<string | null>((earliest, link) => {
      const gate = resolveLinkState(link, member, snapshot)
      const at = gate.state === 'is_scheduled' ? gate.available_after : null
      return at !== null && (earliest === null || Date.parse(at) < Date.parse(earliest)) ? at : earliest
    }, null)
  }
  const reschedule = (): void => {
    const next = findNextUnlock()
    if (next === scheduledAt) return
    stop()
    scheduledAt = next
    stop = next === null ? () => {} : scheduleUnlockCheck(next, () => void onUnlock(false))
  }

  reschedule()
  const unsubscribe = [trees.latest.subscribe(reschedule), session.state.subscribe(reschedule)]
  return () => {
    stop()
    unsubscribe.forEach((dispose) => dispose())
  }
}

/** Reads the open pages that links in view lead to. */
function prefetchLinks({
  root,
  index,
  source,
  platform,
}: Pick<Options, 'root' | 'index' | 'source' | 'platform'>): () => void {
  const openPaths = new Set(
    Object.values(index.links)
      .filter(({ gate }) => gate === 'open')
      .map(({ path }) => path),
  )
  const prefetcher = createPrefetcher({
    load: source.prefetch,
    shouldPrefetch: (path) => openPaths.has(path) && platform.network.state.get() && !prefersReducedData(),
  })
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && target instanceof HTMLAnchorElement) prefetcher.onLinkVisible(target.pathname)
    }
  })
  for (const anchor of root.querySelectorAll('a[href^="/"]')) observer.observe(anchor)
  return () => {
    observer.disconnect()
    prefetcher.stop()
  }
}
