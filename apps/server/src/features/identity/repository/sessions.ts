import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { preparedStatement } from '#platform/database/prepared-statement.ts'
import type { Viewer } from '#platform/session/viewer.ts'

/** The values of a new session; the token itself is never stored. */
export type NewSession = {
  id: string
  token_hash: string
  device_id: string | null
  browser: string
  network: string
  country: string | null
  created_at: Date
  last_used_at: Date
  expires_at: Date
}

/** The same for a studio session, without a country, which is never shown. */
export type NewStudioSession = Omit<NewSession, 'country'>

/** Inserts a session of a user. */
export async function insertSession(tx: AppTx, session: NewSession & { user_id: string }): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({ app_id: tx.app_id, ...session })
    .execute()
}

/** The user of an active session; times are ms since 1970. */
export type ViewerRow = Omit<Viewer, 'kind'> & {
  last_used_ms: number
  /** When the session got the secret that is in force. */
  rotated_ms: number
  /** The session has a new secret that was not presented yet. */
  is_unshown: boolean
}

const selectViewerOfToken = preparedStatement<ViewerRow & { is_old: boolean }>(
  'viewer_of_token',
  'select * from viewer_of_token($1, $2)',
)

const selectViewerOfSession = preparedStatement<ViewerRow>(
  'viewer_of_session',
  'select * from viewer_of_session($1, $2)',
)

/** Returns the user of an active session by its token. `is_old`: the secret was rotated since. */
export async function findViewer(
  db: AppDb | AppTx,
  token_hash: string,
): Promise<(ViewerRow & { is_old: boolean }) | undefined> {
  const [row] = await selectViewerOfToken(db, [db.app_id, token_hash])
  return row
}

/** Finds who a live view is of, by the id of its session. */
export async function findViewerOfView(
  db: AppDb | AppTx,
  session_id: string,
): Promise<ViewerRow | undefined> {
  const [row] = await selectViewerOfSession(db, [db.app_id, session_id])
  return row?.viewed_by ? row : undefined
}

/** Notes that a session was used, and with it its user. */
export async function touchSession(
  tx: AppTx,
  session: { id: string; user_id: string; now: Date; seen_at: Date },
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ last_used_at: session.now })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', session.id)
    .execute()
  await tx
    .updateTable('users')
    .set({ last_seen_at: session.seen_at })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', session.user_id)
    .execute()
}

/** Which live sessions of a user: one, all but one, or all. */
export type SessionFilter = { user_id: string; session_id?: string; except_session_id?: string }

/** Ends a user's active sessions and previews of them. Returns the ids of the user's own that were active. */
export async function revokeSessions(
  tx: AppTx,
  { user_id, session_id, except_session_id, now }: SessionFilter & { now: Date },
): Promise<string[]> {
  let query = tx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('app_id', '=', tx.app_id)
    .where('user_id', '=', user_id)
    .where('revoked_at', 'is', null)
  if (session_id !== undefined) query = query.where('id', '=', session_id)
  if (except_session_id !== undefined) query = query.where('id', '<>', except_session_id)

  const ended = await query.returning(['id', 'is_view']).execute()
  return ended.flatMap(({ id, is_view }) => (is_view ? [] : [id]))
}

/** Ends every active session of the app. */
export async function revokeAllSessions(tx: AppTx, now: Date): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('app_id', '=', tx.app_id)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Whether a user was ever signed in on a device. */
export async function hasSessionOnDevice(db: AppDb, user_id: string, device_id: string): Promise<boolean> {
  const found = await db
    .selectFrom('sessions')
    .select('id')
    .where('app_id', '=', db.app_id)
    .where('user_id', '=', user_id)
    .where('device_id', '=', device_id)
    .where('is_view', '=', false)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether a live session was opened after an instant. */
export async function isSessionFresh(db: AppDb, id: string, since: Date): Promise<boolean> {
  const found = await db
    .selectFrom('sessions')
    .select('id')
    .where('app_id', '=', db.app_id)
    .where('id', '=', id)
    .where('created_at', '>', since)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

/** The places where a user is signed in now, last used first. */
export function listLiveSessions(db: AppDb, user_id: string) {
  return db
    .selectFrom('sessions')
    .select(['id', 'browser', 'network', 'country', 'created_at', 'last_used_at'])
    .where('app_id', '=', db.app_id)
    .where('user_id', '=', user_id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('is_view', '=', false)
    .orderBy('last_used_at', 'desc')
    .limit(50)
    .execute()
}

/** Returns the user of an active session; undefined for none. */
export function findLiveSession(db: AppDb | AppTx, id: string): Promise<{ user_id: string } | undefined> {
  return db
    .selectFrom('sessions')
    .select('user_id')
    .where('app_id', '=', db.app_id)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
}

/** Deletes sessions that ended before an instant. */
export async function deleteEndedSessions(tx: AppTx, before: Date): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('app_id', '=', tx.app_id)
    .where(({ eb, or }) => or([eb('expires_at', '<', before), eb('revoked_at', '<', before)]))
    .execute()
}
