import type { TeamRole } from '@foyer/contract'
import type { TeamViewer } from '../../platform/session/viewer.ts'
import { allow, deny, hide, type Decision } from '../../platform/http/decision.ts'

/** The team member whom a call is about, and the caller's current role. */
export type TeamMemberFacts = { team_member: { role: TeamRole } | null; actor_role: TeamRole }

/** An invitation that is open, or null. */
export type InvitationFacts = { invitation: { role: string } | null }

const rank: Record<TeamRole, number> = { admin: 1, account_admin: 2, owner: 3 }

const canAssign = (actor: TeamRole, role: TeamRole): boolean => actor !== 'admin' && rank[role] <= rank[actor]

/** Whether a team member reads the conversations of the messaging profile. */
export function mayReadInbox({ role, can_read_inbox }: { role: TeamRole; can_read_inbox: boolean }): boolean {
  return role !== 'admin' || can_read_inbox
}

/** Authorizes changes of a team. Pure: facts in, decision out. Nobody changes or grants a role above their own. */
export const teamPolicy = {
  invite: (viewer: TeamViewer, { role }: { role: TeamRole }): Decision =>
    canAssign(viewer.role, role) ? allow : deny,

  changeInvitation: (viewer: TeamViewer, { invitation }: InvitationFacts): Decision => {
    if (!invitation) return hide
    return viewer.role === 'admin' ? deny : allow
  },

  changeRole: (
    _viewer: TeamViewer,
    { team_member, actor_role, role }: TeamMemberFacts & { role: TeamRole },
  ): Decision => {
    if (!team_member) return hide
    return canAssign(actor_role, team_member.role) && canAssign(actor_role, role) ? allow : deny
  },

  /** The permission is only a choice for admins. */
  setInboxPermission: (_viewer: TeamViewer, { team_member, actor_role }: TeamMemberFacts): Decision => {
    if (!team_member) return hide
    return canAssign(actor_role, team_member.role) && team_member.role === 'admin' ? allow : deny
  },

  remove: (_viewer: TeamViewer, { team_member, actor_role }: TeamMemberFacts): Decision => {
    if (!team_member) return hide
    return canAssign(actor_role, team_member.role) ? allow : deny
  },

  readLog: (viewer: TeamViewer): Decision => (viewer.role === 'admin' ? deny : allow),

  chooseProfile: (viewer: TeamViewer, { team_member }: Pick<TeamMemberFacts, 'team_member'>): Decision => {
    if (!team_member) return hide
    return viewer.role === 'admin' ? deny : allow
  },

  /** Mails contain links that sign people in: only who develops on this machine may read them. */
  readMailbox: (
    _viewer: unknown,
    { is_production, is_from_this_machine }: { is_production: boolean; is_from_this_machine: boolean },
  ): Decision => (!is_production && is_from_this_machine ? allow : hide),
}
