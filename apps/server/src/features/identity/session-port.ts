import type { AppDb } from '../../platform/database/app-db.ts'
import type { SessionPort } from '../../platform/session/ports.ts'
import { hashToken } from '../../platform/session/tokens.ts'
import { findViewer, findViewerOfView, type ViewerRow } from './repository/sessions.ts'
import type { Viewer } from '../../platform/session/viewer.ts'

/**
 * The member as whom a team member looks at the app in a session, where that view still lasts; null for all other
 * sessions.
 */
export async function findViewing(
  db: AppDb,
  session_id: string,
): Promise<Pick<Viewer, 'subscriber_id' | 'is_admin'> | null> {
  return (await findViewerOfView(db, session_id)) ?? null
}

/** A viewer as the platform knows them, from the row of their session. */
export function toViewer(row: ViewerRow): Viewer {
  const { user_id, subscriber_id, session_id, email, name, language, timezone, avatar_urls } = row
  const { is_admin, is_account_admin, is_app_messaging_profile, viewed_by } = row
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
    viewed_by,
  }
}

/** Finds whose token a request carries: one query by the token's hash, for each request. */
export const memberSessions: SessionPort = {
  findViewer: async (db, _app, token) => {
    const found = await findViewer(db, hashToken(token))
    return found ? toViewer(found) : null
  },
}
