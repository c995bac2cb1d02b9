import type { User } from '@foyer/contract/identity/shapes'
import { usePlatform } from '../platform.ts'
import { useStoreSelector, useStore } from '../store.ts'
import type { Authenticated, SessionState } from './session-state.ts'
import type { SessionStore } from './session-store.ts'

/** Whether somebody is signed in, and who; `unchecked` while hydrating. */
export function useSession(): SessionState {
  return useStore(usePlatform().session.state)
}

/** The signed-in user; null for guests and before it is known. */
export function useMember(): User | null {
  return useStoreSelector(usePlatform().session.state, (state) =>
    state.status === 'authenticated' ? state.user : null,
  )
}

/** Who is signed in, with rights and facts; null for guests and before it is known. */
export function useAuthenticated(): Authenticated | null {
  return useStoreSelector(usePlatform().session.state, (state) =>
    state.status === 'authenticated' ? state : null,
  )
}

/** What changes the session: sign-in answers, sign-out, a fresh look. */
export function useSessionStore(): SessionStore {
  return usePlatform().session
}
