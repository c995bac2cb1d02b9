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

/**
 * Makes one user the only messaging profile of the app in one statement; returns both users. Concurrent changes are
 * serialized.
 */
export async function setMessagingProfile(tx: AppTx, user_id: string): Promise<string[]> {
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
      update users set is_app_messaging_profile = true
      where app_id = ${tx.app_id} and id = ${user_id} and (select count(*) from before) >= 0 returning id
    )
    select id from before union all select id from chosen
  `.execute(tx)
  return rows.map(({ id }) => id)
}
