import type { AppDb, AppTx } from '#platform/database/app-db.ts'

/** How an app sells in Google Play. */
export type PlaySettingsRow = {
  package_name: string
  service_account_sealed: string | null
  /** The account by which Pub/Sub signs notifications; empty: none are accepted. */
  push_account: string
  accepts_test: boolean
}

export async function findPlaySettings(db: AppDb | AppTx): Promise<PlaySettingsRow | null> {
  const row = await db
    .selectFrom('play_settings')
    .select(['package_name', 'service_account_sealed', 'push_account', 'accepts_test'])
    .where('app_id', '=', db.app_id)
    .executeTakeFirst()
  return row ?? null
}

export async function savePlaySettings(
  tx: AppTx,
  row: PlaySettingsRow & { changed_by: string; changed_at: Date },
): Promise<void> {
  await tx
    .insertInto('play_settings')
    .values({ app_id: tx.app_id, ...row })
    .onConflict((conflict) => conflict.column('app_id').doUpdateSet(row))
    .execute()
}
