import { useEffect, useState } from 'react'
import { useHash } from '../../platform/routing/use-hash.ts'
import { usePlatform } from '../../platform/platform.ts'
import { useStoreSelector, useStore } from '../../platform/store.ts'
import type { PageMemberState } from './page-member-state.ts'
import { usePages } from './pages-context.ts'

/** How the viewer stands on a page, and a way to act on it. */
export type MemberStateResult = {
  memberState: PageMemberState | null
  /** Something was asked for and waits until the standing is known. */
  is_waiting: boolean
  /** Acts on the standing: now, or as soon as it is known. Guests are asked to sign in instead. */
  runWhenReady: (act: (memberState: PageMemberState) => void) => void
}

/** A press is never lost: what is asked before the member's standing has been read is done when it has. */
export function useMemberState(page_id: string): MemberStateResult {
  const hash = useHash()
  const member = useStore(usePages().member)
  const memberState = member?.page_id === page_id ? member : null
  const [pendingAct, setPendingAct] = useState<((memberState: PageMemberState) => void) | null>(null)
  const is_guest = useStoreSelector(
    usePlatform().session.state,
    ({ status }) => pendingAct !== null && status === 'guest',
  )

  useEffect(() => {
    if (!pendingAct || (!memberState && !is_guest)) return
    // oxlint-disable-next-line react/set-state-in-effect -- what was asked for is done once, when it can be
    setPendingAct(null)
    if (memberState) pendingAct(memberState)
    else hash.open('auth')
  }, [pendingAct, memberState, is_guest, hash])

  return { memberState, is_waiting: pendingAct !== null, runWhenReady: (act) => setPendingAct(() => act) }
}
