import type { PageBody } from '@foyer/contract/pages/page-index'
import type { Platform } from '../../platform/platform.ts'
import { gateState, type AccessTrees } from '../access/index.ts'
import type { PageSource } from './page-source.ts'
import { loadTrees } from './load-trees.ts'
import type { Pages } from './pages-context.ts'
import { wakeAt } from './unlock-timer.ts'
import { createPreloader } from './preloader.ts'

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
export function attendLinks({
  root,
  index,
  source,
  trees,
  changes,
  platform,
  onUnlock,
}: Options): () => void {
  const ends = [
    preloadLinks({ root, index, source, platform }),
    loadTrees({ index, trees, changes, session: platform.session }),
    watchUnlocks({ links: Object.values(index.links), trees, session: platform.session, onUnlock }),
  ]
  return () => ends.forEach((end) => end())
}

type Watch = Pick<Options, 'onUnlock'> & {
  trees: Pick<AccessTrees, 'latest'>
  links: readonly PageBody['links'][string][]
  session: Pick<Platform['session'], 'state'>
}

/** Wakes at the nearest moment at which one of these links opens to whoever looks. Returns what ends it. */
export function watchUnlocks({ links, trees, session, onUnlock }: Watch): () => void {
  let planned: string | null = null
  let stop = (): void => {}

  const nearest = (): string | null => {
    const state = session.state.get()
    const member = state.status === 'authenticated' ? state : null
    const judged = trees.latest.get()
    return links.reduce<string | null>((first, link) => {
      const gate = gateState(link, member, judged)
      const at = gate.state === 'is_scheduled' ? gate.available_after : null
      return at !== null && (first === null || Date.parse(at) < Date.parse(first)) ? at : first
    }, null)
  }
  const plan = (): void => {
    const next = nearest()
    if (next === planned) return
    stop()
    planned = next
    stop = next === null ? () => {} : wakeAt(next, () => void onUnlock(false))
  }

  plan()
  const unsubscribe = [trees.latest.subscribe(plan), session.state.subscribe(plan)]
  return () => {
    stop()
    unsubscribe.forEach((end) => end())
  }
}

/** Reads the open pages that links in view lead to. */
function preloadLinks({
  root,
  index,
  source,
  platform,
}: Pick<Options, 'root' | 'index' | 'source' | 'platform'>): () => void {
  const open = new Set(
    Object.values(index.links)
      .filter(({ gate }) => gate === 'open')
      .map(({ path }) => path),
  )
  const preloader = createPreloader({
    load: source.preload,
    wants: (path) => open.has(path) && platform.network.state.get() && !savesData(),
  })
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && target instanceof HTMLAnchorElement) preloader.seen(target.pathname)
    }
  })
  for (const anchor of root.querySelectorAll('a[href^="/"]')) observer.observe(anchor)
  return () => {
    observer.disconnect()
    preloader.stop()
  }
}

/** Whether the member asked the browser to load little. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
