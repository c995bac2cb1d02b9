import { useEffect, useState } from 'react'
import { useHash } from '../../platform/routing/use-hash.ts'
import { usePlatform } from '../../platform/platform.ts'
import { useStoreSelector, useStore } from '../../platform/store.ts'
import type { PageMemberState } from './page-member-state.ts'
import { usePages } from './pages-context.ts'

/** The viewer's progress on a page, and a function to act on it. */
export type MemberStateResult = {
  memberState: PageMemberState | null
  /** An action was requested and waits until the progress has loaded. */
  is_waiting: boolean
  /** Runs an action now or as soon as the progress has loaded. Guests are asked to sign in instead. */
  runWhenReady: (act: (memberState: PageMemberState) => void) => void
}

/** Returns the member state of a page. Actions requested before it has loaded run once it has. */
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
