import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import type { Recipient } from '../commands/record.ts'

type Db = AppDb | AppTx

/** Lists members in the order of their ids: those who are neither suspended nor leaving, some after another. */
export async function listMembersAfter(db: Db, after_id: string | null, limit: number): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select subscribers.id as subscriber_id, users.id as user_id, users.timezone from subscribers
    join users on users.app_id = subscribers.app_id and users.id = subscribers.user_id
      and users.suspended_at is null and users.deletes_at is null
    where subscribers.app_id = ${db.app_id} and (${after_id}::uuid is null or subscribers.id > ${after_id}::uuid)
    order by subscribers.id limit ${limit}
  `.execute(db)
  return rows
}

/** A member who can be notified, as access is decided about. */
export type Reminded = Recipient & { is_admin: boolean }

/** Lists the time zones in which an app has people. */
export async function listZones(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('timezone')
    .distinct()
    .where('app_id', '=', db.app_id)
    .orderBy('timezone')
    .execute()
  return rows.map(({ timezone }) => timezone)
}

/** Lists the members of some time zones in the order of their ids; null: of all. */
export async function listMembersOfZones(
  db: Db,
  { zones, after_id, limit }: { zones: readonly string[] | null; after_id: string | null; limit: number },
): Promise<Reminded[]> {
  const { rows } = await sql<Reminded>`
    select subscribers.id as subscriber_id, users.id as user_id, users.timezone, users.is_admin from subscribers
    join users on users.app_id = subscribers.app_id and users.id = subscribers.user_id
      and users.suspended_at is null and users.deletes_at is null
    where subscribers.app_id = ${db.app_id} and (${after_id}::uuid is null or subscribers.id > ${after_id}::uuid)
      and (${zones === null}::boolean or users.timezone = any (${zones === null ? [] : [...zones]}::text[]))
    order by subscribers.id limit ${limit}
  `.execute(db)
  return rows
}
