import { teamMember } from '@foyer/contract/identity/shapes'
import type { TeamSessionPort } from '../../platform/session/ports.ts'
import { hashToken } from '../../platform/session/tokens.ts'
import { mayReadInbox } from './policy.ts'
import { findTeamViewer } from './repository/team.ts'

/** Finds the team member of a request's token: one query by the token's hash, for each request. */
export const teamSessions: TeamSessionPort = {
  findTeamViewer: async (database, token) => {
    const found = await findTeamViewer(database.control, hashToken(token))
    if (!found) return null
    const { id, account_id, session_id, email, name } = found
    const { role } = teamMember.pick({ role: true }).parse(found)
    const can_read_inbox = mayReadInbox({ role, can_read_inbox: found.can_read_inbox })
    return { kind: 'team', team_member_id: id, account_id, session_id, email, name, role, can_read_inbox }
  },
}
