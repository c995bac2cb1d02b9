import type { TeamRole } from '@foyer/contract'
import type { TeamViewer } from '../../platform/session/viewer.ts'
import { allow, deny, hide, type Decision } from '../../platform/http/decision.ts'

/** The colleague whom a call is about, and the role of whoever asks as it stands at this very moment. */
export type ColleagueFacts = { colleague: { role: TeamRole } | null; acting_role: TeamRole }

/** An invitation that is open, or null. */
export type InvitationFacts = { invitation: { role: string } | null }

const rank: Record<TeamRole, number> = { admin: 1, account_admin: 2, owner: 3 }

const mayGive = (acting: TeamRole, role: TeamRole): boolean =>
  acting !== 'admin' && rank[role] <= rank[acting]

/** Who may change a team. Pure: facts in, decision out. Nobody touches or gives a role above their own. */
export const teamPolicy = {
  invite: (viewer: TeamViewer, { role }: { role: TeamRole }): Decision =>
    mayGive(viewer.role, role) ? allow : deny,

  changeInvitation: (viewer: TeamViewer, { invitation }: InvitationFacts): Decision => {
    if (!invitation) return hide
    return viewer.role === 'admin' ? deny : allow
  },

  changeRole: (
    _viewer: TeamViewer,
    { colleague, acting_role, role }: ColleagueFacts & { role: TeamRole },
  ): Decision => {
    if (!colleague) return hide
    return mayGive(acting_role, colleague.role) && mayGive(acting_role, role) ? allow : deny
  },

  remove: (_viewer: TeamViewer, { colleague, acting_role }: ColleagueFacts): Decision => {
    if (!colleague) return hide
    return mayGive(acting_role, colleague.role) ? allow : deny
  },

  readLog: (viewer: TeamViewer): Decision => (viewer.role === 'admin' ? deny : allow),

  chooseProfile: (viewer: TeamViewer, { colleague }: Pick<ColleagueFacts, 'colleague'>): Decision => {
    if (!colleague) return hide
    return viewer.role === 'admin' ? deny : allow
  },

  /** Mails hold links that sign people in, so they can be read where nobody real receives any. */
  readMailbox: (_viewer: unknown, { is_production }: { is_production: boolean }): Decision =>
    is_production ? hide : allow,
}
