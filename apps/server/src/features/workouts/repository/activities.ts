import type { SessionEntry } from '@foyer/contract/workouts/shapes'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

const COLUMNS = [
  'id',
  'activity_type',
  'workout_group_id',
  'workout_group_item_id',
  'data',
  'at',
  'clock',
] as const

/** The activities of a session in the order of their clocks. */
export async function listActivities(db: AppDb | AppTx, session_id: string): Promise<SessionEntry[]> {
  const rows = await selectActivities(db, session_id).orderBy('clock').orderBy('id').execute()
  return rows.map(toEntry)
}

/** One activity of a session; null where it has none with this id. */
export async function findActivity(
  db: AppDb | AppTx,
  session_id: string,
  id: string,
): Promise<SessionEntry | null> {
  const row = await selectActivities(db, session_id).where('id', '=', id).executeTakeFirst()
  return row ? toEntry(row) : null
}

type NewActivity = {
  session_id: string
  subscriber_id: string
  seq: number
  entry: SessionEntry
  created_at: Date
}

/** Appends an activity; false where the session has one with its id. */
export async function insertActivity(tx: AppTx, { entry, ...row }: NewActivity): Promise<boolean> {
  const { data, at, ...columns } = entry
  const set = entry.activity_type === 'set' ? entry.data : null
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('workout_activities')
    .values({
      ...row,
      ...columns,
      app_id: tx.app_id,
      exercise_id: set?.exercise_id ?? null,
      set_row: set?.row ?? null,
      data: JSON.stringify(data),
      at: new Date(at),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

function selectActivities(db: AppDb | AppTx, session_id: string) {
  return db
    .selectFrom('workout_activities')
    .select(COLUMNS)
    .where('app_id', '=', db.app_id)
    .where('session_id', '=', session_id)
}

type StoredActivity = Record<'id' | 'activity_type' | 'clock', string> &
  Record<'workout_group_id' | 'workout_group_item_id', string | null> & { data: unknown; at: Date }

/** Type and data were written by us as one of the shapes, so they are not parsed again. */
function toEntry({ at, ...row }: StoredActivity): SessionEntry {
  return { ...row, at: at.toISOString() } as SessionEntry
}
