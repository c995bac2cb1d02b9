import type { Selectable } from 'kysely'
import type { AppDb, AppTx, Tables } from '#platform/database/app-db.ts'

/** A comment of the team on a session. */
export type CommentRow = Omit<Selectable<Tables['workout_comments']>, 'app_id'>

const COLUMNS = [
  'id',
  'session_id',
  'subscriber_id',
  'author_id',
  'author_name',
  'text',
  'created_at',
  'edited_at',
] as const

/** The comments on some sessions, oldest first, by session. */
export async function listComments(
  db: AppDb | AppTx,
  session_ids: readonly string[],
): Promise<ReadonlyMap<string, CommentRow[]>> {
  if (session_ids.length === 0) return new Map()
  const rows = await selectComments(db)
    .where('session_id', 'in', [...session_ids])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, (row) => row.session_id)
}

/** A comment; null where there is none with this id. */
export async function findComment(db: AppDb | AppTx, id: string): Promise<CommentRow | null> {
  return (await selectComments(db).where('id', '=', id).executeTakeFirst()) ?? null
}

export async function insertComment(tx: AppTx, row: CommentRow): Promise<void> {
  await tx
    .insertInto('workout_comments')
    .values({ ...row, app_id: tx.app_id })
    .execute()
}

/** Changes the text of a comment; null where it is gone. */
export async function updateComment(
  tx: AppTx,
  id: string,
  change: Pick<CommentRow, 'text' | 'edited_at'>,
): Promise<CommentRow | null> {
  const row = await tx
    .updateTable('workout_comments')
    .set(change)
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirst()
  return row ?? null
}

export async function deleteComment(tx: AppTx, id: string): Promise<void> {
  await tx.deleteFrom('workout_comments').where('app_id', '=', tx.app_id).where('id', '=', id).execute()
}

function selectComments(db: AppDb | AppTx) {
  return db.selectFrom('workout_comments').select(COLUMNS).where('app_id', '=', db.app_id)
}
