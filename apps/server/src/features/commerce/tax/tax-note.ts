import type { taxNote } from '@foyer/contract/commerce/tax-shapes'
import type { z } from 'zod'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { findTaxSettings } from '../repository/tax-settings.ts'

/** What prices say about tax. */
export type TaxNote = z.infer<typeof taxNote>

/** The note of prices that contain tax or not; null: no tax is charged. */
export function taxNoteOf(is_inclusive: boolean | null): TaxNote {
  if (is_inclusive === null) return null
  return is_inclusive ? 'included' : 'added'
}

/** What the app's prices say about tax. */
export async function findTaxNote(db: AppDb | AppTx): Promise<TaxNote> {
  const { mode, is_inclusive } = await findTaxSettings(db)
  return taxNoteOf(mode === 'off' ? null : is_inclusive)
}
