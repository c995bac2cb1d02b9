import type { LoginResponse, User, Viewing } from '@foyer/contract/identity/shapes'
import type { Authenticated, Guest, MemberFacts, StoredSession, SessionState } from './session-state.ts'

/** What can happen to a session. */
export type SessionEvent =
  /** The server returned a member: verified, signed in or refreshed. */
  | { type: 'accepted'; login: LoginResponse }
  /** The server reported that nobody is signed in. */
  | { type: 'refused' }
  /** The server could not be reached; `storedSession` is the last member on this device. */
  | { type: 'unreachable'; storedSession: StoredSession | null }
  | { type: 'signed_out' }
  /** The preview has ended, or its code opened none. */
  | { type: 'view_over'; viewing: Viewing | null }
  /** The server no longer knows a token. */
  | { type: 'token_refused'; token: string }
  | { type: 'user_changed'; user: Partial<User> }
  | { type: 'facts_changed'; facts: Partial<MemberFacts> }

/**
 * The next state of the session. A refused check makes a guest; an unreachable server does not (spec section 4;
 * security, "Sessions").
 */
export function nextSession(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'accepted': {
      const { user, authentication_token, viewing, ...facts } = event.login
      return authenticated(user, facts, authentication_token, viewing)
    }
    case 'refused':
      return { status: 'guest' }
    case 'view_over':
      return { status: 'guest', viewing: readViewing(state) ?? event.viewing }
    case 'signed_out':
      return toGuest(state)
    case 'unreachable':
      if (state.status !== 'unchecked' || !event.storedSession) return state
      return authenticated(event.storedSession.user, event.storedSession.facts, null)
    case 'token_refused':
      return state.status === 'authenticated' && state.token === event.token ? toGuest(state) : state
    case 'user_changed':
      if (state.status !== 'authenticated') return state
      return authenticated({ ...state.user, ...event.user }, state.facts, state.token, state.viewing)
    default:
      if (state.status !== 'authenticated') return state
      return authenticated(state.user, { ...state.facts, ...event.facts }, state.token, state.viewing)
  }
}

function authenticated(
  user: User,
  facts: MemberFacts,
  token: string | null,
  viewing?: Viewing,
): Authenticated {
  const epoch = computeEpoch(user, facts)
  return { status: 'authenticated', user, facts, token, epoch, ...(viewing && { viewing }) }
}

function readViewing(state: SessionState): Viewing | null | undefined {
  return state.status === 'unchecked' ? null : state.viewing
}

/** A guest; after a preview with its origin, for the way back. */
function toGuest(state: SessionState): Guest {
  const viewing = readViewing(state)
  return viewing ? { status: 'guest', viewing } : { status: 'guest' }
}

type EpochFacts = Pick<MemberFacts, 'page_subscriptions' | 'access_epoch' | 'page_rights'>

/**
 * A hash that changes whenever the member's access may change: products, rights, runs, or the app's gates. Data
 * stored under an old one is never shown.
 */
export function computeEpoch(user: User, facts: EpochFacts): string {
  const parts = [
    user.subscriber_id ?? '-',
    user.is_admin ? 'admin' : 'member',
    ...[...user.active_product_ids].sort(),
    `${facts.access_epoch}`,
    facts.page_rights,
    ...facts.page_subscriptions.map(({ page_id, started_at }) => `${page_id}@${started_at}`).sort(),
  ]
  return hash(parts.join('|'))
}

/** FNV-1a in 53 bits, enough to distinguish states of one member. */
function hash(text: string): string {
  let value = 0xcbf29ce484222n
  for (const char of text) {
    value ^= BigInt(char.codePointAt(0) ?? 0)
    value = (value * 0x100000001b3n) & 0x1fffffffffffffn
  }
  return value.toString(36)
}
