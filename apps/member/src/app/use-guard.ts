import { useEffect } from 'react'
import { usePlatform } from '../platform/platform.ts'
import { hashRouter } from '../platform/routing/use-hash.ts'
import { useSession } from '../platform/session/use-session.ts'
import { viewingTab } from '../platform/session/viewing-tab.ts'
import { AUTH_GUARD_RETRY_MS } from '@foyer/domain/constants'
import type { SessionState } from '../platform/session/session-state.ts'

/** Watches over the screen that it is drawn on, from now on and whenever somebody signs out. */
export function useGuard(): void {
  const { location, session } = usePlatform()
  const { status } = useSession()
  const is_signed_in = status === 'authenticated'
  useEffect(() => {
    if (is_signed_in) return undefined
    const hash = () => hashRouter(location, location.hash())
    return watchGuard({
      status: () => session.state.get().status,
      isOpen: (panel) => hash().get(panel) !== null,
      // Where a preview is over, whoever looked is asked for nothing: the banner leads them back.
      openSignIn: () => {
        if (!viewingTab()) hash().open('auth')
      },
    })
  }, [is_signed_in, location, session])
}

/** What the guard looks at, and what it can do. */
export type Guarded = {
  status: () => SessionState['status']
  /** Whether the address opens a panel already. */
  isOpen: (panel: 'auth' | 'checkout') => boolean
  openSignIn: () => void
}

/**
 * Looks whether somebody is signed in, and again every 250 ms until that is known; a guest is then sent to the sign-in
 * hash, unless the address carries it, or checkout, already (spec section 2, "Route guard on the account prefix").
 */
export function watchGuard({ status, isOpen, openSignIn }: Guarded): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = (): void => {
    const found = status()
    if (found === 'unchecked') timer = setTimeout(look, AUTH_GUARD_RETRY_MS)
    else if (found === 'guest' && !isOpen('auth') && !isOpen('checkout')) openSignIn()
  }
  look()
  return () => clearTimeout(timer)
}
