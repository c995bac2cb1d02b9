import type { PageBody } from '@foyer/contract/pages/page-index'
import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { createPreloader } from './preloader.ts'
import { usePages } from './pages-context.ts'

/**
 * Reads the open pages that links in view lead to, and the access tree of this page once a member looks at gated links.
 */
export function usePreload(index: PageBody): RefObject<HTMLDivElement | null> {
  const { source, trees } = usePages()
  const { network } = usePlatform()
  const session = useSession()
  const ref = useRef<HTMLDivElement>(null)
  const is_member = session.status === 'authenticated'

  useEffect(() => {
    const has_gates = Object.values(index.links).some(({ gate }) => gate !== 'open')
    if (is_member && has_gates) void trees.load(index.page.root_id)
  }, [index, is_member, trees])

  useEffect(() => {
    const root = ref.current
    if (!root) return undefined
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
  }, [index, source, network])

  return ref
}

/** Whether the member asked the browser to load little. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
