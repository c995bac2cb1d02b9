import { sql } from 'kysely'
import type { AppTx } from '#platform/database/app-db.ts'

/** Whether the app is private at this moment, past what servers remember of it. */
export async function isAppPrivate(tx: AppTx): Promise<boolean> {
  const { is_private } = await tx
    .selectFrom('apps')
    .select(sql<boolean>`(access ->> 'is_private')::boolean`.as('is_private'))
    .where('id', '=', tx.app_id)
    .executeTakeFirstOrThrow()
  return is_private
}
