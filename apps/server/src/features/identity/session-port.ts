import type { AppDb } from '../../platform/database/app-db.ts'
import type { SessionPort } from '../../platform/session/ports.ts'
import { hashToken } from '../../platform/session/tokens.ts'
import { findViewer, findViewerOfView, type ViewerRow } from './repository/sessions.ts'
import type { Viewer } from '../../platform/session/viewer.ts'

/** Returns the member as whom a team member views the app in this session, while the preview lasts; otherwise null. */
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

/** Finds the user of a request's token with one query by its hash per request. */
export const memberSessions: SessionPort = {
  findViewer: async (db, _app, token) => {
    const found = await findViewer(db, hashToken(token))
    return found ? toViewer(found) : null
  },
}
