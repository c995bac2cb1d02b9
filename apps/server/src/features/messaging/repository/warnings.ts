import type { MemberWarning } from '@foyer/contract/messaging/report-shapes'
import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { newId } from '#platform/ids.ts'

/** Warnings that are shown at once; the next follow when these are confirmed. */
const MAX_SHOWN = 5

/** Stores a warning, which its member sees until they confirm it. */
export async function insertWarning(
  tx: AppTx,
  { user_id, text, now }: { user_id: string; text: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('message_warnings')
    .values({ app_id: tx.app_id, id: newId(), user_id, text, created_at: now })
    .execute()
}

/** Lists the warnings that a member has not confirmed, oldest first. */
export async function listWarnings(db: AppDb, user_id: string): Promise<MemberWarning[]> {
  const { rows } = await sql<MemberWarning>`
    select id, text, instant_text(created_at) as created_at from message_warnings
    where app_id = ${db.app_id} and user_id = ${user_id} and confirmed_at is null
    order by message_warnings.created_at, id limit ${MAX_SHOWN}
  `.execute(db)
  return rows
}

/** Finds whose a warning is; null if there is none. */
export async function findWarning(db: AppDb, id: string): Promise<{ user_id: string } | null> {
  const row = await db
    .selectFrom('message_warnings')
    .select('user_id')
    .where('app_id', '=', db.app_id)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Confirms a warning; repeating it changes nothing. */
export async function setConfirmed(tx: AppTx, { id, now }: { id: string; now: Date }): Promise<void> {
  await tx
    .updateTable('message_warnings')
    .set({ confirmed_at: now })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute()
}
