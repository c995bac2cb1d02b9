import { useEffect } from 'react'
import { usePlatform } from '../platform/platform.ts'
import { createHashRouter } from '../platform/routing/use-hash.ts'
import { useSession } from '../platform/session/use-session.ts'
import { memberPreview } from '../platform/session/member-preview.ts'
import { AUTH_GUARD_RETRY_MS } from '@foyer/domain/constants'
import type { SessionState } from '../platform/session/session-state.ts'

/** Watches over the screen that it is drawn on, from now on and whenever somebody signs out. */
export function useAccountGuard(): void {
  const { location, session } = usePlatform()
  const { status } = useSession()
  const is_signed_in = status === 'authenticated'
  useEffect(() => {
    if (is_signed_in) return undefined
    const hash = () => createHashRouter(location, location.hash())
    return startAccountGuard({
      status: () => session.state.get().status,
      isOpen: (panel) => hash().get(panel) !== null,
      // Where a preview is over, whoever looked is asked for nothing: the banner leads them back.
      openSignIn: () => {
        if (!memberPreview()) hash().open('auth')
      },
    })
  }, [is_signed_in, location, session])
}

/** What the guard looks at, and what it can do. */
export type AccountGuardContext = {
  status: () => SessionState['status']
  /** Whether the address opens a panel already. */
  isOpen: (panel: 'auth' | 'checkout') => boolean
  openSignIn: () => void
}

/**
 * Looks whether somebody is signed in, and again every 250 ms until that is known; a guest is then sent to the sign-in
 * hash, unless the address carries it, or checkout, already (spec section 2, "Route guard on the account prefix").
 */
export function startAccountGuard({ status, isOpen, openSignIn }: AccountGuardContext): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const check = (): void => {
    const currentState = status()
    if (currentState === 'unchecked') timer = setTimeout(check, AUTH_GUARD_RETRY_MS)
    else if (currentState === 'guest' && !isOpen('auth') && !isOpen('checkout')) openSignIn()
  }
  check()
  return () => clearTimeout(timer)
}
