import type { Credentials } from '../api/create-api.ts'
import type { LoginParts, User, Viewing } from '@foyer/contract/identity/shapes'

/** The facts of a sign-in besides the user. */
export type MemberFacts = LoginParts

/** Someone signed in. `token` is null while the server could not be asked, as after an offline start. */
export type Authenticated = {
  status: 'authenticated'
  user: User
  facts: MemberFacts
  token: string | null
  /** Changes with everything that access is judged by; part of the key of whatever is kept on the device. */
  epoch: string
  /** There where it is not the member who looks, but somebody of the team in a preview. */
  viewing?: Viewing
}

/** Nobody. `viewing` is there in a preview that is over; null where it never began. */
export type Guest = { status: 'guest'; viewing?: Viewing | null }

/** Whether somebody is signed in (spec section 4, "Authentication"). */
export type SessionState = { status: 'unchecked' } | Guest | Authenticated

/** What the device keeps of a sign-in, without its token, for a start without a network. */
export type StoredSession = { user: User; facts: MemberFacts }

/** Whether the server has said who this is: a guest, or a member with a token. What is private is not asked before. */
export function isVerified(state: SessionState): boolean {
  return state.status === 'guest' || (state.status === 'authenticated' && state.token !== null)
}

/** Whether two viewer keys stand for one member, whatever they may see by now. */
export function isSameViewer(one: string, other: string): boolean {
  return one.split('.')[0] === other.split('.')[0]
}

/** Who a session's calls are made as; null for guests and while the server could not be asked. */
export function toCredentials(state: SessionState): Credentials {
  if (state.status !== 'authenticated' || state.token === null) return null
  return { email: state.user.email, token: state.token }
}

/** The key under which a viewer's things are kept: guests share one. */
export function viewerKey(state: SessionState): string {
  return state.status === 'authenticated' ? `${state.user.id}.${state.epoch}` : 'guest'
}
