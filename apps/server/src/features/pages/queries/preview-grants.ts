import type { Selectable } from 'kysely'
import type { PreviewAs } from '@foyer/contract/pages/preview-shapes'
import type { AppDb, AppTx, Tables } from '#platform/database/app-db.ts'

type Db = AppDb | AppTx

/** A grant to preview the drafts of one tree; the token itself is never stored. */
export type PreviewGrantRow = Omit<Selectable<Tables['preview_grants']>, 'app_id' | 'shown_as'> & {
  shown_as: PreviewAs
}

export async function insertGrant(tx: AppTx, { shown_as, ...grant }: PreviewGrantRow): Promise<void> {
  await tx
    .insertInto('preview_grants')
    .values({ app_id: tx.app_id, ...grant, shown_as: JSON.stringify(shown_as) })
    .execute()
}

/** The grant of a token that has not run out by itself. */
export async function findGrant(db: Db, token_hash: string, now: Date): Promise<PreviewGrantRow | null> {
  const row = await db
    .selectFrom('preview_grants')
    .select([
      'token_hash',
      'root_page_id',
      'revision',
      'team_member_id',
      'studio_session_id',
      'shown_as',
      'shown_at',
      'expires_at',
    ])
    .where('app_id', '=', db.app_id)
    .where('token_hash', '=', token_hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row ? { ...row, shown_as: row.shown_as as PreviewAs } : null
}

/** Deletes grants that expired before an instant. */
export async function deleteExpiredGrants(tx: AppTx, before: Date): Promise<void> {
  await tx
    .deleteFrom('preview_grants')
    .where('app_id', '=', tx.app_id)
    .where('expires_at', '<', before)
    .execute()
}
