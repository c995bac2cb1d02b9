import type { AppDb, AppTx } from '#platform/database/app-db.ts'

export type PaymentSettingsRow = {
  publishable_key: string
  account: string
  secret_key_sealed: string | null
  webhook_secret_sealed: string | null
  grace_days: number
}

/** How many days a product stays open after a failed renewal where the owner has chosen nothing. */
export const DEFAULT_GRACE_DAYS = 14

export async function findGraceDays(db: AppDb | AppTx): Promise<number> {
  return (await findPaymentSettings(db))?.grace_days ?? DEFAULT_GRACE_DAYS
}

export async function findPaymentSettings(db: AppDb | AppTx): Promise<PaymentSettingsRow | null> {
  const row = await db
    .selectFrom('payment_settings')
    .select(['publishable_key', 'account', 'secret_key_sealed', 'webhook_secret_sealed', 'grace_days'])
    .where('app_id', '=', db.app_id)
    .executeTakeFirst()
  return row ?? null
}

export async function savePaymentSettings(
  tx: AppTx,
  row: PaymentSettingsRow & { changed_by: string; changed_at: Date },
): Promise<void> {
  await tx
    .insertInto('payment_settings')
    .values({ app_id: tx.app_id, ...row })
    .onConflict((conflict) => conflict.column('app_id').doUpdateSet(row))
    .execute()
}

export type ReferenceKind = 'customer' | 'product' | 'price'

/** One of our objects in an account at the provider; a customer there has one currency. */
export type ReferenceKey = { account: string; kind: ReferenceKind; local_id: string; currency?: string }

/** Finds the id of one of our objects in an account at the provider; null if there is none yet. */
export async function findReference(
  db: AppDb | AppTx,
  { account, kind, local_id, currency = '' }: ReferenceKey,
): Promise<string | null> {
  const row = await db
    .selectFrom('payment_references')
    .select('remote_id')
    .where('app_id', '=', db.app_id)
    .where('account', '=', account)
    .where('kind', '=', kind)
    .where('local_id', '=', local_id)
    .where('currency', '=', currency)
    .executeTakeFirst()
  return row?.remote_id ?? null
}

export async function insertReference(
  tx: AppTx,
  reference: ReferenceKey & { remote_id: string },
): Promise<void> {
  await tx
    .insertInto('payment_references')
    .values({ app_id: tx.app_id, ...reference })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
