import type { OutputFor } from '@foyer/contract/client'
import { useSyncExternalStore } from 'react'
import { readLocal, writeLocal } from './local.ts'

/** The studio session; `unchecked` until the server has responded once. */
export type Session =
  | { readonly state: 'unchecked' }
  | { readonly state: 'guest' }
  | {
      readonly state: 'signed_in'
      readonly team_member: OutputFor<'team.studioMe'>['team_member']
      readonly account: OutputFor<'team.studioMe'>['account']
    }

const SIGNED_IN_KEY = 'signed_in'
const listeners = new Set<() => void>()
let session: Session = { state: 'unchecked' }
let token: string | null = null

function setSession(next: Session): void {
  session = next
  for (const listener of listeners) listener()
}

/** Stores the token in memory only (security, "Browser") and sets the session's team member. */
export function startSession(response: OutputFor<'team.studioLogin'>): void {
  token = response.authentication_token
  writeLocal(SIGNED_IN_KEY, '1')
  setSession({ state: 'signed_in', team_member: response.team_member, account: response.account })
}

/** Forgets who was signed in: after signing out, or when the server no longer knows the session. */
export function clearSession(): void {
  token = null
  writeLocal(SIGNED_IN_KEY, null)
  setSession({ state: 'guest' })
}

/** The session as it is now. */
export function currentSession(): Session {
  return session
}

/** Returns the token sent with each call; null for guests. */
export function currentToken(): string | null {
  return token
}

/** Whether this browser has signed in before, so that a first visit needs no request. */
export function hasSignedInBefore(): boolean {
  return readLocal(SIGNED_IN_KEY) !== null
}

/** Calls back whenever the session changes. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the session and follows its changes. */
export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, currentSession, currentSession)
}

/** Returns the signed-in team member. Throws on screens that do not require sign-in. */
export function useTeamMember() {
  const current = useSession()
  if (current.state !== 'signed_in') throw new Error('This screen needs a signed-in team member.')
  return current.team_member
}
