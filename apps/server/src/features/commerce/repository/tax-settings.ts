import { taxMode } from '@foyer/contract/commerce/tax-shapes'
import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

export type TaxSettings = {
  mode: 'off' | 'rates' | 'stripe'
  /** Prices contain the tax; else it is added to them. */
  is_inclusive: boolean
  home_country: string | null
  has_oss: boolean
  has_reverse_charge: boolean
  registrations: string[]
}

/** A rate of a country from a day on, in thousandths of a per cent. */
export type TaxRateRow = { country: string; valid_from: string; rate: number }

/** What holds until the owner chooses. */
export const NO_TAX: TaxSettings = {
  mode: 'off',
  is_inclusive: true,
  home_country: null,
  has_oss: false,
  has_reverse_charge: true,
  registrations: [],
}

export async function findTaxSettings(db: AppDb | AppTx): Promise<TaxSettings> {
  const row = await db
    .selectFrom('tax_settings')
    .select(['mode', 'is_inclusive', 'home_country', 'has_oss', 'has_reverse_charge', 'registrations'])
    .where('app_id', '=', db.app_id)
    .executeTakeFirst()
  return row ? { ...row, mode: taxMode.parse(row.mode) } : NO_TAX
}

export async function saveTaxSettings(
  tx: AppTx,
  { registrations, ...row }: TaxSettings & { changed_at: Date },
): Promise<void> {
  const values = { ...row, registrations: sql<string[]>`${registrations}::text[]` }
  await tx
    .insertInto('tax_settings')
    .values({ app_id: tx.app_id, ...values })
    .onConflict((conflict) => conflict.column('app_id').doUpdateSet(values))
    .execute()
}

/** Lists the owner's own rates, by country and first day. */
export function listOwnRates(db: AppDb | AppTx): Promise<TaxRateRow[]> {
  return db
    .selectFrom('tax_rates')
    .select(['country', 'valid_from', 'rate'])
    .where('app_id', '=', db.app_id)
    .orderBy('country')
    .orderBy('valid_from')
    .execute()
}

export async function replaceOwnRates(tx: AppTx, rates: readonly TaxRateRow[]): Promise<void> {
  await tx.deleteFrom('tax_rates').where('app_id', '=', tx.app_id).execute()
  if (rates.length === 0) return
  await tx
    .insertInto('tax_rates')
    .values(rates.map((rate) => ({ app_id: tx.app_id, ...rate })))
    .execute()
}
