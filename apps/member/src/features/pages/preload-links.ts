import type { PageBody } from '@foyer/contract/pages/page-index'
import type { Network } from '../../platform/offline/network.ts'
import type { PageSource } from './page-source.ts'
import { createPreloader } from './preloader.ts'

type Options = {
  /** What holds the links of the page. */
  root: HTMLElement
  index: Pick<PageBody, 'links'>
  source: Pick<PageSource, 'preload'>
  network: Pick<Network, 'state'>
}

/** Reads the open pages that links in view lead to. */
export function preloadLinks({ root, index, source, network }: Options): () => void {
  const open = new Set(
    Object.values(index.links)
      .filter(({ gate }) => gate === 'open')
      .map(({ path }) => path),
  )
  const preloader = createPreloader({
    load: source.preload,
    wants: (path) => open.has(path) && network.state.get() && !savesData(),
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
