import type { PageBody } from '@foyer/contract/pages/page-index'
import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useMember } from '../../platform/session/use-session.ts'
import { useStore } from '../../platform/store.ts'
import { usePages } from './pages-context.ts'

/**
 * Reads the open pages that links in view lead to, and the access tree of this page once a member looks at gated links.
 */
export function usePreload(index: PageBody): RefObject<HTMLDivElement | null> {
  const { trees, changes, attendLinks } = usePages()
  const ref = useRef<HTMLDivElement>(null)
  const is_member = useMember() !== null
  const change = useStore(changes)

  useEffect(() => {
    const has_gates = Object.values(index.links).some(({ gate }) => gate !== 'open')
    if (is_member && has_gates) void trees.load(index.page.root_id)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a change of access has the trees forgotten
  }, [index, is_member, trees, change])

  useEffect(() => (ref.current ? attendLinks(ref.current, index) : undefined), [index, attendLinks])

  return ref
}
