import { useEffect } from 'react'
import { usePlatform } from '../platform/platform.ts'
import { createHashRouter } from '../platform/routing/use-hash.ts'
import { useSession } from '../platform/session/use-session.ts'
import { memberPreview } from '../platform/storage/member-preview.ts'
import { AUTH_GUARD_RETRY_MS } from '@foyer/domain/constants'
import type { SessionState } from '../platform/session/session-state.ts'

/** Guards the current screen while it is mounted, also after a sign-out. */
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
      // After a preview has ended there is no sign-in: the banner leads back to the studio.
      openSignIn: () => {
        if (!memberPreview()) hash().open('auth')
      },
    })
  }, [is_signed_in, location, session])
}

/** The state that the guard checks, and its action. */
export type AccountGuardContext = {
  status: () => SessionState['status']
  /** Whether the address opens a panel already. */
  isOpen: (panel: 'auth' | 'checkout') => boolean
  openSignIn: () => void
}

/**
 * Checks every 250 ms until the session state is known, then sends a guest to the sign-in hash unless the address
 * opens it or the checkout already (spec section 2, "Route guard on the account prefix").
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
