import type { SessionPort } from '../../platform/session/port.ts'
import { storedHash } from '../../platform/session/tokens.ts'
import { teamMember } from '@foyer/contract/accounts/shapes'
import { findViewer } from './repository/sessions.ts'
import { findTeamViewer } from './repository/team.ts'

/** Tells the platform whose token a request carries: one query by the token's hash, nothing remembered. */
export const accountsSessionPort: SessionPort = {
  viewerOf: async (db, _app, token) => {
    const found = await findViewer(db, storedHash(token))
    if (!found) return null
    const { user_id, subscriber_id, session_id, email, name, language, timezone, avatar_urls } = found
    const { is_admin, is_account_admin, is_app_messaging_profile } = found
    return {
      kind: 'user',
      user_id,
      subscriber_id,
      session_id,
      email,
      name,
      language,
      timezone,
      avatar_urls,
      is_admin,
      is_account_admin,
      is_app_messaging_profile,
    }
  },

  teamViewerOf: async (database, token) => {
    const found = await findTeamViewer(database.control, storedHash(token))
    if (!found) return null
    const { id, account_id, session_id, email, name } = found
    const { role } = teamMember.pick({ role: true }).parse(found)
    return { kind: 'team', team_member_id: id, account_id, session_id, email, name, role }
  },
}
