import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { newId } from '#platform/ids.ts'

/** What a one-time token is good for; none serves two. */
export type TokenPurpose = 'passwordless' | 'reset' | 'exchange' | 'view' | 'verify_email' | 'change_email'

/** Tries at a code, or with a link that sets a password, before it is worth nothing. */
export const TOKEN_TRIES = 5

export type NewToken = {
  purpose: TokenPurpose
  token_hash: string
  code_hash: string | null
  user_id: string | null
  email: string | null
  device_id: string | null
  /** The name of a new member who verifies the address with this token. */
  name: string | null
  /** The studio session in which a team member will view the app as the user. */
  viewed_by_session_id: string | null
  now: Date
  expires_at: Date
}

/** The subject of a used token. */
export type UsedToken = {
  user_id: string | null
  email: string | null
  name: string | null
  purpose: string
  /** Set for previews only. */
  viewed_by_session_id: string | null
}

const usedColumns = ['user_id', 'email', 'name', 'purpose', 'viewed_by_session_id'] as const

/** Stores a one-time token as hashes only. */
export async function insertToken(tx: AppTx, { now, ...token }: NewToken): Promise<void> {
  await tx
    .insertInto('one_time_tokens')
    .values({ app_id: tx.app_id, id: newId(), ...token, created_at: now })
    .execute()
}

type TokenQuery = {
  purposes: readonly TokenPurpose[]
  token_hash: string
  now: Date
  /** If set, a token requested on another device is not used. */
  on_device?: string | null
}

/** Uses a token up in one statement: of any number of parallel uses exactly one gets it. */
export function consumeToken(
  tx: AppTx,
  { purposes, token_hash, now, on_device }: TokenQuery,
): Promise<UsedToken | undefined> {
  let query = tx
    .updateTable('one_time_tokens')
    .set({ used_at: now })
    .where('app_id', '=', tx.app_id)
    .where('purpose', 'in', purposes)
    .where('token_hash', '=', token_hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
  if (on_device !== undefined) query = query.where('device_id', 'is not distinct from', on_device)
  return query.returning(usedColumns).executeTakeFirst()
}

/** Counts a try with a live token in one statement; false for one that is used, over, or has been tried too often. */
export async function countTokenAttempt(
  tx: AppTx,
  { purposes, token_hash, now }: Omit<TokenQuery, 'on_device'>,
): Promise<boolean> {
  const tried = await tx
    .updateTable('one_time_tokens')
    .set({ tries: sql`tries + 1` })
    .where('app_id', '=', tx.app_id)
    .where('purpose', 'in', purposes)
    .where('token_hash', '=', token_hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', TOKEN_TRIES)
    .returning('id')
    .executeTakeFirst()
  return tried !== undefined
}

/** Whether a token could be used now; it stays unused. */
export async function isTokenLive(
  db: AppDb,
  { purposes, token_hash, now }: Omit<TokenQuery, 'on_device'>,
): Promise<boolean> {
  const found = await db
    .selectFrom('one_time_tokens')
    .select('id')
    .where('app_id', '=', db.app_id)
    .where('purpose', 'in', purposes)
    .where('token_hash', '=', token_hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Checks a code against the device's newest pending request and counts the attempt in one statement: of concurrent
 * attempts five are checked, and a correct one uses the request.
 */
export async function verifyCode(
  tx: AppTx,
  { device_id, code_hash, now }: { device_id: string; code_hash: string; now: Date },
): Promise<UsedToken | undefined> {
  const checked = await tx
    .updateTable('one_time_tokens')
    .set({
      tries: sql`tries + 1`,
      used_at: sql`case when code_hash = ${code_hash} then ${now}::timestamptz end`,
    })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('one_time_tokens')
        .select('id')
        .where('app_id', '=', tx.app_id)
        .where('purpose', '=', 'passwordless')
        .where('device_id', '=', device_id)
        .where('code_hash', 'is not', null)
        .where('used_at', 'is', null)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1),
    )
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', TOKEN_TRIES)
    .returning([...usedColumns, 'used_at'])
    .executeTakeFirst()
  return checked?.used_at ? checked : undefined
}

/** Revokes every unused token of a user or address, or those of one purpose. */
export async function revokeTokens(
  tx: AppTx,
  owner: { user_id: string } | { email: string },
  now: Date,
  purpose?: TokenPurpose,
): Promise<void> {
  const unused = tx
    .updateTable('one_time_tokens')
    .set({ used_at: now })
    .where('app_id', '=', tx.app_id)
    .where('used_at', 'is', null)
  const owned =
    'email' in owner ? unused.where('email', '=', owner.email) : unused.where('user_id', '=', owner.user_id)
  await (purpose === undefined ? owned : owned.where('purpose', '=', purpose)).execute()
}

type MailedToken = { purpose: TokenPurpose; owner: { user_id: string } | { email: string }; now: Date }

/**
 * Revokes the unused tokens of one purpose of a user or address. Concurrent requests wait for each other here, so
 * that only the last token stays.
 */
export async function revokeEarlierTokens(tx: AppTx, { purpose, owner, now }: MailedToken): Promise<void> {
  const lock = `${tx.app_id} ${purpose} ${Object.values(owner).join()}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx)
  await revokeTokens(tx, owner, now, purpose)
}

/** Deletes tokens that ended before an instant. */
export async function deleteEndedTokens(tx: AppTx, before: Date): Promise<void> {
  await tx
    .deleteFrom('one_time_tokens')
    .where('app_id', '=', tx.app_id)
    .where('expires_at', '<', before)
    .execute()
}
