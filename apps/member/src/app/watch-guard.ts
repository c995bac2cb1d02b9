import { AUTH_GUARD_RETRY_MS } from '@foyer/domain/constants'
import type { SessionState } from '../platform/session/session-state.ts'

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
