import type { SavedReply } from '@foyer/contract/messaging/inbox-shapes'
import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { newId } from '#platform/ids.ts'

type Texts = Omit<SavedReply, 'id'>

/** Lists the saved replies of the app by title. */
export async function listSavedReplies(db: AppDb | AppTx): Promise<SavedReply[]> {
  return db
    .selectFrom('saved_replies')
    .select(['id', 'title', 'text'])
    .where('app_id', '=', db.app_id)
    .orderBy(sql`title collate foyer_text`)
    .orderBy('id')
    .execute()
}

/** Adds a saved reply; null where the app has so many already. */
export async function insertSavedReply(
  tx: AppTx,
  { title, text }: Texts,
  { now, max }: { now: Date; max: number },
): Promise<SavedReply | null> {
  const { rows } = await sql<SavedReply>`
    insert into saved_replies (app_id, id, title, text, created_at)
    select ${tx.app_id}, ${newId()}::uuid, ${title}, ${text}, ${now}::timestamptz
    where (select count(*) from saved_replies where app_id = ${tx.app_id}) < ${max}
    returning id, title, text
  `.execute(tx)
  return rows[0] ?? null
}

/** Finds a saved reply and locks it until the end of the transaction. */
export async function lockSavedReply(tx: AppTx, id: string): Promise<SavedReply | null> {
  const row = await tx
    .selectFrom('saved_replies')
    .select(['id', 'title', 'text'])
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Changes the texts of a saved reply. */
export async function updateSavedReply(tx: AppTx, id: string, texts: Texts): Promise<void> {
  await tx
    .updateTable('saved_replies')
    .set({ title: texts.title, text: texts.text })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .execute()
}

/** Deletes a saved reply. */
export async function deleteSavedReply(tx: AppTx, id: string): Promise<void> {
  await tx.deleteFrom('saved_replies').where('app_id', '=', tx.app_id).where('id', '=', id).execute()
}
