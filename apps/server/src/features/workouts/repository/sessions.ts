import type { Selectable } from 'kysely'
import type { SessionFigures, SessionMode } from '@foyer/contract/workouts/shapes'
import type { AppDb, AppTx, Tables } from '#platform/database/app-db.ts'

/** A session. Mode and figures were written by us in one shape, so they are not parsed again. */
export type SessionRow = Omit<
  Selectable<Tables['workout_sessions']>,
  'app_id' | 'session_mode' | 'figures' | 'activity_count' | 'created_at'
> & { session_mode: SessionMode; figures: SessionFigures }

export const COLUMNS = [
  ...(['id', 'subscriber_id', 'workout_id', 'release_id', 'title', 'session_mode', 'started_at'] as const),
  ...(['finished_at', 'local_date', 'time_zone', 'is_discarded', 'figures'] as const),
] as const

/** The session with this id, of whoever it is; null without one. */
export async function findAnySession(db: AppDb | AppTx, id: string): Promise<SessionRow | null> {
  const row = await selectSessions(db).select(COLUMNS).where('id', '=', id).executeTakeFirst()
  return row ? parseRow(row) : null
}

/** A session of a member's own of a workout; null where they have none with this id. */
export async function findSession(
  db: AppDb | AppTx,
  { subscriber_id, workout_id, id }: { subscriber_id: string; workout_id: string; id: string },
): Promise<SessionRow | null> {
  const row = await findAnySession(db, id)
  return row?.subscriber_id === subscriber_id && row.workout_id === workout_id ? row : null
}

type OwnSessions = { subscriber_id: string; workout_id: string }

/** Lists a member's sessions of a workout that were not discarded, newest first. */
export async function listSessions(
  db: AppDb | AppTx,
  { subscriber_id, workout_id, before, limit }: OwnSessions & { before: string | undefined; limit: number },
): Promise<SessionRow[]> {
  let query = selectSessions(db)
    .select(COLUMNS)
    .where('subscriber_id', '=', subscriber_id)
    .where('workout_id', '=', workout_id)
    .where('is_discarded', '=', false)
  if (before !== undefined) query = query.where('started_at', '<', new Date(before))
  const rows = await query.orderBy('started_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
  return rows.map(parseRow)
}

/** Lists a member's sessions of all workouts that were not discarded, newest first, after one of them. */
export async function listMemberSessions(
  db: AppDb | AppTx,
  { subscriber_id, before, limit }: { subscriber_id: string; before: string | undefined; limit: number },
): Promise<SessionRow[]> {
  let query = selectSessions(db)
    .select(COLUMNS)
    .where('subscriber_id', '=', subscriber_id)
    .where('is_discarded', '=', false)
  if (before !== undefined) {
    const last = await findAnySession(db, before)
    if (last?.subscriber_id !== subscriber_id) return []
    query = query.where((row) =>
      row(row.refTuple('started_at', 'id'), '<', row.tuple(last.started_at, last.id)),
    )
  }
  const rows = await query.orderBy('started_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
  return rows.map(parseRow)
}

/** Whether a member has ever begun a workout. */
export async function hasSessions(
  db: AppDb | AppTx,
  { subscriber_id, workout_id }: OwnSessions,
): Promise<boolean> {
  const row = await selectSessions(db)
    .select('id')
    .where('subscriber_id', '=', subscriber_id)
    .where('workout_id', '=', workout_id)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Inserts a session; false where its id is taken. */
export async function insertSession(
  tx: AppTx,
  { figures, ...row }: SessionRow & { created_at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('workout_sessions')
    .values({ ...row, figures: JSON.stringify(figures), activity_count: 0, app_id: tx.app_id })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Locks a session, so that changes to it are serialized. */
export async function lockSession(tx: AppTx, id: string): Promise<SessionRow> {
  const row = await selectSessions(tx)
    .select(COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return parseRow(row)
}

/** Counts one more activity and locks the session; null where there are as many as allowed. */
export async function countActivity(
  tx: AppTx,
  id: string,
  max: number,
): Promise<(SessionRow & { seq: number }) | null> {
  const counted = await tx
    .updateTable('workout_sessions')
    .set((row) => ({ activity_count: row('activity_count', '+', 1) }))
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .where('activity_count', '<', max)
    .returning(COLUMNS)
    .returning('activity_count')
    .executeTakeFirst()
  if (!counted) return null
  const { activity_count: seq, ...row } = counted
  return { ...parseRow(row), seq }
}

/** Writes what follows from the activities of a session, and when it was finished. */
export async function updateSession(
  tx: AppTx,
  {
    id,
    finished_at,
    is_discarded,
    figures,
  }: Pick<SessionRow, 'id' | 'finished_at' | 'is_discarded' | 'figures'>,
): Promise<void> {
  await tx
    .updateTable('workout_sessions')
    .set({ finished_at, is_discarded, figures: JSON.stringify(figures) })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .execute()
}

export function selectSessions(db: AppDb | AppTx) {
  return db.selectFrom('workout_sessions').where('app_id', '=', db.app_id)
}

export function parseRow(
  row: Omit<SessionRow, 'session_mode' | 'figures'> & { session_mode: string; figures: unknown },
): SessionRow {
  return { ...row, session_mode: row.session_mode as SessionMode, figures: row.figures as SessionFigures }
}
