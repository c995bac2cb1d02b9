import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

/** Returns the team member who is the app's messaging profile; null for none. */
export async function findMessagingProfile(db: AppDb | AppTx): Promise<string | null> {
  const found = await db
    .selectFrom('users')
    .select('team_member_id')
    .where('app_id', '=', db.app_id)
    .where('is_app_messaging_profile', '=', true)
    .executeTakeFirst()
  return found?.team_member_id ?? null
}

/** The user that the app writes as, and the message after which the team reads their conversations. */
export async function findProfileUser(
  db: AppDb | AppTx,
): Promise<{ user_id: string; profile_since_ts: string } | null> {
  const { rows } = await sql<{ user_id: string; profile_since_ts: string }>`
    select id as user_id, profile_since_ts::text as profile_since_ts from users
    where app_id = ${db.app_id} and is_app_messaging_profile
  `.execute(db)
  return rows[0] ?? null
}

/**
 * Makes one user the only messaging profile of the app in one statement; returns both users. The team reads what is
 * written after `since_ts`, unless they have been it already. Concurrent changes are serialized.
 */
export async function setMessagingProfile(tx: AppTx, user_id: string, since_ts: string): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`team.messaging_profile ${tx.app_id}`}, 0))`.execute(
    tx,
  )
  // The second part depends on the result of the first, so that it runs after it.
  const { rows } = await sql<{ id: string }>`
    with before as (
      update users set is_app_messaging_profile = false
      where app_id = ${tx.app_id} and is_app_messaging_profile and id <> ${user_id} returning id
    ),
    chosen as (
      update users set is_app_messaging_profile = true,
        profile_since_ts = case when is_app_messaging_profile then profile_since_ts else ${since_ts}::int8 end
      where app_id = ${tx.app_id} and id = ${user_id} and (select count(*) from before) >= 0 returning id
    )
    select id from before union all select id from chosen
  `.execute(tx)
  return rows.map(({ id }) => id)
}
