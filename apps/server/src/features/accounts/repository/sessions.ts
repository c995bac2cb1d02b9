import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { preparedStatement } from '#platform/database/prepared-statement.ts'
import type { Viewer } from '#platform/session/viewer.ts'
import { whoLooks } from './who-looks.ts'

/** What a session is made of; the token itself is never stored. */
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

/** A studio session is made of the same, without a country: nobody is shown it. */
export type NewStudioSession = Omit<NewSession, 'country'>

/** Makes a session of a user. */
export async function insertSession(tx: AppTx, session: NewSession & { user_id: string }): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({ app_id: tx.app_id, ...session })
    .execute()
}

/**
 * Who a live session belongs to, as it is read with calls: moments are numbers, which cost nothing to read. `ends_in_ms`
 * is how long the session lasts by the database's clock.
 */
type ViewerRow = Omit<Viewer, 'kind'> & {
  last_used_ms: number
  ends_in_ms: number
  /** When the session got the secret that is in force. */
  rotated_ms: number
  /** It has been given a new secret that has not been shown yet. */
  is_unshown: boolean
}

/** Whose live session a token is: by the unique hash, joined by keys. */
export const findViewer = viewersBy('viewers_of_tokens', {
  from: 'sessions',
  where: 'sessions.token_hash = $2',
  ends_at: 'sessions.expires_at',
})

/** Whose live session a token was before its secret was replaced, for as long as it is good all the same. */
export const findViewerOfOldToken = viewersBy('viewers_of_old_tokens', {
  from: `session_old_tokens old
     join sessions on sessions.app_id = $1 and sessions.id = old.session_id`,
  where: `old.app_id = $1 and old.token_hash = $2 and coalesce(old.ends_at, 'infinity') > now()`,
  ends_at: 'least(sessions.expires_at, old.ends_at)',
})

/** Who a live view is of, by the id of its session. */
export const findViewerOfView = viewersBy('viewers_of_views', {
  from: 'sessions',
  where: 'sessions.is_view and sessions.id = $2::uuid',
  ends_at: 'sessions.expires_at',
})

function viewersBy(name: string, { from, where, ends_at }: { from: string; where: string; ends_at: string }) {
  const select = preparedStatement<ViewerRow>(
    name,
    `select users.id as user_id, subscribers.id as subscriber_id, sessions.id as session_id, users.email, users.name,
       subscribers.language, users.timezone, users.avatar_urls, users.is_admin, users.is_account_admin,
       users.is_app_messaging_profile, looking.viewed_by, extract(epoch from sessions.last_used_at)::float8 * 1000 as last_used_ms,
       extract(epoch from ${ends_at} - now())::float8 * 1000 as ends_in_ms,
       extract(epoch from coalesce(sessions.rotated_at, sessions.created_at))::float8 * 1000 as rotated_ms,
       sessions.is_unshown
     from ${from}
     join users on users.app_id = $1 and users.id = sessions.user_id and users.suspended_at is null
     left join subscribers on subscribers.app_id = $1 and subscribers.user_id = sessions.user_id
     left join lateral (${whoLooks('sessions.id')}) looking on sessions.is_view
     where sessions.app_id = $1 and ${where} and sessions.revoked_at is null and sessions.expires_at > now()
       and (looking.viewed_by is not null or not sessions.is_view)
     limit 1`,
  )
  return async (db: AppDb | AppTx, token_hash: string): Promise<ViewerRow | undefined> => {
    const [row] = await select(db, [db.app_id, token_hash])
    return row
  }
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
export type WhichSessions = { user_id: string; session_id?: string; but_session_id?: string }

/** Ends live sessions of a user, with every preview of them, and gives the ids of the user's own that were live. */
export async function revokeSessions(
  tx: AppTx,
  { user_id, session_id, but_session_id, now }: WhichSessions & { now: Date },
): Promise<string[]> {
  let query = tx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('app_id', '=', tx.app_id)
    .where('user_id', '=', user_id)
    .where('revoked_at', 'is', null)
  if (session_id !== undefined) query = query.where('id', '=', session_id)
  if (but_session_id !== undefined) query = query.where('id', '<>', but_session_id)

  const ended = await query.returning(['id', 'is_view']).execute()
  return ended.flatMap(({ id, is_view }) => (is_view ? [] : [id]))
}

/** Ends every live session of the app, whoever's it is. */
export async function revokeAllSessions(tx: AppTx, now: Date): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('app_id', '=', tx.app_id)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Whether a user was ever signed in on a device. */
export async function hasSessionOn(db: AppDb, user_id: string, device_id: string): Promise<boolean> {
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

/** Whose live session an id is; undefined for none. */
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
