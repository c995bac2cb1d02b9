import type { Call } from '@foyer/contract'
import { needsApp } from '../../src/platform/http/authenticate-caller.ts'

/**
 * All actors. `admin` and `account_admin` are users of the app; `team_` ones work in the studio, and `previewing` is
 * one of them who views the app as a member.
 */
export const actors = [
  'anonymous',
  'member',
  'entitled',
  'pending',
  'suspended',
  'signed_out',
  'admin',
  'account_admin',
  'previewing',
  'team_admin',
  'team_account_admin',
  'team_owner',
  'other_team',
  'other_member',
] as const

export type Actor = (typeof actors)[number]

/** Signed-in users of the app. */
const users: readonly Actor[] = ['member', 'entitled', 'pending', 'admin', 'account_admin']
const rank: Partial<Record<Actor, number>> = { team_admin: 1, team_account_admin: 2, team_owner: 3 }
const requiredRank = { admin: 1, account_admin: 2, owner: 3 } as const

type AccessOutcome =
  | 'open'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'preview_is_read_only'
  | 'closed_in_preview'

/**
 * Returns the outcome of the authentication of a call for an actor, from its `auth` and `role` alone (security,
 * "Answers").
 */
export function expectedOutcome(call: Call, actor: Actor): AccessOutcome {
  switch (call.auth) {
    case 'beacon':
    case 'webhook':
      return 'open'
    case 'account':
      if (actor === 'other_team') return 'open'
      return rank[actor] ? teamOutcome(call, rank[actor]) : 'unauthorized'
    case 'team':
      if (actor === 'other_team') return 'not_found'
      if (!rank[actor]) return 'unauthorized'
      return teamOutcome(call, rank[actor])
    default:
      return userOutcome(call, actor)
  }
}

function teamOutcome(call: Call, has: number): 'open' | 'forbidden' {
  return has >= requiredRank[call.role ?? 'admin'] ? 'open' : 'forbidden'
}

/** A public call takes anyone: a token that is not good for this app counts as none. */
function userOutcome(call: Call, actor: Actor): AccessOutcome {
  if (actor === 'previewing' && needsApp(call)) return previewOutcome(call)
  if (call.auth === 'public') return 'open'
  if (!users.includes(actor)) return 'unauthorized'
  return call.auth === 'member' && actor === 'pending' ? 'forbidden' : 'open'
}

/** A preview reads what is declared open to it; all that it may change is that it ends. */
function previewOutcome(call: Call): AccessOutcome {
  if (call.in_preview === 'open') return 'open'
  return call.method === 'GET' ? 'closed_in_preview' : 'preview_is_read_only'
}

/** Returns the actor that a call sees: a token that is invalid for the app makes a guest. */
export function effectiveActor(call: Call, actor: Actor): Actor {
  const is_known = users.includes(actor) || (actor === 'previewing' && needsApp(call))
  return call.auth === 'public' && !is_known ? 'anonymous' : actor
}

/** The actors who may make a call. */
export function allowedActors(call: Call): Actor[] {
  return actors.filter((actor) => expectedOutcome(call, actor) === 'open')
}
