import { performance } from 'node:perf_hooks'
import type { AppDb } from '../../platform/database/app-db.ts'
import { markOf, Remembered } from '../../platform/database/remembered.ts'
import type { SessionPort } from '../../platform/session/port.ts'
import { storedHash } from '../../platform/session/tokens.ts'
import { teamMember } from '@foyer/contract/accounts/shapes'
import { findViewer, findViewerOfOldToken, findViewerOfView } from './repository/sessions.ts'
import type { Viewer } from '../../platform/session/viewer.ts'
import { findTeamViewer } from './repository/team.ts'

/** Whose live tokens are, until they or their session change; `ends_at` is of `performance.now()`. */
const viewers = new Remembered<{ viewer: Viewer; ends_at: number }>({ most: 50_000 })

/**
 * The member as whom a team member looks at the app in a session, where that view still lasts; null for all other
 * sessions. Nothing of it is remembered.
 */
export async function findViewing(
  db: AppDb,
  session_id: string,
): Promise<Pick<Viewer, 'subscriber_id' | 'is_admin'> | null> {
  return (await findViewerOfView(db, session_id)) ?? null
}

/**
 * Tells the platform whose token a request carries: one query by the token's hash. A reader that remembers asks once,
 * until the session, its user or their membership changes.
 */
export const accountsSessionPort: SessionPort = {
  viewerOf: async (db, _app, token) => {
    const token_hash = storedHash(token)
    const known = viewers.get(db, token_hash)
    const began = performance.now()
    if (known && began < known.ends_at) return known.viewer

    const since = markOf(db)
    const found = (await findViewer(db, token_hash)) ?? (await findViewerOfOldToken(db, token_hash))
    if (!found) return null
    const { user_id, subscriber_id, session_id, email, name, language, timezone, avatar_urls } = found
    const { is_admin, is_account_admin, is_app_messaging_profile, viewed_by } = found
    const viewer: Viewer = {
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
      viewed_by,
    }
    // Whether a preview still holds is for the studio's tables to say, whose changes nobody announces.
    if (viewed_by) return viewer
    const value = { viewer, ends_at: began + found.ends_in_ms }
    viewers.keep(db, token_hash, { value, about: [user_id], since })
    return viewer
  },
  teamViewerOf: async (database, token) => {
    const found = await findTeamViewer(database.control, storedHash(token))
    if (!found) return null
    const { id, account_id, session_id, email, name } = found
    const { role } = teamMember.pick({ role: true }).parse(found)
    return { kind: 'team', team_member_id: id, account_id, session_id, email, name, role }
  },
}
