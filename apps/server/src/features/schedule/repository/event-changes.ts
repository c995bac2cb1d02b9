import type { Selectable } from 'kysely'
import type { AppDb, AppTx, Tables } from '#platform/database/app-db.ts'

type StoredChange = Selectable<Tables['event_changes']>

/** What an owner changed about a date of an event. */
export type ChangeRow = Omit<StoredChange, 'app_id' | 'scope'> & { scope: 'one' | 'following' }

const COLUMNS = [
  'event_id',
  'original_start',
  'scope',
  'is_cancelled',
  'shift_minutes',
  'minutes',
  'capacity',
  'changed_at',
] as const

/** The changes of events, in order of the dates. */
export async function listChanges(db: AppDb | AppTx, event_ids: readonly string[]): Promise<ChangeRow[]> {
  if (event_ids.length === 0) return []
  const rows = await db
    .selectFrom('event_changes')
    .select(COLUMNS)
    .where('app_id', '=', db.app_id)
    .where('event_id', 'in', [...event_ids])
    .orderBy('event_id')
    .orderBy('original_start')
    .execute()
  return rows.map((row) => ({ ...row, scope: row.scope === 'following' ? 'following' : 'one' }))
}

/** Writes the change of a date. One of it and all that follow replaces those later ones that go on as well. */
export async function writeChange(tx: AppTx, row: ChangeRow): Promise<void> {
  const { event_id, original_start, scope } = row
  if (scope === 'following')
    await tx
      .deleteFrom('event_changes')
      .where('app_id', '=', tx.app_id)
      .where('event_id', '=', event_id)
      .where('original_start', '>', original_start)
      .where('scope', '=', 'following')
      .execute()
  await tx
    .insertInto('event_changes')
    .values({ ...row, app_id: tx.app_id })
    .onConflict((conflict) => conflict.columns(['app_id', 'event_id', 'original_start']).doUpdateSet(row))
    .execute()
}

/** Deletes the change of a date; false where it has none. */
export async function deleteChange(
  tx: AppTx,
  { event_id, original_start }: Pick<ChangeRow, 'event_id' | 'original_start'>,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('event_changes')
    .where('app_id', '=', tx.app_id)
    .where('event_id', '=', event_id)
    .where('original_start', '=', original_start)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
