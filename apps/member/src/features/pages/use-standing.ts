import { useEffect, useState } from 'react'
import { useHash } from '../../platform/routing/use-hash.ts'
import { usePlatform } from '../../platform/platform.ts'
import { useSelected, useStore } from '../../platform/store.ts'
import type { PageMember } from './page-member.ts'
import { usePages } from './pages-context.ts'

/** How the viewer stands on a page, and a way to act on it. */
export type Standing = {
  standing: PageMember | null
  /** Something was asked for and waits until the standing is known. */
  is_waiting: boolean
  /** Acts on the standing: now, or as soon as it is known. Guests are asked to sign in instead. */
  ask: (act: (standing: PageMember) => void) => void
}

/** A press is never lost: what is asked before the member's standing has been read is done when it has. */
export function useStanding(page_id: string): Standing {
  const hash = useHash()
  const member = useStore(usePages().member)
  const standing = member?.page_id === page_id ? member : null
  const [asked, setAsked] = useState<((standing: PageMember) => void) | null>(null)
  const is_guest = useSelected(
    usePlatform().session.state,
    ({ status }) => asked !== null && status === 'guest',
  )

  useEffect(() => {
    if (!asked || (!standing && !is_guest)) return
    // oxlint-disable-next-line react/set-state-in-effect -- what was asked for is done once, when it can be
    setAsked(null)
    if (standing) asked(standing)
    else hash.open('auth')
  }, [asked, standing, is_guest, hash])

  return { standing, is_waiting: asked !== null, ask: (act) => setAsked(() => act) }
}
