import type { AppDb, AppTx } from '#platform/database/app-db.ts'

/** Whether the owner chose that buyers may withdraw; null: as is usual in the seller's country. */
export async function findWithdrawalChoice(db: AppDb | AppTx): Promise<boolean | null> {
  const row = await db
    .selectFrom('law_settings')
    .select('has_withdrawal')
    .where('app_id', '=', db.app_id)
    .executeTakeFirst()
  return row?.has_withdrawal ?? null
}

export async function saveWithdrawalChoice(
  tx: AppTx,
  row: { has_withdrawal: boolean | null; changed_at: Date },
): Promise<void> {
  await tx
    .insertInto('law_settings')
    .values({ app_id: tx.app_id, ...row })
    .onConflict((conflict) => conflict.column('app_id').doUpdateSet(row))
    .execute()
}
