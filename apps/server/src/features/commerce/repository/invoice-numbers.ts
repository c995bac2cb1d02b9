import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { DEFAULT_PREFIX, findInvoiceSettings } from './invoice-settings.ts'

/** What documents there are. */
export type InvoiceKind = 'invoice' | 'credit_note'

/** Numbers run by themselves for each kind of document, and for test money. */
export type Series = InvoiceKind | `test_${InvoiceKind}`

const SERIES_MARK: Readonly<Record<Series, string>> = {
  invoice: '',
  credit_note: 'CN-',
  test_invoice: 'TEST-',
  test_credit_note: 'TEST-CN-',
}

const DIGITS = 4

/** A number as it is printed, such as `INV-0041`. */
export function writeLabel(prefix: string, series: Series, number: number): string {
  return `${prefix}-${SERIES_MARK[series]}${String(number).padStart(DIGITS, '0')}`
}

/** Returns the next number of a series. The row stays locked until the transaction ends, so that numbers have no gap and no duplicate. */
export async function takeNumber(tx: AppTx, series: Series): Promise<number> {
  const { last } = await tx
    .insertInto('invoice_counters')
    .values({ app_id: tx.app_id, series, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['app_id', 'series']).doUpdateSet({ last: sql`invoice_counters.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

/** What the app's numbers start with. */
export async function readPrefix(db: AppDb | AppTx): Promise<string> {
  const row = await findInvoiceSettings(db)
  return row?.prefix ?? DEFAULT_PREFIX
}

/** The number that the next invoice of real money gets. */
export async function findNextNumber(db: AppDb | AppTx): Promise<number> {
  const row = await db
    .selectFrom('invoice_counters')
    .select('last')
    .where('app_id', '=', db.app_id)
    .where('series', '=', 'invoice')
    .executeTakeFirst()
  return (row?.last ?? 0) + 1
}
