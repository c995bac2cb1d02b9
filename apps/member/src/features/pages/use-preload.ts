import type { PageBody } from '@foyer/contract/pages/page-index'
import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { whenIdle } from '../../platform/idle.ts'
import { useMember } from '../../platform/session/use-session.ts'
import { useStore } from '../../platform/store.ts'
import { usePages } from './pages-context.ts'

/**
 * Reads the open pages that links in view lead to, and the access trees of gated ones once a member looks at them.
 */
export function usePreload(index: PageBody): RefObject<HTMLDivElement | null> {
  const { trees, changes, attendLinks } = usePages()
  const ref = useRef<HTMLDivElement>(null)
  const is_member = useMember() !== null
  const change = useStore(changes)

  useEffect(() => {
    if (!is_member) return undefined
    // What was kept on the device by an earlier version does not say in which tree a page is.
    const roots = Object.values(index.links).flatMap(({ gate, root_id }) =>
      gate === 'open' ? [] : (root_id ?? []),
    )
    let is_left = false
    whenIdle(() => {
      if (!is_left && roots.length > 0) void trees.load(roots)
    })
    return () => {
      is_left = true
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a change of access has the trees forgotten
  }, [index, is_member, trees, change])

  useEffect(() => (ref.current ? attendLinks(ref.current, index) : undefined), [index, attendLinks])

  return ref
}
