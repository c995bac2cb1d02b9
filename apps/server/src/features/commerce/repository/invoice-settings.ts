import type { AppDb, AppTx } from '#platform/database/app-db.ts'

export type InvoiceSettings = {
  /** The start of every number. */
  prefix: string
  name: string
  address: string
  country: string | null
  tax_id: string
  email: string
}

/** What numbers start with until the owner chooses. */
export const DEFAULT_PREFIX = 'INV'

/** The seller's details as the owner saved them; null before. */
export async function findInvoiceSettings(db: AppDb | AppTx): Promise<InvoiceSettings | null> {
  const row = await db
    .selectFrom('invoice_settings')
    .select(['prefix', 'name', 'address', 'country', 'tax_id', 'email'])
    .where('app_id', '=', db.app_id)
    .executeTakeFirst()
  return row ?? null
}

export async function saveInvoiceSettings(
  tx: AppTx,
  row: InvoiceSettings & { changed_at: Date },
): Promise<void> {
  await tx
    .insertInto('invoice_settings')
    .values({ app_id: tx.app_id, ...row })
    .onConflict((conflict) => conflict.column('app_id').doUpdateSet(row))
    .execute()
}

export type BillingDetails = { name: string; address: string; country: string | null; tax_id: string }

/** What a member wants on invoices; null before they saved any. */
export async function findBillingDetails(
  db: AppDb | AppTx,
  subscriber_id: string,
): Promise<BillingDetails | null> {
  const row = await db
    .selectFrom('billing_details')
    .select(['name', 'address', 'country', 'tax_id'])
    .where('app_id', '=', db.app_id)
    .where('subscriber_id', '=', subscriber_id)
    .executeTakeFirst()
  return row ?? null
}

export async function saveBillingDetails(
  tx: AppTx,
  subscriber_id: string,
  row: BillingDetails & { changed_at: Date },
): Promise<void> {
  await tx
    .insertInto('billing_details')
    .values({ app_id: tx.app_id, subscriber_id, ...row })
    .onConflict((conflict) => conflict.columns(['app_id', 'subscriber_id']).doUpdateSet(row))
    .execute()
}
