import type { User } from '@foyer/contract/identity/shapes'
import { usePlatform } from '../platform.ts'
import { useStoreSelector, useStore } from '../store.ts'
import type { Authenticated, SessionState } from './session-state.ts'
import type { SessionStore } from './session-store.ts'

/** The session state; `unchecked` during hydration. */
export function useSession(): SessionState {
  return useStore(usePlatform().session.state)
}

/** The signed-in user; null for guests and until the session is known. */
export function useMember(): User | null {
  return useStoreSelector(usePlatform().session.state, (state) =>
    state.status === 'authenticated' ? state.user : null,
  )
}

/** The signed-in member with rights and facts; null for guests and until the session is known. */
export function useAuthenticated(): Authenticated | null {
  return useStoreSelector(usePlatform().session.state, (state) =>
    state.status === 'authenticated' ? state : null,
  )
}

/** Returns the session store, for sign-in, sign-out and refresh. */
export function useSessionStore(): SessionStore {
  return usePlatform().session
}
