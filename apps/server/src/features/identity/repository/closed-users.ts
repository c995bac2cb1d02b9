import { sql } from 'kysely'
import type { AppTx } from '#platform/database/app-db.ts'

const updateUser = (tx: AppTx, id: string) =>
  tx.updateTable('users').where('app_id', '=', tx.app_id).where('id', '=', id).where('erased_at', 'is', null)

/** Shuts a user out; false where they are already. */
export async function suspendUser(tx: AppTx, id: string, now: Date): Promise<boolean> {
  const done = await updateUser(tx, id)
    .set({ suspended_at: now })
    .where('suspended_at', 'is', null)
    .executeTakeFirst()
  return done.numUpdatedRows === 1n
}

/** Readmits a user whom the team suspended or marked for deletion. Returns false when neither was so. */
export async function restoreUser(tx: AppTx, id: string): Promise<boolean> {
  const done = await updateUser(tx, id)
    .set({ suspended_at: null, deletes_at: sql<Date | null>`case when closed_by_member then deletes_at end` })
    .where('suspended_at', 'is not', null)
    .executeTakeFirst()
  return done.numUpdatedRows === 1n
}

/**
 * Suspends a user and schedules the deletion, so that they cannot cancel it. Returns false when the team already
 * did. An earlier date from the user's own closing is used.
 */
export async function markForDeletion(
  tx: AppTx,
  id: string,
  { now, deletes_at }: { now: Date; deletes_at: Date },
): Promise<boolean> {
  const done = await updateUser(tx, id)
    .set({
      deletes_at: sql<Date>`coalesce(deletes_at, ${deletes_at})`,
      suspended_at: sql<Date>`coalesce(suspended_at, ${now})`,
      closed_by_member: false,
    })
    .where(({ eb, or }) => or([eb('deletes_at', 'is', null), eb('suspended_at', 'is', null)]))
    .executeTakeFirst()
  return done.numUpdatedRows === 1n
}
