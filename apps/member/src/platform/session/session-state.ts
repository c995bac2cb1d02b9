import type { Credentials } from '../api/create-api.ts'
import type { LoginParts, User, Viewing } from '@foyer/contract/identity/shapes'

/** The facts of a session besides the user. */
export type MemberFacts = LoginParts

/** A signed-in member. `token` is null until the server was reached, as after an offline start. */
export type Authenticated = {
  status: 'authenticated'
  user: User
  facts: MemberFacts
  token: string | null
  /** Changes with everything that access depends on; part of the key of all stored data. */
  epoch: string
  /** Set in a preview, where a team member views the app as this member. */
  viewing?: Viewing
}

/** Nobody is signed in. `viewing` is set after a preview has ended, null if it never started. */
export type Guest = { status: 'guest'; viewing?: Viewing | null }

/** State of the session (spec section 4, "Authentication"). */
export type SessionState = { status: 'unchecked' } | Guest | Authenticated

/** The session as stored on the device, without its token, for an offline start. */
export type StoredSession = { user: User; facts: MemberFacts }

/**
 * Whether the server has confirmed the viewer: a guest, or a member with a token. Private data is not requested
 * before.
 */
export function isVerified(state: SessionState): boolean {
  return state.status === 'guest' || (state.status === 'authenticated' && state.token !== null)
}

/** Whether two viewer keys belong to the same member, whatever their access rights. */
export function isSameViewer(one: string, other: string): boolean {
  return one.split('.')[0] === other.split('.')[0]
}

/** The credentials of a session's calls; null for guests and until the server was reached. */
export function toCredentials(state: SessionState): Credentials {
  if (state.status !== 'authenticated' || state.token === null) return null
  return { email: state.user.email, token: state.token }
}

/** The key of a viewer's stored data; guests share one. */
export function viewerKey(state: SessionState): string {
  return state.status === 'authenticated' ? `${state.user.id}.${state.epoch}` : 'guest'
}
