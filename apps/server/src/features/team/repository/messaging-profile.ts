import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

/** The team member as whom the app writes; null where nobody is. */
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
 * Makes one user the app's messaging profile and every other one not, in one statement; gives both. Two choices at
 * once come one after the other.
 */
export async function setMessagingProfile(tx: AppTx, user_id: string): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`accounts.messaging_profile ${tx.app_id}`}, 0))`.execute(
    tx,
  )
  // The second part asks for what the first has done, so that it comes after it.
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
