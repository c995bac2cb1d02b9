import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

/** Whether the user of an address has signed in on a device before. */
export async function isDeviceOfEmail(db: AppDb, email: string, device_id: string | null): Promise<boolean> {
  if (device_id === null) return false
  const found = await db
    .selectFrom('user_devices')
    .innerJoin('users', (join) =>
      join.onRef('users.app_id', '=', 'user_devices.app_id').onRef('users.id', '=', 'user_devices.user_id'),
    )
    .select('user_devices.device_id')
    .where('users.app_id', '=', db.app_id)
    .where('users.email', '=', email)
    .where('user_devices.device_id', '=', device_id)
    .executeTakeFirst()
  return found !== undefined
}

type SignIn = { user_id: string; device_id: string | null; now: Date }

/**
 * Records a device and returns whether the user must be notified: it is new and not their first. One statement, so
 * that concurrent sign-ins notify once. Called before the session is inserted.
 */
export async function recordDevice(tx: AppTx, { user_id, device_id, now }: SignIn): Promise<boolean> {
  const { rows } = await sql<{ is_new: boolean }>`
    with noted as (
      insert into user_devices (app_id, user_id, device_id, first_seen_at)
      select ${tx.app_id}::uuid, ${user_id}::uuid, ${device_id}::text, ${now}::timestamptz
      where ${device_id}::text is not null
      on conflict do nothing
      returning device_id
    )
    select (${device_id}::text is null or exists (select from noted)) and (
      exists (
        select from sessions
        where app_id = ${tx.app_id} and user_id = ${user_id} and not is_view
      )
      or exists (select from user_devices where app_id = ${tx.app_id} and user_id = ${user_id})
    ) as is_new
  `.execute(tx)
  return rows[0]?.is_new ?? false
}
